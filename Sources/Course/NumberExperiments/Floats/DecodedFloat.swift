import ExactNumbers
import ExperimentKit
import NumberFormats

/// A finite number of a floating-point format as one reads it, with or without a mistake.
struct DecodedFloat {
  let isNegative: Bool
  let significand: ExactRational
  let exponent: Int

  /// Reads a number that is not zero; of zero there is nothing to mistake.
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
  /// The value of a code as one reads it, and the same for zero, infinities and NaN.
  func value(of code: Code, mistake: FloatMisconception?) -> Table.Value {
    let value = value(of: code)
    guard let mistake, let number = value.number, !number.isZero else { return .number(value) }
    return .number(DecodedFloat(number, in: self, mistake: mistake).exact)
  }
}
