import LanguageServing
import LessonKit
import Messages
import SourceText

/// The live pages of documents, which an editor opens in a browser.
package protocol EditedPages: Sendable {
  /// Returns the address of a document's page, whose server starts if it has not.
  ///
  /// - Parameters:
  ///   - path: the document.
  ///   - language: the language of errors.
  ///   - reveal: shows a line of a document in the editor; readers of the page ask for it.
  /// - Returns: the address, with its token.
  /// - Throws: a ``LanguageServing/LanguageServerError``.
  func address(
    of path: String, language: Language, reveal: @escaping @Sendable (String, Int) -> Void
  ) async throws -> String

  /// Has the open page of a document scroll to the cell on a line.
  func show(_ path: String, line: Int) async
}

extension LessonService {
  /// Opens the live page of a document, or shows its address if the editor opens no addresses.
  func openPage(of open: OpenDocument) async throws {
    guard let pages else { return }
    let address = try await pages.address(of: open.path, language: language) { [weak self] path, line in
      Task { await self?.reveal(path, line) }
    }
    if features.showsDocuments {
      link.request("window/showDocument", ShowDocumentRequest(external: address))
    } else {
      link.notify("window/showMessage", ShownMessage(.information, address))
    }
  }

  /// Shows the source of a cell in the editor.
  private func reveal(_ path: String, _ line: Int) {
    guard features.showsDocuments else { return }
    let open = documents.values.first { $0.path == path }
    let start = Position(line: max(0, line - 1), character: 0)
    let cell = open?.document.cells.first { $0.lines.contains(line) }
    let range = cell.flatMap { open?.range(lines: $0.lines) } ?? TextRange(start, start)
    link.request("window/showDocument", ShowDocumentRequest(open?.uri ?? OpenDocument.uri(of: path), range))
  }

  /// Notes where a document was edited.
  func edited(_ change: ChangeParameters) {
    if let line = change.contentChanges.last?.range?.start.line { edits[change.textDocument.uri] = line }
  }

  /// Has the page of a saved document scroll to the cell that was edited last.
  func scrollPage(_ uri: String) {
    guard let pages, let open = documents[uri], let line = edits.removeValue(forKey: uri),
      let cell = open.document.cells.first(where: { $0.wholeLines.contains(line + 1) })
    else { return }
    let (path, first) = (open.path, cell.lines.lowerBound)
    Task { await pages.show(path, line: first) }
  }

  /// Returns the lens above the document that opens its page; nil if the editor opens no addresses.
  func pageLens(_ open: OpenDocument) -> CodeLens? {
    guard pages != nil, features.showsDocuments else { return nil }
    return CodeLens(open.range(lines: 1...1), pageCommand(open))
  }

  /// Returns the command that opens the page of a document.
  func pageCommand(_ open: OpenDocument) -> EditorCommand {
    let title = MessageCatalogue.text("Open the live page", in: language)
    return EditorCommand(title, ServiceCommand.open.rawValue, [open.uri])
  }
}
