import LessonKit

/// A form in which other programs read the outcomes of a run.
///
/// To add one, write its type and its tests, and name it in `OutcomeFormat` of the commands.
package protocol ReportFormat {
  /// The name, as `--format` takes it.
  static var name: String { get }
  /// The ending of files that are written in this format unless `--format` says otherwise; nil for none.
  static var fileEnding: String? { get }

  /// The record of a run in this format, the same bytes each time.
  ///
  /// - Parameters:
  ///   - record: the outcomes.
  ///   - rules: which of them fail.
  /// - Returns: the text.
  /// - Throws: an error where the record cannot be written.
  static func text(_ record: RunRecord, _ rules: FailureRules) throws -> String
}
