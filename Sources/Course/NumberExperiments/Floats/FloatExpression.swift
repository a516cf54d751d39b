import ExactNumbers
import ExperimentKit
import NumberFormats

/// The value of a code as sign, significand and power of two, such as `+1.25 × 2^-1`.
struct FloatExpression {
  let format: FloatFormat
  let value: FloatValue
  var mistake: FloatMisconception?

  /// The expression; the significand has as many decimals as there are fraction bits.
  var words: LocalizedText {
    switch value {
    case .finite(let number):
      let sign = format.hasSign ? (number.isNegative ? "-" : "+") : ""
      let read = DecodedFloat(number, in: format, mistake: number.isZero ? nil : mistake)
      return LocalizedText("\(sign)\(Self.significand(read.significand, format)) × 2^\(read.exponent)")
    case .infinity(let isNegative):
      let sign = format.hasSign ? (isNegative ? "-" : "+") : ""
      return "\(sign)\(FloatClass.infinity.words)"
    case .nan:
      return FloatClass.nan.words
    }
  }

  /// Returns a significand in decimal; the format's number of fraction bits is enough decimals for all.
  static func significand(_ significand: ExactRational, _ format: FloatFormat) -> String {
    let missing = format.fractionBits - (significand.decimalPlaces ?? 0)
    let point = significand.denominator == 1 && missing > 0 ? "." : ""
    return significand.description + point + String(repeating: "0", count: max(0, missing))
  }
}
