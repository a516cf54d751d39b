/// A reader of the numbers of an SVG attribute: `1-.5.25e1` are three.
struct SVGNumberReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: some StringProtocol) {
    bytes = Array(text.utf8)
  }

  var isAtEnd: Bool { index == bytes.count }

  /// The next character; nil at the end.
  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Skips spaces and commas, which separate numbers.
  mutating func skipSeparators() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(byte) { index += 1 }
  }

  /// Skips a character if it comes next.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard let next, UInt32(next) == character.value, next < 0x80 else { return false }
    index += 1
    return true
  }

  /// Reads the next number after separators; nil if none comes next, and only separators are skipped.
  mutating func number() -> Double? {
    skipSeparators()
    let start = index
    var end = index
    func isDigit(_ place: Int) -> Bool { place < bytes.count && 0x30...0x39 ~= bytes[place] }
    func isOne(of signs: String, _ place: Int) -> Bool { place < bytes.count && signs.utf8.contains(bytes[place]) }
    if isOne(of: "+-", end) { end += 1 }
    let digits = end
    while isDigit(end) { end += 1 }
    var count = end - digits
    if isOne(of: ".", end), count > 0 || isDigit(end + 1) {
      end += 1
      let decimals = end
      while isDigit(end) { end += 1 }
      count += end - decimals
    }
    guard count > 0 else { return nil }
    if isOne(of: "eE", end) {
      let sign = isOne(of: "+-", end + 1) ? 1 : 0
      if isDigit(end + 1 + sign) {
        end += 1 + sign
        while isDigit(end) { end += 1 }
      }
    }
    index = end
    return Double(String(decoding: bytes[start..<end], as: UTF8.self))
  }

  /// Reads the next of the two digits that select an arc; nil if none comes next.
  mutating func flag() -> Double? {
    skipSeparators()
    if take("0") { return 0 }
    return take("1") ? 1 : nil
  }

  /// Reads the next characters that belong to a word; empty if none comes next.
  mutating func word(_ belongs: (UInt8) -> Bool) -> String {
    let start = index
    while let byte = next, belongs(byte) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}
