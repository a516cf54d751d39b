/// A value below a number line, written across where there is room and down where there is less.
struct NumberLineLabel {
  let text: String
  /// The place of its number along the line.
  let place: Double
  /// Whether it is written across.
  var isUpright = false

  /// How wide it is if it is written across.
  func width(size: Double) -> Double {
    size * text.reduce(0) { $0 + ($1.isASCII ? 0.55 : 0.4) }
  }

  /// How wide it is if it is written down: as digits are high, and raised ones higher.
  func thickness(size: Double) -> Double {
    size * (text.allSatisfy(\.isASCII) ? 0.72 : 1.08)
  }

  private func extent(size: Double) -> Double {
    isUpright ? width(size: size) : thickness(size: size)
  }

  /// Those of some labels that have room beside each other, the first ones first.
  ///
  /// Those are written across that have room even if all are; of the others those that have room if wider ones are written
  /// down; and at last those that have room beside what is written then.
  ///
  /// - Parameters:
  ///   - labels: all labels, the most wanted first.
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
