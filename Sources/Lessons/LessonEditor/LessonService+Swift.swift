import LanguageServing
import LessonKit
import SourceText

extension LessonService {
  /// Returns the answer to a question about Swift in a cell; nil where `sourcekit-lsp` is missing or not allowed.
  func swiftAnswer(_ method: String, _ open: OpenDocument, _ position: Position) -> ServiceAnswer? {
    guard ["textDocument/completion", "textDocument/hover", "textDocument/definition"].contains(method),
      let cell = open.cell(at: position.line), cell.swift != nil,
      (cell.firstBodyLine..<cell.lines.upperBound).contains(position.line + 1), let helper = swiftHelper(for: open)
    else { return nil }
    let (mirror, address) = (SwiftMirror(open.document, around: cell), helper.address(of: open.uri, "cell"))
    let units = SwiftUnits(open)
    let place = units.foreign(position)
    swiftChanged(open.uri)
    let features = features
    return .later {
      switch method {
      case "textDocument/completion":
        let found = await helper.ask(method, mirror.text, at: address, place, ForeignCompletions.self)
        return found.map { found in
          CompletionList(features.readable(found.items.map(units.item)), isIncomplete: found.isIncomplete ?? false)
        }
      case "textDocument/hover":
        let found = await helper.ask(method, mirror.text, at: address, place, ForeignHover.self)
        return found.map { features.readable(Hover($0.contents.value, $0.range.map(units.own))) }
      default:
        let found = await helper.ask(method, mirror.text, at: address, place, [ForeignLocation].self)
        return found?.first { $0.uri == address }.map { Location(uri: open.uri, range: units.own($0.range)) }
      }
    }
  }

  /// Returns the running server for a document in an allowed folder, which starts if it has not; nil for none.
  func swiftHelper(for open: OpenDocument) -> SwiftHelper? {
    trust?.covers(open.path) == true ? startedHelper() : nil
  }

  /// Returns the running server, which starts if it has not; nil for none.
  func startedHelper() -> SwiftHelper? {
    guard let swiftTool else { return nil }
    if let helper { return helper }
    guard helperStarts < Self.mostHelperStarts else { return nil }
    helperStarts += 1
    helper = try? SwiftHelper(swiftTool) { [weak self] found in
      Task { await self?.take(found) }
    } ended: { [weak self] in
      Task { await self?.forgetHelper() }
    }
    return helper
  }

  /// The number of times to start a server that ends by itself.
  private static let mostHelperStarts = 5

  private func forgetHelper() { helper = nil }

  /// Shows the running server the Swift of a document after an edit.
  func swiftChanged(_ uri: String) {
    guard let helper, let open = documents[uri], trust?.covers(open.path) == true else { return }
    let (mirror, address) = (SwiftMirror(open.document), helper.address(of: uri, "all"))
    guard !mirror.lines.isEmpty || swiftFindings[uri] != nil, helper.differs(address, mirror.text) else { return }
    swiftFindings[uri] = nil
    Task { await helper.show(mirror.text, at: address) }
  }

  /// Has the server forget a document.
  func forgetSwift(_ uri: String) {
    swiftFindings[uri] = nil
    for part in ["all", "cell"] { helper?.forget(helper?.address(of: uri, part) ?? "") }
  }

  /// Takes the diagnostics of a document's Swift.
  private func take(_ found: ForeignDiagnostics) {
    guard let helper, let open = documents.values.first(where: { helper.address(of: $0.uri, "all") == found.uri })
    else { return }
    let (mirror, units) = (SwiftMirror(open.document), SwiftUnits(open))
    guard !helper.differs(found.uri, mirror.text) else { return }
    let new = found.diagnostics.filter { ($0.severity ?? 1) <= 2 && mirror.lines.contains($0.range.start.line + 1) }
      .map(units.finding)
    guard new != swiftFindings[open.uri] ?? [] else { return }
    swiftFindings[open.uri] = new
    show(of: open)
  }

  /// The findings about a document's Swift: those of the last run, or those of the language server of Swift.
  func programFindings(_ uri: String) -> [EditorFinding] {
    if let ran = requested[uri], !ran.isEmpty { return ran }
    return swiftFindings[uri] ?? []
  }
}

/// The conversion between the positions of an editor and those of a server that counts in UTF-16.
struct SwiftUnits: Sendable {
  private let text: EditedText
  private let other: EditedText

  init(_ open: OpenDocument) {
    (text, other) = (open.text, EditedText(open.file, encoding: .utf16))
  }

  /// Returns the server's position for an editor's.
  func foreign(_ position: Position) -> Position {
    text.encoding == .utf16 ? position : other.position(at: text.offset(position))
  }

  /// Returns the editor's range for a server's.
  func own(_ range: TextRange) -> TextRange {
    if text.encoding == .utf16 { return range }
    return TextRange(text.position(at: other.offset(range.start)), text.position(at: other.offset(range.end)))
  }

  /// Returns the editor's item for a server's.
  func item(_ item: ForeignCompletions.Item) -> CompletionItem {
    var own = CompletionItem(item.label, item.kind.flatMap(CompletionItem.Kind.init) ?? .text, detail: item.detail)
    own.textEdit = item.textEdit.map { TextEdit(self.own($0.range), $0.newText) }
    (own.filterText, own.sortText) = (item.filterText, item.sortText)
    return own
  }

  /// Returns a finding for a server's diagnostic.
  func finding(_ item: ForeignDiagnostics.Item) -> EditorFinding {
    let (start, end) = (other.offset(item.range.start), other.offset(item.range.end))
    let line = item.range.start.line + 1
    let before = other.offset(Position(line: line - 1, character: 0))
    let bytes = other.file.bytes
    let text = item.range.start.line == item.range.end.line && start < end ? bytes[start..<end] : []
    return EditorFinding(
      line: line, column: String(decoding: bytes[before..<max(before, start)], as: UTF8.self).count + 1,
      text: text.isEmpty ? nil : String(decoding: text, as: UTF8.self), isError: item.severity ?? 1 == 1, code: "swift",
      message: item.message)
  }
}
