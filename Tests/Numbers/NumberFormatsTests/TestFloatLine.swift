import NumberFormats

/// The words of a line of Berkeley TestFloat, with their meanings.
struct TestFloatLine {
  let text: String
  let rounding: Rounding
  let tininess: Tininess
  /// The operands and the result, in this order.
  let numbers: [FloatFormat.Code]
  let flags: FloatFlags

  /// Returns the lines of a file; nil for one that does not have the form `MODE TAG OPERANDS… RESULT FLAGS`.
  static func all(_ bytes: [UInt8]) -> [TestFloatLine?] {
    bytes.split(separator: UInt8(ascii: "\n")).map { TestFloatLine($0) }
  }

  private init?(_ line: ArraySlice<UInt8>) {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count >= 4 else { return nil }
    text = String(decoding: line, as: UTF8.self)
    switch String(decoding: words[0], as: UTF8.self) {
    case "rne": rounding = .nearestEven
    case "rna": rounding = .nearestAway
    case "rtz": rounding = .towardZero
    case "rdn": rounding = .down
    case "rup": rounding = .up
    case "rto": rounding = .odd
    default: return nil
    }
    switch String(decoding: words[1], as: UTF8.self) {
    case "after": tininess = .afterRounding
    case "before": tininess = .beforeRounding
    default: return nil
    }
    let numbers = words[2...].compactMap(Self.hexadecimal)
    guard numbers.count == words.count - 2, let last = numbers.last, last <= 0x1F else { return nil }
    self.numbers = numbers.dropLast()
    flags = FloatFlags(rawValue: UInt8(last))
  }

  private static func hexadecimal(_ word: ArraySlice<UInt8>) -> FloatFormat.Code? {
    guard (1...32).contains(word.count) else { return nil }
    var number: FloatFormat.Code = 0
    for byte in word {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): number = number << 4 | FloatFormat.Code(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "A")...UInt8(ascii: "F"): number = number << 4 | FloatFormat.Code(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    return number
  }
}
