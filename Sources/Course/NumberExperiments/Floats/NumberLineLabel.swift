/// A value below a number line, written across if there is room and down otherwise.
struct NumberLineLabel {
  let text: String
  /// The place of its number along the line.
  let place: Double
  /// Whether the value is written across.
  var isUpright = false

  /// Returns the width of the value if it is written across.
  func width(size: Double) -> Double {
    size * text.reduce(0) { $0 + ($1.isASCII ? 0.55 : 0.4) }
  }

  /// Returns the width of the value if it is written down: the height of digits, more with raised ones.
  func thickness(size: Double) -> Double {
    size * (text.allSatisfy(\.isASCII) ? 0.72 : 1.08)
  }

  private func extent(size: Double) -> Double {
    isUpright ? width(size: size) : thickness(size: size)
  }

  /// Returns the labels that fit next to each other, the first ones first.
  ///
  /// A label is written across if it has room even when all labels are. Of the others, those are added that have room
  /// when wider ones are written down; and finally those that have room next to the rest.
  ///
  /// - Parameters:
  ///   - labels: all labels, the most important first.
  ///   - size: the size of the font.
  /// - Returns: the labels with room, in the same order.
  /// - Complexity: O(*n*²) for *n* labels.
  static func placed(_ labels: [NumberLineLabel], size: Double) -> [NumberLineLabel] {
    let across = labels.map(\.across)
    let long = zip(labels, across).map { $1.hasRoom(beside: across, size) ? $1 : $0 }
    let short = long.map { label in
      let width = label.width(size: size)
      let others = zip(long, across).map { $1.width(size: size) <= width ? $1 : $0 }
      return label.across.hasRoom(beside: others, size) ? label.across : label
    }
    var placed: [NumberLineLabel] = []
    for label in short where label.hasRoom(beside: placed, size, margin: 1) { placed.append(label) }
    for index in placed.indices where !placed[index].isUpright && placed[index].across.hasRoom(beside: placed, size) {
      placed[index].isUpright = true
    }
    return placed
  }

  private var across: NumberLineLabel {
    var label = self
    label.isUpright = true
    return label
  }

  private func hasRoom(beside others: [NumberLineLabel], _ size: Double, margin: Double = 8) -> Bool {
    others.allSatisfy { other in
      let room = (extent(size: size) + other.extent(size: size)) / 2 + margin
      return other.place == place || (other.place - place).magnitude >= room
    }
  }
}
