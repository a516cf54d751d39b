import LessonCheck
import LessonKit
import SourceText

extension Runner {
  /// Adds what a document names and does not exist, and notes on which files that depends.
  func addMissingNames(of document: Document, to outcome: inout DocumentOutcome) {
    let named = NamedFiles(of: document, resolve: folder.resolve)
    outcome.findings += named.errors
    outcome.warnings += named.warnings
    if named.isConfigured { StabilityWatch.doubt() }
    guard let work else { return }
    work.didFind(named.paths)
    for (path, bytes) in named.texts { work.didRead(path, bytes) }
  }
}
