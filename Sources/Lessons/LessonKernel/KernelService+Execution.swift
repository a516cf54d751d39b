import JupyterWire
import LessonKit
import LessonNotebooks
import Messages
import SourceText
import SwiftCells
import SwiftSource

extension KernelService {
  /// The outcome of an execution.
  enum Ending {
    case done
    /// The cell shows its outputs in the pager.
    case pager(String)
    case failed(NotebookOutput)
  }

  /// Executes a cell, and answers its request.
  ///
  /// - Returns: whether the cells that wait are executed, too.
  func execute(_ request: KernelRequest) async -> Bool {
    guard let execution = try? request.message.decoded(KernelRequest.Execution.self) else {
      refuse(request)
      return true
    }
    let metadata = try? request.message.decodedMetadata(KernelRequest.CellMetadata.self)
    let deleted = Set(metadata?.deletedCells ?? [])
    let losesNames = document.entries.contains { deleted.contains($0.id) && $0.cell.isChained && !$0.isBroken }
    document.remove(deleted)
    let isSilent = execution.silent == true
    if !isSilent, execution.storeHistory != false {
      begin()
      history.add(execution.code, count: count)
    }
    if !isSilent {
      link.publish(
        "execute_input", ["code": .text(execution.code), "execution_count": .number(count)], for: request)
    }
    let id = metadata?.cellId ?? request.message.header.id
    if losesNames { try? await recheck(request) }
    let ending = await perform(execution, id: id, request)
    let number = NotebookJSON.number(count)
    switch ending {
    case .done:
      link.reply("execute_reply", reply(payload: [], number), to: request)
    case .pager(let text):
      let page: NotebookJSON = ["source": "page", "data": ["text/plain": .text(text)], "start": 0]
      link.reply("execute_reply", reply(payload: [page], number), to: request)
    case .failed(let failure):
      if !isSilent { link.publish("error", failure.content(count: nil), for: request) }
      guard case .object(var content) = failure.content(count: nil) else { return true }
      (content["status"], content["execution_count"]) = ("error", number)
      link.reply("execute_reply", .object(content), to: request)
      return execution.stopOnError == false
    }
    return true
  }

  private func reply(payload: [NotebookJSON], _ number: NotebookJSON) -> NotebookJSON {
    ["status": "ok", "execution_count": number, "payload": .list(payload), "user_expressions": [:]]
  }

  private func perform(_ execution: KernelRequest.Execution, id: String, _ request: KernelRequest) async -> Ending {
    let code = execution.code
    do {
      let old = document[id]
      let hadNames = old.map { $0.cell.isChained && !$0.isBroken } ?? false
      let command = KernelCommand.read(code)
      if code.allSatisfy(\.isWhitespace) || command != nil {
        document.remove([id])
        leave(lesson: id)
        if hadNames { try await recheck(request) }
        return command.map { perform($0.command, $0.argument, request) } ?? .done
      }
      let cell = try NotebookCell(source: code)
      let entry = NotebookDocument.Entry(id: id, count: count, cell: cell)
      if cell.magic == .lesson { return try await open(cell, id: id) }
      leave(lesson: id)
      if let part = cell.part { return try await exercise(part, entry, request) }
      if document.lesson == nil, cell.magic == .swift, let name = selfReference(entry) {
        return refusal(KernelWords.fromItself(name))
      }
      let ending = try await run(entry, asks: execution.allowStdin == true && execution.silent != true, request)
      if case .done = ending, hadNames, !cell.isChained { try await recheck(request) }
      return ending
    } catch is CancellationError {
      let message = KernelWords.interrupted[language]
      return .failed(.failure(name: "Interrupted", message: message, lines: [message]))
    } catch let finding as Finding {
      return .failed(failure([finding]))
    } catch let findings as Findings {
      return .failed(failure(findings.all))
    } catch {
      return .failed(.failure(name: "Error", message: "\(error)", lines: ["\(error)"]))
    }
  }

  /// Returns a name that a cell above declares, too, and that the cell declares from itself; nil for none.
  private func selfReference(_ entry: NotebookDocument.Entry) -> String? {
    let names = NotebookSources.declaredFromThemselves(entry.cell.body)
    guard !names.isEmpty else { return nil }
    let others = document.entries.filter { $0.id != entry.id && $0.cell.isChained && !$0.isBroken }
    return names.sorted().first { name in
      others.contains { SwiftOutline($0.cell.body).declaredNames.contains(name) }
    }
  }

  /// Answers a request that cannot be read.
  func refuse(_ request: KernelRequest) {
    let kind =
      request.kind.hasSuffix("_request") ? String(request.kind.dropLast("request".count)) + "reply" : request.kind
    let message = "The content of this request cannot be read."
    link.reply(
      kind, ["status": "error", "ename": "Error", "evalue": .text(message), "traceback": [.text(message)]], to: request)
  }

  // MARK: Outputs

  func publish(_ output: NotebookOutput, _ request: KernelRequest) {
    link.publish(output.type, output.content(count: count), for: request)
  }

  /// Shows a remark of the kernel.
  func note(_ words: LocalizedText, _ request: KernelRequest) {
    publish(.stream(.error, words[language] + "\n"), request)
  }

  /// Returns the outcome of a cell that is refused.
  func refusal(_ words: LocalizedText) -> Ending {
    .failed(.failure(name: "Error", message: words[language], lines: [words[language]]))
  }

  private func failure(_ findings: [Finding]) -> NotebookOutput {
    let lines = findings.map { finding in
      (finding.place.line.map { "\($0): " } ?? "") + MessageCatalogue.text(finding.text, in: language)
    }
    let message = findings.first.map { MessageCatalogue.text($0.message, in: language) } ?? ""
    return .failure(name: "Error", message: message, lines: lines)
  }
}
