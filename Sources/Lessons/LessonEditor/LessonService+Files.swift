import LanguageServing
import LessonKit
import Messages
import SourceText

extension LessonService {
  /// Takes a notification about a file that is not Markdown; returns false for any other notification.
  func takeFile(_ method: String, _ body: MessageBody) -> Bool {
    switch method {
    case "textDocument/didOpen":
      guard let item = try? body.parameters(OpenParameters.self).textDocument,
        let path = OpenDocument.path(of: item.uri),
        let file = OpenFile(uri: item.uri, path: path, version: item.version, item.text, encoding: encoding)
      else { return false }
      files[item.uri] = file
      changed(file)
    case "textDocument/didChange":
      guard let change = try? body.parameters(ChangeParameters.self), files[change.textDocument.uri] != nil else {
        return false
      }
      files[change.textDocument.uri]?.take(change.contentChanges, version: change.textDocument.version)
      if let file = files[change.textDocument.uri] { changed(file) }
    case "textDocument/didSave", "textDocument/didClose":
      guard let uri = try? body.parameters(DocumentParameters.self).textDocument.uri, let file = files[uri] else {
        return false
      }
      if method == "textDocument/didClose" {
        files[uri] = nil
        if !pulls { link.notify("textDocument/publishDiagnostics", PublishedDiagnostics(uri: uri, [])) }
        recheck(around: file)
      } else {
        changed(file)
      }
    case "workspace/didChangeWatchedFiles":
      if !pulls { for file in files.values { publish(file) } }
      return false
    default: return false
    }
    return true
  }

  /// Checks a file, and the documents that it can concern.
  private func changed(_ file: OpenFile) {
    if !pulls { publish(file) }
    recheck(around: file)
  }

  private func recheck(around file: OpenFile) {
    guard file.kind == .rules || file.kind == .other else { return }
    recheck { _ in true }
  }

  /// Sends the diagnostics of a file.
  func publish(_ file: OpenFile) {
    link.notify(
      "textDocument/publishDiagnostics",
      PublishedDiagnostics(uri: file.uri, version: file.version, diagnostics(file)))
  }

  private func diagnostics(_ file: OpenFile) -> [Diagnostic] { file.text.diagnostics(findings(of: file)) }

  private func findings(of file: OpenFile) -> [EditorFinding] {
    file.findings(texts, settings: checkSettings).compactMap {
      EditorFinding($0, in: file.file, isError: true, language: language)
    }
  }

  /// Answers a request about a file that is not Markdown.
  func answer(_ method: String, _ body: MessageBody, about file: OpenFile) throws -> ServiceAnswer {
    switch method {
    case "textDocument/diagnostic": return .now(DiagnosticReport(diagnostics(file)))
    case "textDocument/codeAction":
      let range = try body.parameters(CodeActionParameters.self).range
      return .now(corrections(findings(of: file), NamedText(uri: file.uri, text: file.text), range))
    case "textDocument/completion":
      return .now(features.readable(completions(file, try body.parameters(PositionParameters.self).position)))
    default: return .now(nil)
    }
  }
}
