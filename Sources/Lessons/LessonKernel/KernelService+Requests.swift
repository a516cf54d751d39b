import ExperimentKit
import JupyterWire
import LessonNotebooks
import SourceText
import SwiftSource

extension KernelService {
  /// Answers a request that executes nothing.
  func answer(_ request: KernelRequest) async {
    let message = request.message
    switch request.kind {
    case "kernel_info_request": link.reply("kernel_info_reply", information, to: request)
    case "comm_info_request": link.reply("comm_info_reply", ["status": "ok", "comms": [:]], to: request)
    case "history_request":
      guard let question = try? message.decoded(KernelRequest.History.self) else { return refuse(request) }
      link.reply("history_reply", history.answer(question), to: request)
    case "is_complete_request":
      guard let question = try? message.decoded(KernelRequest.Completeness.self) else { return refuse(request) }
      link.reply("is_complete_reply", Self.completeness(of: question.code), to: request)
    case "complete_request":
      guard let question = try? message.decoded(KernelRequest.Position.self) else { return refuse(request) }
      link.reply("complete_reply", await completions(question), to: request)
    case "inspect_request":
      guard let question = try? message.decoded(KernelRequest.Position.self) else { return refuse(request) }
      link.reply("inspect_reply", await inspection(question), to: request)
    default: break
    }
  }

  /// The description of the kernel.
  private var information: NotebookJSON {
    [
      "status": "ok", "protocol_version": "5.3", "implementation": "lesson",
      "implementation_version": .text(version), "banner": .text("lesson \(version). \(KernelWords.banner[language])"),
      "help_links": [], "language_info": NotebookLanguage.information,
    ]
  }

  /// Returns whether a console executes a text when Return is pressed.
  static func completeness(of code: String) -> NotebookJSON {
    if code.hasPrefix("%%") {
      let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
      let isDone = lines.count > 1 && lines.last?.allSatisfy(\.isWhitespace) == true
      return isDone ? ["status": "complete"] : ["status": "incomplete", "indent": ""]
    }
    let outline = SwiftOutline(code)
    if outline.imbalance == nil { return ["status": "complete"] }
    return outline.surplusBracket != nil ? ["status": "invalid"] : ["status": "incomplete", "indent": "  "]
  }

  // MARK: Assistance

  private func completions(_ question: KernelRequest.Position) async -> NotebookJSON {
    let place = AssistedText(question, in: document)
    var matches: [String] = []
    var start = question.cursorPos
    if let found = await assistant?.completions(place.text, of: path, line: place.line, column: place.column) {
      matches = found.texts
      start = max(0, question.cursorPos - found.replaced)
    }
    return [
      "status": "ok", "matches": .list(matches.map { .text($0) }), "cursor_start": .number(start),
      "cursor_end": .number(question.cursorPos), "metadata": [:],
    ]
  }

  private func inspection(_ question: KernelRequest.Position) async -> NotebookJSON {
    let place = AssistedText(question, in: document)
    guard let text = await assistant?.explanation(place.text, of: path, line: place.line, column: place.column) else {
      return ["status": "ok", "found": .truth(false), "data": [:], "metadata": [:]]
    }
    return [
      "status": "ok", "found": .truth(true), "data": ["text/plain": .text(text), "text/markdown": .text(text)],
      "metadata": [:],
    ]
  }

  // MARK: Commands

  /// Performs a command of the kernel.
  func perform(_ command: KernelCommand, _ argument: String, _ request: KernelRequest) -> Ending {
    switch command {
    case .clear:
      link.publish("clear_output", ["wait": .truth(false)], for: request)
      return .done
    case .document:
      let text = document.composition(document.entries.filter { !$0.isBroken }).text
      publish(.result(MIMEBundle([.plain: text, .markdown: "``````markdown\n\(text)``````"])), request)
      return .done
    case .help: return .pager(help(argument))
    }
  }

  private func help(_ name: String) -> String {
    if let entry = catalogue[name] {
      let parameters = entry.parameters.map { "  \($0.name): \($0.help[language]) (\($0.allowed[language]))" }
      return (["\(entry.name): \(entry.summary[language])"] + parameters).joined(separator: "\n")
    }
    let entries = catalogue.entries.map { "  \($0.name): \($0.summary[language])" }
    return ([KernelWords.kinds[language], ""] + entries).joined(separator: "\n")
  }
}
