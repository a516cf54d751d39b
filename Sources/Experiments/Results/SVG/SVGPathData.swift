/// The data of a `path` element (SVG 2, section 9.3), in one canonical form.
///
/// Each segment is absolute, with its own command, and a line or a plain curve if a shorter command says the same.
struct SVGPathData {
  /// Returns the segments; nil for invalid data.
  static func tokens(_ text: String) -> [SVGValue.Token]? {
    var path = SVGPathData(SVGNumberReader(text))
    return path.read() ? path.tokens : nil
  }

  private typealias Point = (x: Double, y: Double)

  private var reader: SVGNumberReader
  private var tokens: [SVGValue.Token] = []
  private var current: Point = (0, 0)
  private var start: Point = (0, 0)
  /// The last control point of a cubic or a quadratic curve, if the segment before was one.
  private var control: (point: Point, isCubic: Bool)?

  private init(_ reader: SVGNumberReader) {
    self.reader = reader
  }

  private mutating func read() -> Bool {
    reader.skipSeparators()
    var isFirst = true
    while let command = reader.next {
      guard reader.take(Unicode.Scalar(command)), !isFirst || command | 0x20 == UInt8(ascii: "m") else { return false }
      isFirst = false
      guard read(Unicode.Scalar(command)) else { return false }
      reader.skipSeparators()
    }
    return true
  }

  /// Reads the segments of a command, at least one, while numbers follow.
  private mutating func read(_ command: Unicode.Scalar) -> Bool {
    var kind = Unicode.Scalar(UInt8(truncatingIfNeeded: command.value & 0x5F))
    let isRelative = command.value & 0x20 != 0
    if kind == "Z" {
      add("Z", [])
      current = start
      return true
    }
    guard let count = ["M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7][kind] else {
      return false
    }
    var isFirst = true
    while true {
      var numbers: [Double] = []
      while numbers.count < count {
        let isFlag = kind == "A" && 3...4 ~= numbers.count
        guard let number = isFlag ? reader.flag() : reader.number() else {
          return !isFirst && numbers.isEmpty
        }
        numbers.append(number)
      }
      segment(kind, numbers, isRelative ? current : (0, 0))
      if kind == "M" {
        start = current
        kind = "L"
      }
      isFirst = false
    }
  }

  private mutating func segment(_ kind: Unicode.Scalar, _ numbers: [Double], _ origin: Point) {
    func point(_ index: Int) -> Point { (origin.x + numbers[index], origin.y + numbers[index + 1]) }
    func reflected(isCubic: Bool) -> Point {
      guard let control, control.isCubic == isCubic else { return current }
      return (2 * current.x - control.point.x, 2 * current.y - control.point.y)
    }
    switch kind {
    case "H": add("L", [(origin.x + numbers[0], current.y)])
    case "V": add("L", [(current.x, origin.y + numbers[0])])
    case "S": add("C", [reflected(isCubic: true), point(0), point(2)])
    case "T": add("Q", [reflected(isCubic: false), point(0)])
    case "A": add("A", [point(5)], numbers[..<5])
    default: add(kind, stride(from: 0, to: numbers.count, by: 2).map(point))
    }
  }

  private mutating func add(_ kind: Unicode.Scalar, _ points: [Point], _ numbers: ArraySlice<Double> = []) {
    tokens.append(.word(String(kind)))
    tokens += (numbers + points.flatMap { [$0.x, $0.y] }).map { .number($0, unit: "") }
    control = kind == "C" ? (points[1], true) : kind == "Q" ? (points[0], false) : nil
    if let last = points.last { current = last }
  }
}
