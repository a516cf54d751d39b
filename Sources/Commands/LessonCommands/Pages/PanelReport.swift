import LessonPage
import LessonRunner
import SourceText
import Terminal

/// The report about panels in which readers choose other values.
struct PanelReport {
  /// The largest number of values without a result to name for each cell.
  private static let mostMissing = 3

  private let session: Session

  /// Creates a report in the language of a session.
  init(_ session: Session) { self.session = session }

  /// Prints the account of each cell with other values, and the size of all panels of the page.
  func print(_ panels: PagePanels) {
    for panel in panels.all {
      session.say(
        """
          `\(panel.name)` with other values: \(panel.resultCount) results, \(panel.refusalCount) of them refusals, \
        \(panel.missing.count) missing, \(panel.byteCount) bytes
        """)
      printDetails(panel)
    }
    for panel in panels.omitted {
      session.say(
        """
          `\(panel.name)` is omitted: \(panel.resultCount) results with \(panel.byteCount) bytes are more than are left \
        of \(PagePanels.mostBytes)
        """)
    }
    for panel in panels.empty {
      session.say("  `\(panel.name)` has no other values")
      printDetails(panel)
    }
    guard panels.all.count > 1 else { return }
    session.say("  all other values: \(panels.all.count) panels, \(panels.byteCount) of \(PagePanels.mostBytes) bytes")
  }

  private func printDetails(_ panel: VariedPanel) {
    let awaited = panel.awaited.map { "\($0 + 1)" }.joined(separator: ", ")
    if !awaited.isEmpty { session.say("    appears after these questions, whose answers it shows: \(awaited)") }
    for (reason, parameters) in Dictionary(grouping: panel.omitted, by: \.reason).sorted(by: { $0.key < $1.key }) {
      let names = parameters.map { "`\($0.name)`" }.joined(separator: ", ")
      switch reason {
      case .tooMany: session.say("    omits values of \(names): more than \(OmittedParameter.mostResults) results")
      case .tooLarge: session.say("    omits values of \(names): more than \(OmittedParameter.mostBytes) bytes")
      }
    }
    for missing in panel.missing.prefix(Self.mostMissing) {
      session.say(TerminalText("    \(session.text(missing.message))"))
    }
    let rest = panel.missing.count - Self.mostMissing
    if rest > 0 { session.say("    There is no result for \(rest) more combinations of values.") }
  }
}
