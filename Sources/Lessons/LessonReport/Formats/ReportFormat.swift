import LessonKit

/// A machine-readable form of the outcomes of a run.
///
/// To add one, write its type and its tests, and name it in `OutcomeFormat` of the commands.
package protocol ReportFormat {
  /// The name, in the form that `--format` takes.
  static var name: String { get }
  /// The extension of files that are written in this format by default; nil for none.
  static var fileEnding: String? { get }

  /// Returns the record of a run in this format, with the same bytes each time.
  ///
  /// - Parameters:
  ///   - record: the outcomes.
  ///   - rules: the rules for failures.
  /// - Returns: the text.
  /// - Throws: an error if the record cannot be written.
  static func text(_ record: RunRecord, _ rules: FailureRules) throws -> String
}
