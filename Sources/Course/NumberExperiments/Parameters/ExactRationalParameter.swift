import ExactNumbers
import ExperimentKit

extension ParameterType where Value == ExactRational {
  /// The type of a number in decimal, with or without an exponent, or as a fraction, read exactly.
  ///
  /// It has at most ``ExactNumbers/ExactInteger/maximumDigits`` digits.
  static var exactRational: ParameterType {
    exactRational(maximumDigits: ExactInteger.maximumDigits)
  }

  /// The type of an exact number of at most 100 digits before an exponent.
  ///
  /// It takes little time even for a figure or for thousands of sums.
  static var shortRational: ParameterType {
    exactRational(maximumDigits: 100)
  }

  private static func exactRational(maximumDigits digits: Int) -> ParameterType {
    let limit =
      digits == ExactInteger.maximumDigits
      ? LocalizedText(en: "\(digits) digits when written without an exponent", ja: "ただし指数を使わずに書いて\(digits)桁まで")
      : LocalizedText(en: "\(digits) digits before an exponent", ja: "ただし指数の前は\(digits)桁まで")
    return ParameterType(
      .exactNumber(
        LocalizedText(
          en: "a number such as `0.1`, `-3`, `1/8`, `6.02e23` or `0x1.8p-3`, of at most \(limit.en)",
          ja: "数(例:`0.1`、`-3`、`1/8`、`6.02e23`、`0x1.8p-3`)。\(limit.ja)"), .fraction)
    ) { text in
      let written = text.prefix { !"eEpP".contains($0) }.utf8.count { (0x30...0x39).contains($0) }
      return written <= digits ? ExactRational(text) : nil
    }
  }
}
