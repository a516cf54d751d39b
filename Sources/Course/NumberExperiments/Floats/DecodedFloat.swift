import ExactNumbers
import ExperimentKit
import NumberFormats

/// A finite number of a floating-point format as a reader decodes it, with or without a misconception.
struct DecodedFloat {
  let isNegative: Bool
  let significand: ExactRational
  let exponent: Int

  /// Reads a number other than zero, which leaves no room for a misconception.
  init(_ number: FloatNumber, in format: FloatFormat, mistake: FloatMisconception?) {
    isNegative = number.isNegative
    significand = mistake?.significand(of: number) ?? number.significand
    exponent = mistake?.exponent(of: number, in: format) ?? number.exponent
  }

  /// The value.
  var exact: ExactRational {
    let magnitude = significand.scaled(byPowerOfTwo: exponent)
    return isNegative ? -magnitude : magnitude
  }
}

extension FloatFormat {
  /// Returns the value of a code with a misconception; zero, infinities and NaN are unchanged.
  func value(of code: Code, mistake: FloatMisconception?) -> Table.Value {
    let value = value(of: code)
    guard let mistake, let number = value.number, !number.isZero else { return .number(value) }
    return .number(DecodedFloat(number, in: self, mistake: mistake).exact)
  }
}
