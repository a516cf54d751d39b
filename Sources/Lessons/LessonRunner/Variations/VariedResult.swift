import ExperimentKit
import LessonKit
import Results
import SourceText
import TimeLimits

/// The result of an experiment for some values of its parameters.
package enum VariedResult: Sendable {
  /// The experiment gave a result.
  case result(CellResult)
  /// The experiment refused the values, and said why.
  case refusal([Finding])
  /// The experiment failed, so readers cannot choose the values.
  case failure([Finding])
  /// This machine could not decide, because the experiment took too long.
  case undecided(Message)
  /// This machine could not decide, because it lacks something that the experiment needs.
  case unavailable(Message)

  /// Whether readers can choose the values.
  package var isOffered: Bool {
    switch self {
    case .result, .refusal: true
    case .failure, .undecided, .unavailable: false
    }
  }

  /// Whether another machine may have a result.
  var isUndecided: Bool {
    switch self {
    case .undecided, .unavailable: true
    case .result, .refusal, .failure: false
    }
  }

  /// The hash of the result for its record; nil if readers cannot choose the values.
  var hash: String? {
    switch self {
    case .result(let result): VariedRecord.hash(of: result)
    case .refusal(let findings): VariedRecord.hash(ofRefusal: findings)
    case .failure, .undecided, .unavailable: nil
    }
  }

  /// Creates the result for values that gave an error.
  init(thrown error: any Error, line: Int, place: Place) {
    switch error {
    case is TimeLimitExceeded:
      self = .undecided("it takes longer than \(PlannedVariation.timeLimit.timeLimitText)")
    case let unavailable as Unavailable: self = .unavailable(unavailable.reason)
    case is Rejection, is Rejections, is Findings:
      self = .refusal(Findings(thrown: error, line: line) { _ in place }.all)
    default: self = .failure(Findings(thrown: error, line: line) { _ in place }.all)
    }
  }
}

/// A choice of values with its result.
package struct VariedCellResult: Sendable {
  /// The choice.
  package var state: VariedState
  /// The result.
  package var result: VariedResult
}
