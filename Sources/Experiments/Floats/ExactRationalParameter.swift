import ExactNumbers
import ExperimentKit
import SourceText

extension ParameterType where Value == ExactRational {
  /// A number in decimal or as a fraction, taken exactly.
  ///
  /// It has at most ``ExactNumbers/ExactInteger/maximumDigits`` digits.
  static var exactRational: ParameterType {
    ParameterType(
      allowed: LocalizedText(
        en: "a number such as `0.1`, `-3` or `1/8`, of at most \(ExactInteger.maximumDigits) digits",
        ja: "数(例:`0.1`、`-3`、`1/8`)。ただし\(ExactInteger.maximumDigits)桁まで")
    ) { text in
      ExactRational(text)
    }
  }

  /// A number of at most 100 digits, in decimal or as a fraction, taken exactly, for what is computed with many times.
  static var shortRational: ParameterType {
    ParameterType(
      allowed: LocalizedText(
        en: "a number such as `0.1`, `-3` or `1/8`, of at most 100 digits", ja: "数(例:`0.1`、`-3`、`1/8`)。ただし100桁まで")
    ) { text in
      text.utf8.count <= 102 ? ExactRational(text) : nil
    }
  }

  /// A number in a range, in decimal or as a fraction, taken exactly.
  static func exactRational(in range: ClosedRange<Int>) -> ParameterType {
    let (low, high) = (range.lowerBound, range.upperBound)
    let numbers = ExactRational(ExactInteger(low))...ExactRational(ExactInteger(high))
    return ParameterType(
      allowed: LocalizedText(
        en: "a number from \(low) to \(high), such as `0.5` or `1/8`", ja: "\(low)から\(high)までの数(例:`0.5`、`1/8`)")
    ) { text in
      ExactRational(text).flatMap { numbers.contains($0) ? $0 : nil }
    }
  }
}
