import LanguageServing
import LessonCheck
import LessonKit
import LessonRunner
import SourceText

/// The findings of a document that need no run: of its text, and of the rules of `lesson check`.
struct EditorDiagnostics {
  let report: CheckReport
  private let open: OpenDocument
  private let language: Language

  /// Checks a document, with the texts of other open documents.
  init(_ open: OpenDocument, unsaved: [String: [UInt8]], language: Language) {
    (self.open, self.language) = (open, language)
    report = Checker.check([[open.document]], unsaved: unsaved, checksFolders: false) { $0 }
  }

  /// The findings.
  var findings: [EditorFinding] {
    let errors = report.errors.compactMap {
      EditorFinding($0, in: open.file, isError: true, language: language)
    }
    // The rules are about pages, which documentation in Swift files is not.
    if open.isSwift { return errors }
    return errors + report.findings.filter { $0.path == open.path }.map { EditorFinding($0, language: language) }
  }
}

extension OpenDocument {
  /// Returns findings as an editor shows them, each once, from top to bottom.
  func diagnostics(_ findings: [EditorFinding]) -> [Diagnostic] { text.diagnostics(findings) }
}
