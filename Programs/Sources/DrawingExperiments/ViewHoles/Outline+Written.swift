import ExperimentKit

extension Outline {
  /// The written form of each outline, in the order of the help.
  static let forms = [
    "circle X Y RADIUS", "rectangle X Y WIDTH HEIGHT", "star X Y RADIUS", "star X Y RADIUS POINTS",
    "pentagram X Y RADIUS", "polygon X Y X Y X Y",
  ]

  private enum Kind: String, CaseIterable {
    case circle
    case rectangle
    case star
    case pentagram
    case polygon
  }

  /// Reads an outline as a list of holes writes it; all but a polygon may end in `counterclockwise`.
  ///
  /// - Throws: ``ValueError`` for an unknown word, and for missing, extra or invalid numbers.
  init(written text: Substring) throws(ValueError) {
    var words = text.split(separator: " ")
    let isClockwise = words.last != "counterclockwise"
    if words.last == "clockwise" || !isClockwise { words.removeLast() }
    guard let word = words.first, let kind = Kind(rawValue: String(word)) else {
      throw ValueError(
        "unknown shape `\((words.first ?? "").abbreviated)`",
        help: Suggestion.help(
          for: String(words.first ?? ""), among: Kind.allCases.map(\.rawValue), forms: Self.forms, what: "shapes"))
    }
    let numbers = try Self.numbers(words.dropFirst())
    self = try Self.outline(kind, numbers, isClockwise)
    if kind == .polygon, words.count < text.split(separator: " ").count {
      throw ValueError(
        "the order of a polygon's corners is its direction",
        help: "Remove the last word, and write the corners in the order you want.")
    }
    guard corners.allSatisfy({ max($0.x.magnitude, $0.y.magnitude) <= ExactPoint.limit }) else {
      throw ValueError("it extends beyond 4096 points", help: Self.allowedNumbers)
    }
  }

  private static func outline(
    _ kind: Kind, _ numbers: [Int], _ isClockwise: Bool
  ) throws(ValueError) -> Outline {
    let radius = LocalizedText(en: "radius", ja: "半径")
    let center = numbers.count > 1 ? ExactPoint(numbers[0], numbers[1]) : ExactPoint(0, 0)
    switch (kind, numbers.count) {
    case (.circle, 3):
      return .circle(center, radius: try length(numbers[2], radius), isClockwise: isClockwise)
    case (.rectangle, 4):
      let width = try length(numbers[2], LocalizedText(en: "width", ja: "幅"))
      let height = try length(numbers[3], LocalizedText(en: "height", ja: "高さ"))
      return .rectangle(center, width: width, height: height, isClockwise: isClockwise)
    case (.star, 3), (.star, 4):
      let count = numbers.count == 4 ? numbers[3] : 500
      guard count.isMultiple(of: 100), (3...24).contains(count / 100) else {
        throw ValueError("a star has 3 to 24 points", help: "Use a whole number of points.")
      }
      let corners = star(center, radius: try length(numbers[2], radius), points: count / 100)
      return Outline(shape: .polygon(isClockwise ? corners : corners.reversed()))
    case (.pentagram, 3):
      let outer = ring(center, radius: Double(try length(numbers[2], radius)), count: 5, from: 0)
      let corners = [0, 2, 4, 1, 3].map { outer[$0] }
      return Outline(shape: .polygon(isClockwise ? corners : corners.reversed()))
    case (.polygon, 6...200) where numbers.count.isMultiple(of: 2):
      return Outline(
        shape: .polygon(stride(from: 0, to: numbers.count, by: 2).map { ExactPoint(numbers[$0], numbers[$0 + 1]) }))
    default:
      let forms = forms.filter { $0.split(separator: " ")[0] == kind.rawValue }.map { "`\($0)`" }
      throw ValueError(
        "it has \(numbers.count) number\(numbers.count == 1 ? "" : "s")",
        help: "Write \(forms.joined(separator: " or "))\(kind == .polygon ? ", with three to a hundred corners" : "").")
    }
  }

  /// The middle of the rectangle around the outline.
  var center: ExactPoint {
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let middle = { (all: [Int]) in ((all.min() ?? 0) + (all.max() ?? 0)) / 2 }
    return ExactPoint(middle(xs), middle(ys))
  }

  /// The corners, or those of the square around a circle.
  private var corners: [ExactPoint] {
    switch shape {
    case .polygon(let corners): corners
    case .circle(let center, let radius, _):
      [ExactPoint(center.x - radius, center.y - radius), ExactPoint(center.x + radius, center.y + radius)]
    }
  }

  /// Returns a star whose inner corners are those of a pentagram, at 38.2 % of the radius.
  private static func star(_ center: ExactPoint, radius: Int, points: Int) -> [ExactPoint] {
    let outer = ring(center, radius: Double(radius), count: points, from: 0)
    let inner = ring(center, radius: 0.382 * Double(radius), count: points, from: 180 / Double(points))
    return zip(outer, inner).flatMap { [$0, $1] }
  }

  /// Returns points on a circle, clockwise, rounded to hundredths of a point.
  private static func ring(_ center: ExactPoint, radius: Double, count: Int, from start: Double) -> [ExactPoint] {
    (0..<count).map { index in
      let angle = start + 360 * Double(index) / Double(count)
      let point = Figure.point(at: angle, radius: radius, from: Figure.Point(Double(center.x), Double(center.y)))
      return ExactPoint(Int(point.x.rounded()), Int(point.y.rounded()))
    }
  }
}

extension Outline {
  /// The description of the allowed numbers.
  static let allowedNumbers: Message =
    "Coordinates and lengths go from -4096 to 4096, with at most two digits after the point."

  /// Reads the numbers of some words, in hundredths.
  static func numbers(_ words: ArraySlice<Substring>) throws(ValueError) -> [Int] {
    var numbers: [Int] = []
    for word in words {
      guard let number = Hundredths.count(word), number.magnitude <= ExactPoint.limit else {
        throw ValueError("`\(word.abbreviated)` is not such a number", help: allowedNumbers)
      }
      numbers.append(number)
    }
    return numbers
  }

  private static func length(_ number: Int, _ name: LocalizedText) throws(ValueError) -> Int {
    guard number > 0 else { throw ValueError("its \(name) is not above 0", help: "Use a length above 0.") }
    return number
  }
}
