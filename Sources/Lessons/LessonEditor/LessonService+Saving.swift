import LanguageServing
import LessonKit
import SourceText

extension LessonService {
  /// Runs the Swift cells and console cells of a document that was saved in a folder which the reader has allowed.
  func saved(_ uri: String) {
    saves.removeValue(forKey: uri)?.cancel()
    guard let open = documents[uri], offersRuns(open), open.startsPrograms, trust?.covers(open.path) == true else {
      return
    }
    if swiftHelper(for: open) != nil { swiftChanged(uri) }
    let task = EditorTask(
      kind: .saved, path: open.path, texts: Self.neighbors(of: open, texts), language: language)
    saves[uri] = Task {
      let outcome = try? await showing("Run \(RelativePath.name(of: open.path))") { [self] in
        try await self.outcome(task)
      }
      guard let outcome, !Task.isCancelled, documents[uri]?.changes == open.changes else { return }
      ran(outcome.findings, uri)
    }
  }

  /// Whether the cells of a document can be run: those of a lesson, and the listings of documentation in an allowed
  /// folder.
  func offersRuns(_ open: OpenDocument) -> Bool {
    open.isOurs || open.document.cells.contains { $0.listing != nil } && trust?.covers(open.path) == true
  }

  /// Ends a run of a document that has changed since.
  func endSaved(_ uri: String) { saves.removeValue(forKey: uri)?.cancel() }
}

extension OpenDocument {
  /// Whether the document has cells that start programs.
  var startsPrograms: Bool { document.cells.contains(where: \.startsPrograms) }
}

extension Cell {
  /// Whether the cell starts programs: the compiler, its own code, or commands.
  var startsPrograms: Bool {
    switch action {
    case .swift, .listing, .console: true
    case .experiment: false
    }
  }
}
