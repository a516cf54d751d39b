import LanguageServing
import LessonKit
import SourceText

extension LessonService {
  /// The time without an edit after which panels are checked.
  private static let panelPause = Duration.milliseconds(300)

  /// Checks the panels of a document after its other diagnostics, until the next edit.
  ///
  /// The check makes the panels of a page, which takes much longer than the experiments.
  func checkPanels(_ uri: String) {
    panelChecks.removeValue(forKey: uri)?.cancel()
    guard let open = documents[uri], open.document.cells.contains(where: { $0.variation?.parameters.isEmpty == false })
    else { return }
    let task = EditorTask(kind: .panels, path: open.path, texts: Self.neighbors(of: open, texts), language: language)
    panelChecks[uri] = Task {
      guard (try? await Task.sleep(for: Self.panelPause)) != nil,
        let found = try? await outcome(task).findings, !found.isEmpty,
        let now = documents[uri], now.changes == open.changes, !Task.isCancelled
      else { return }
      panels[uri] = found
      show(of: now)
    }
  }

  /// The findings that come after those of the text: on panels, and of programs.
  func laterFindings(_ uri: String) -> [EditorFinding] { (panels[uri] ?? []) + programFindings(uri) }

  /// Forgets the findings on the panels of a document, and ends their check.
  func forgetPanels(_ uri: String) {
    panelChecks.removeValue(forKey: uri)?.cancel()
    panels[uri] = nil
  }
}
