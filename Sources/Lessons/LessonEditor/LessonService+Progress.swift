import LanguageServing
import Messages
import SourceText
import Synchronization

extension LessonService {
  /// Does work that the editor shows while it lasts, and that the reader can cancel there.
  ///
  /// - Parameters:
  ///   - title: the name of the work.
  ///   - token: the name under which the editor wants to see the progress; nil if it has not said one.
  ///   - work: the work, which ends soon after it is cancelled.
  /// - Returns: the outcome of the work.
  /// - Throws: the error of the work.
  nonisolated func showing<Outcome: Sendable>(
    _ title: Message, _ token: MessageID? = nil, _ work: @escaping @Sendable () async throws -> Outcome
  ) async throws -> Outcome {
    let task = Task { try await work() }
    return try await withTaskCancellationHandler {
      let progress = await begin(title, token, cancel: { task.cancel() })
      let result = await task.result
      await end(progress)
      return try result.get()
    } onCancel: {
      task.cancel()
    }
  }

  /// Begins to show progress; an editor that gave no name for it has to accept one first.
  private func begin(_ title: Message, _ token: MessageID?, cancel: @escaping @Sendable () -> Void) -> ShownProgress? {
    let begin = { (token: MessageID) in
      WorkProgress.begin(token, MessageCatalogue.text(title, in: self.language))
    }
    if let token {
      let progress = ShownProgress(token, link)
      cancellations[token] = cancel
      progress.begin(begin(token))
      return progress
    }
    guard features.showsProgress else { return nil }
    progresses += 1
    let own = MessageID.text("lesson-run-\(progresses)")
    let progress = ShownProgress(own, link)
    let first = begin(own)
    cancellations[own] = cancel
    link.request("window/workDoneProgress/create", ProgressToken(own)) { answer in
      if !answer.isRefusal { progress.begin(first) }
    }
    return progress
  }

  private func end(_ progress: ShownProgress?) {
    guard let progress else { return }
    cancellations[progress.token] = nil
    progress.end()
  }

  /// Cancels the work whose progress the reader has cancelled.
  func cancelProgress(_ body: MessageBody) {
    if let token = try? body.parameters(ProgressToken.self).token { cancellations[token]?() }
  }
}

/// Progress that an editor may show: it begins when the editor has agreed, unless the work has ended by then.
private final class ShownProgress: Sendable {
  private enum Phase { case waiting, shown, ended }

  let token: MessageID
  private let link: EditorLink
  private let phase = Mutex(Phase.waiting)

  init(_ token: MessageID, _ link: EditorLink) { (self.token, self.link) = (token, link) }

  func begin(_ progress: WorkProgress) {
    phase.withLock { phase in
      guard phase == .waiting else { return }
      phase = .shown
      link.notify("$/progress", progress)
    }
  }

  func end() {
    phase.withLock { phase in
      if phase == .shown { link.notify("$/progress", WorkProgress.end(token)) }
      phase = .ended
    }
  }
}
