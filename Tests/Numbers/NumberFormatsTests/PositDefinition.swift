import ExactNumbers
import NumberFormats
import Testing

/// A small posit format by its definition on strings of bits, in doubles, which represent its numbers exactly.
struct PositDefinition: CustomTestStringConvertible {
  let bits: Int
  let exponentBits: Int

  /// Formats of up to 10 bits with every number of exponent bits.
  static let all = (3...10).flatMap { bits in (0...4).map { PositDefinition(bits: bits, exponentBits: $0) } }

  var format: PositFormat {
    get throws { try PositFormat(bits: bits, exponentBits: exponentBits) }
  }

  var testDescription: String {
    "\(bits) bits, \(exponentBits) exponent bits"
  }

  /// Returns the value of a code, nil for NaR, by the formula of the standard, which uses negative codes directly.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 3.5.
  func value(_ code: Int) -> Double? {
    let digits = Array(String((1 << bits) + code, radix: 2).dropFirst())
    if !digits.contains("1") { return 0 }
    if digits[0] == "1", !digits.dropFirst().contains("1") { return nil }
    let sign = digits[0] == "1" ? 1 : 0
    let run = digits.dropFirst().prefix { $0 == digits[1] }.count
    let regime = digits[1] == "1" ? run - 1 : -run
    let rest = Array(digits.dropFirst(run + 2))
    let exponentDigits = rest.prefix(exponentBits) + Array(repeating: "0", count: max(0, exponentBits - rest.count))
    let exponent = Int("0" + String(exponentDigits), radix: 2) ?? 0
    let fractionDigits = String(rest.dropFirst(exponentBits))
    let fraction = Double(Int("0" + fractionDigits, radix: 2) ?? 0) / Double(1 << fractionDigits.count)
    let power = (1 - 2 * sign) * ((1 << exponentBits) * regime + exponent + sign)
    return (Double(1 - 3 * sign) + fraction) * Double(sign: .plus, exponent: power, significand: 1)
  }

  /// Returns the value as an exact number.
  func exact(_ code: Int) -> ExactRational? {
    value(code).flatMap { ExactRational(exactly: $0) }
  }
}
