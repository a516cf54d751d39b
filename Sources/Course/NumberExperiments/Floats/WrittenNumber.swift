import ExactNumbers
import ExperimentKit

/// A number as it was written and as it is, for a claim that is quoted word for word.
struct WrittenNumber: Sendable, Hashable {
  /// What was written, such as `1.00`.
  let text: String
  /// The number.
  let exact: ExactRational
}

extension ParameterType where Value == WrittenNumber {
  /// A number in decimal or as a fraction, taken exactly and kept as it is written.
  static var writtenNumber: ParameterType {
    ParameterType(ParameterType<ExactRational>.exactRational.domain) { text in
      ExactRational(text).map { WrittenNumber(text: text, exact: $0) }
    }
  }
}
