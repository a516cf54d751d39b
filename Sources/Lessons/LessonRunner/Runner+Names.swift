import LessonCheck
import LessonKit
import SourceText

extension Runner {
  /// Adds the missing files that a document names, and records the files that this result depends on.
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
