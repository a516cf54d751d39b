import ExactNumbers
import ExperimentKit

extension ParameterType where Value == ExactInteger {
  /// The type of a whole number of any size in decimal digits, with or without a sign.
  ///
  /// It has at most ``ExactNumbers/ExactInteger/maximumDigits`` digits.
  static var exactInteger: ParameterType {
    let digits = ExactInteger.maximumDigits
    return ParameterType(
      .exactNumber(
        LocalizedText(
          en: "a whole number of any size, such as `5` or `-3`, of at most \(digits) digits",
          ja: "任意の大きさの整数(例:`5`、`-3`)。ただし\(digits)桁まで"), .whole)
    ) { text in
      ExactInteger(text)
    }
  }
}
