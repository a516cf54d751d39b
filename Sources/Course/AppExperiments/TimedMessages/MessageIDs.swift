import ExperimentKit

/// The ways in which a timer recognizes that the message on the label is still its own.
enum MessageIDs: String, CaseIterable, Sendable {
  /// No check, which the source warns about.
  case none
  /// A random number, as in the source's code.
  case random
  /// The number of the message, which never repeats, as in the corrected code.
  case counter
}
