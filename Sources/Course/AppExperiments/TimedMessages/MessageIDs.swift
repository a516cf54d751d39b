import ExperimentKit

/// How a timer knows that the message on the label is still its own.
enum MessageIDs: String, CaseIterable, Sendable {
  /// It does not ask: what the source warns of.
  case none
  /// By a random number: the source's code.
  case random
  /// By the number of the message, which never comes again: the corrected code.
  case counter
}
