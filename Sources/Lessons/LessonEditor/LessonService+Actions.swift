import LanguageServing
import LessonCheck
import LessonKit
import Messages
import SourceText

/// The commands that lenses and actions send back.
enum ServiceCommand: String, CaseIterable {
  /// Runs a document or one of its cells, and shows what differs.
  case run = "lesson.run"
  /// Writes results into the editor's text.
  case update = "lesson.update"
  /// Opens the live page of a document.
  case open = "lesson.open"
  /// Inserts a slip for a misconception, with the answer that the experiment computes for it.
  case insertSlip = "lesson.insertSlip"
}

extension LessonService {
  /// The kinds of actions, by which an editor asks for some of them.
  static let actionKinds = ["quickfix", "source.fixAll.lesson", "source.lesson.update", "refactor.lesson.slip"]

  /// Returns the edits for a range: corrections of names, fixes of rules, and updates of results.
  func actions(_ open: OpenDocument, _ range: TextRange) -> [CodeAction] {
    let stated = statedValues(open, range)
    guard open.isOurs, !open.isSwift else { return stated + corrections(of: open, range) }
    let touches = { (other: TextRange) in other.sharesLine(with: range) }
    var actions = stated + corrections(of: open, range)
    let report = EditorDiagnostics(open, unsaved: texts, language: language).report
    for finding in report.findings where finding.path == open.path && finding.fix != nil {
      guard touches(open.range(line: finding.line, column: finding.column)),
        let fixed = report.safeFix(of: finding), let edit = open.edit(to: fixed.bytes)
      else { continue }
      let title = "\(say("Fix this")): \(finding.message[language])"
      actions.append(CodeAction(title, "quickfix", edit: WorkspaceEdit([open.uri: [edit]])))
    }
    if let fixed = report.safeFixes.files.first(where: { $0.file.path == open.path }),
      let edit = open.edit(to: fixed.bytes)
    {
      let title = say("Fix all that can be fixed safely")
      actions.append(CodeAction(title, "source.fixAll.lesson", edit: WorkspaceEdit([open.uri: [edit]])))
    }
    if let cell = open.document.cells.first(where: { $0.wholeLines.contains(range.start.line + 1) }) {
      let title = cell.transcript == nil ? say("Write the missing result") : say("Update this result")
      actions.append(open.update(title, cell.lines.lowerBound))
      actions += slipActions(open, cell)
    }
    if !open.document.cells.isEmpty { actions.append(open.update(say("Update all results of experiments"), nil)) }
    if pages != nil {
      let command = pageCommand(open)
      actions.append(CodeAction(command.title, "source.lesson.open", command: command))
    }
    return actions
  }

  func say(_ message: Message) -> String { MessageCatalogue.text(message, in: language) }

  /// Begins a command.
  func execute(_ parameters: ExecuteParameters) throws -> ServiceAnswer {
    let arguments = parameters.arguments ?? []
    guard let command = ServiceCommand(rawValue: parameters.command), let uri = arguments.first else {
      throw LanguageServerError(.invalidParameters, "Unknown command `\(parameters.command)`.")
    }
    guard let open = documents[uri] else {
      throw LanguageServerError(.requestFailed, say("The document is not open."))
    }
    let line = arguments.dropFirst().first.flatMap { Int($0) }
    let cell = line.flatMap { line in open.document.cells.first { $0.lines.contains(line) } }
    // A lens of an older text names a line on which there is no cell now; that is not a wish to run all cells.
    guard arguments.count < 2 || command == .open || cell != nil else {
      throw LanguageServerError(.requestFailed, say("The document has changed. Try again."))
    }
    let language = language
    var texts = Self.neighbors(of: open, texts)
    if command == .insertSlip {
      guard let cell, arguments.count > 2, let text = text(open, inserting: arguments[2], cell) else {
        throw LanguageServerError(.requestFailed, say("The document has changed. Try again."))
      }
      texts[open.path] = text
    }
    let task = { @Sendable [texts] (kind: EditorTask.Kind) in
      EditorTask(
        kind: kind, path: open.path, line: cell.map(\.lines.lowerBound), texts: texts, language: language)
    }
    let name = RelativePath.name(of: open.path)
    switch command {
    case .open:
      return .later { [self] in
        try await openPage(of: open)
        return nil
      }
    case .run:
      return .later { [self] in
        let outcome = try await showing("Run \(name)", parameters.workDoneToken) { try await self.outcome(task(.run)) }
        await show(outcome, of: open)
        return nil
      }
    case .update, .insertSlip:
      let kind: EditorTask.Kind = cell.map(\.startsPrograms) == true ? .updateAll : .update
      return .later { [self] in
        let outcome = try await showing("Update \(name)", parameters.workDoneToken) {
          try await self.outcome(task(kind))
        }
        await apply(outcome, to: open)
        return nil
      }
    }
  }

  /// Shows the outcome of a run that the reader has asked for.
  private func show(_ outcome: EditorOutcome, of open: OpenDocument) {
    guard let now = documents[open.uri], now.changes == open.changes else { return }
    let words =
      outcome.message ?? (outcome.findings.isEmpty ? say("Everything agrees.") : say("Something differs."))
    link.notify("window/showMessage", ShownMessage(outcome.findings.isEmpty ? .information : .warning, words))
    stated[open.uri] = outcome.corrections
    ran(outcome.findings, open.uri)
  }

  /// Sends the update of a document, whose text belongs to the editor.
  private func apply(_ outcome: EditorOutcome, to open: OpenDocument) {
    guard let now = documents[open.uri], now.changes == open.changes else {
      link.notify("window/showMessage", ShownMessage(.warning, say("The document has changed. Try again.")))
      return
    }
    if let text = outcome.text, let edit = now.edit(to: Array(text.utf8)) {
      link.request("workspace/applyEdit", AppliedEdit("lesson update", WorkspaceEdit([now.uri: [edit]])))
    } else if outcome.message == nil {
      link.notify("window/showMessage", ShownMessage(.information, say("Nothing to update.")))
    }
    if let message = outcome.message { link.notify("window/showMessage", ShownMessage(.warning, message)) }
  }
}

extension OpenDocument {
  /// Returns an action that updates a cell, or all cells.
  fileprivate func update(_ title: String, _ line: Int?) -> CodeAction {
    let command = EditorCommand(title, ServiceCommand.update.rawValue, [uri] + (line.map { ["\($0)"] } ?? []))
    return CodeAction(title, "source.lesson.update", command: command)
  }

  /// Returns the commands above the cells.
  func lenses(_ language: Language) -> [CodeLens] {
    let say = { MessageCatalogue.text($0 as Message, in: language) }
    return document.cells.flatMap { cell -> [CodeLens] in
      let range = self.range(lines: cell.lines.lowerBound...cell.lines.lowerBound)
      let arguments = [uri, "\(cell.lines.lowerBound)"]
      let run = CodeLens(range, EditorCommand(say("Run"), ServiceCommand.run.rawValue, arguments))
      let update = CodeLens(range, EditorCommand(say("Update"), ServiceCommand.update.rawValue, arguments))
      return [run, update]
    }
  }
}
