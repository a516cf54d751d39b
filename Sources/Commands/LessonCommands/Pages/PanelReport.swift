import LessonPage
import SourceText
import Terminal

/// The report about panels in which readers choose other values.
enum PanelReport {
  /// Returns the line about a panel: its results, refusals, values without a result, and size.
  static func line(_ panel: VariedPanel) -> TerminalText {
    """
      `\(panel.name)` with other values: \(panel.resultCount) results, \(panel.refusalCount) of them refusals, \
    \(panel.missingCount) missing, \(panel.byteCount) bytes
    """
  }
}
