import ExactNumbers

/// A number as a comment or a program writes it: its exact value, and the number of digits that it shows.
struct WrittenNumber: Sendable, Hashable {
  /// The absolute value.
  enum Magnitude: Sendable, Hashable {
    /// Decimal digits without leading zeros, each from 0 to 9, and the power of ten of the last one; none for zero.
    case finite(digits: [UInt8], place: Int)
    /// Infinity.
    case infinity
    /// Not a number.
    case notANumber
  }

  /// The absolute value, in which zeros at the end remain as they are written.
  let magnitude: Magnitude
  /// Whether a minus sign precedes it.
  let isNegative: Bool
  /// Whether the number has a decimal point.
  let hasPoint: Bool
  /// Whether the number has a power of ten.
  let hasExponent: Bool
  /// Whether `…` or `...` follows, so that it shows only the first digits.
  let isCut: Bool
  /// The digits as written, without their sign, groups and `…`.
  let spelling: String

  /// The largest exponent of a hexadecimal number that is read.
  private static let largestExponent = 20_000
  /// The maximum number of digits of a number that is read.
  private static let mostDigits = 20_000

  /// Reads a number.
  ///
  /// It may be decimal with digit groups and an exponent, `0x`, `0b` or `0o`, hexadecimal with a binary exponent, an
  /// infinity, or *not a number*.
  ///
  /// - Returns: nil for any other text.
  /// - Complexity: O(*n*) for *n* decimal digits, else O(*n*²).
  init?(_ text: some StringProtocol) {
    var rest = text[...]
    let isNegative = rest.first == "-" || rest.first == "\u{2212}"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    let ellipsis = ["…", "..."].first { rest.hasSuffix($0) }
    if let ellipsis { rest = rest.dropLast(ellipsis.count) }
    let digits = String(rest.filter { $0 != "_" })
    guard rest.first != "_", rest.last != "_", digits.utf8.count <= Self.mostDigits else { return nil }
    (self.isNegative, isCut, spelling) = (isNegative, ellipsis != nil, digits)
    if let word = Self.word(digits) {
      guard ellipsis == nil else { return nil }
      (magnitude, hasPoint, hasExponent) = (word, false, false)
      return
    }
    if let other = Self.otherBase(digits) {
      guard ellipsis == nil else { return nil }
      (magnitude, hasPoint, hasExponent) = (other, digits.contains("."), false)
      return
    }
    guard let decimal = Self.decimal(digits) else { return nil }
    hasPoint = digits.contains(".")
    hasExponent = digits.contains { $0 == "e" || $0 == "E" }
    magnitude = decimal
    if isCut, hasExponent { return nil }
  }

  /// Returns an infinity or *not a number*, with or without the type before it; nil for other words.
  private static func word(_ text: String) -> Magnitude? {
    var word = text[...]
    for type in ["Double", "Float", "Float16", "Float32", "Float64", "Float80", "CGFloat"]
    where word.hasPrefix(type + ".") {
      word = word.dropFirst(type.count)
      break
    }
    if word.first == "." { word = word.dropFirst() }
    switch word {
    case "inf", "infinity", "∞": return .infinity
    case "nan", "snan", "signalingNaN", "NaN": return .notANumber
    default: return word.hasPrefix("nan(0x") && word.hasSuffix(")") ? .notANumber : nil
    }
  }

  private static func decimal(_ text: String) -> Magnitude? {
    let parts = text.split(separator: /[eE]/, maxSplits: 1, omittingEmptySubsequences: false)
    guard let mantissa = parts.first, mantissa.first?.isDecimalDigit == true, mantissa.last?.isDecimalDigit == true
    else {
      return nil
    }
    var exponent = 0
    if parts.count > 1 {
      let digits = parts[1].first == "-" || parts[1].first == "+" ? parts[1].dropFirst() : parts[1]
      guard !digits.isEmpty, digits.allSatisfy(\.isDecimalDigit), digits.count < 10, let value = Int(parts[1]) else {
        return nil
      }
      exponent = value
    }
    let halves = mantissa.split(separator: ".", omittingEmptySubsequences: false)
    guard halves.count <= 2, halves.allSatisfy({ $0.allSatisfy(\.isDecimalDigit) }) else { return nil }
    return finite(halves.joined(), place: exponent - (halves.count > 1 ? halves[1].count : 0))
  }

  private static func otherBase(_ text: String) -> Magnitude? {
    let text = text.lowercased()
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
      let parts = text.dropFirst(2).split(separator: "p", maxSplits: 1, omittingEmptySubsequences: false)
      let halves = parts[0].split(separator: ".", omittingEmptySubsequences: false)
      guard halves.count <= 2, halves.allSatisfy({ !$0.isEmpty }), radix == 16 || halves.count + parts.count == 2,
        parts.count == 2 || halves.count == 1
      else { return nil }
      var value = ExactInteger(0)
      for digit in halves.joined() {
        guard let digit = digit.isASCII ? digit.hexDigitValue : nil, digit < radix else { return nil }
        value = value * ExactInteger(radix) + ExactInteger(digit)
      }
      var exponent = 0
      if parts.count == 2 {
        guard parts[1].first?.isWhitespace == false, let power = Int(parts[1]), abs(power) <= largestExponent else {
          return nil
        }
        exponent = power - (halves.count > 1 ? halves[1].count * 4 : 0)
      }
      for _ in 0..<abs(exponent) { value = value * ExactInteger(exponent < 0 ? 5 : 2) }
      return finite(value.description, place: min(exponent, 0))
    }
    return nil
  }

  private static func finite(_ digits: String, place: Int) -> Magnitude {
    .finite(digits: digits.utf8.drop { $0 == UInt8(ascii: "0") }.map { $0 - UInt8(ascii: "0") }, place: place)
  }
}

extension WrittenNumber {
  /// Whether the number is written without a point and without an exponent.
  var isInteger: Bool { !hasPoint && !hasExponent && isFinite }

  /// Whether the number is neither an infinity nor *not a number*.
  var isFinite: Bool { if case .finite = magnitude { true } else { false } }

  /// Whether the value of the number is zero.
  var isZero: Bool { if case .finite(let digits, _) = magnitude { digits.allSatisfy { $0 == 0 } } else { false } }

  /// The number of digits, without leading zeros.
  var significantDigits: Int { if case .finite(let digits, _) = magnitude { digits.count } else { 0 } }

  /// The digits in base ten without an exponent, with a point if it has a fraction; nil if they would be very long.
  var plainDigits: String? {
    guard case .finite(let digits, let place) = magnitude, abs(place) <= 2_000 else { return nil }
    let text = digits.map(String.init).joined()
    if place >= 0 { return text.isEmpty ? "0" : text + String(repeating: "0", count: place) }
    let padded = String(repeating: "0", count: max(0, 1 - place - text.count)) + text
    return padded.dropLast(-place) + "." + padded.suffix(-place)
  }
}

extension Character {
  /// Whether the character is one of the ASCII digits 0 to 9.
  var isDecimalDigit: Bool { isASCII && isNumber }
}
