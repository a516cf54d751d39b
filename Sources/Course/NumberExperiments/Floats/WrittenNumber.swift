import ExactNumbers
import ExperimentKit

/// A number as written and its value, for a claim that is quoted word for word.
struct WrittenNumber: Sendable, Hashable {
  /// The text of the number, such as `1.00`.
  let text: String
  /// The value of the number.
  let exact: ExactRational
}

extension ParameterType where Value == WrittenNumber {
  /// The type of a number in decimal or as a fraction, read exactly and with its text.
  static var writtenNumber: ParameterType {
    ParameterType(ParameterType<ExactRational>.exactRational.domain) { text in
      ExactRational(text).map { WrittenNumber(text: text, exact: $0) }
    }
  }
}
