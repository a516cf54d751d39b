import ExperimentKit

/// A transcript of one call of a suspending function, played from a script on a real task.
///
/// The task's jobs wait in a queue until the script says `run`, so nothing depends on time.
///
/// Source: 000-6.
struct SuspendWrapperRun: Experiment {
  static let about = About(
    "suspend-wrapper.run", en: "One call of a suspending function, played from a script.",
    ja: "サスペンド関数の呼び出しを、操作の並びのとおりに動かす。", example: "form=article events=[run, cancel, run]")
  static let signature = Signature(
    Self.init, SuspendParameters.form, SuspendParameters.handler, SuspendParameters.user,
    Parameter(
      "events", .list(of: ParameterType<SuspendEvent>.event, count: 1...40),
      help: LocalizedText(
        en: "The events after the call, in order.", ja: "呼び出しの後に起こること。この順に起こる。")))

  let form: SuspendForm
  let handler: SuspendParameters.Handler
  let user: String
  let events: [SuspendEvent]

  /// Returns the transcript, with a line per event and its effects below it, and the rest at the end.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for an event that is impossible after those before it.
  func run() throws -> Lines {
    let scene = SuspendScene(SuspendScene.Setting(form: form, handler: handler, user: user), events: events)
    defer { scene.end() }
    var lines = [LocalizedText(en: "subscribe: a task waits for the queue", ja: "呼び出し: タスクがキューで待つ")]
    for (index, event) in events.enumerated() {
      try check(event, at: index, among: scene.possible)
      let before = scene.entries.count
      scene.take(event)
      lines.append(event.title)
      let entries = scene.entries[before...]
      lines += (entries.isEmpty ? [Self.nothing] : entries.map { $0.line(form) }).map { "  \($0)" }
    }
    return Lines(lines + [Self.end(of: scene)])
  }

  private static let nothing = LocalizedText(en: "nothing is seen", ja: "何も起きない")

  private static func end(of scene: SuspendScene) -> LocalizedText {
    if scene.isWaiting { return LocalizedText(en: "end: the request is still under way", ja: "終わり: リクエストはまだ実行中") }
    return scene.steps.contains(.run)
      ? LocalizedText(en: "end: a job still waits in the queue", ja: "終わり: キューにまだ待っているものがある")
      : LocalizedText(en: "end: nothing waits", ja: "終わり: 待っているものはない")
  }

  private func check(_ event: SuspendEvent, at index: Int, among possible: [SuspendEvent]) throws {
    if possible.contains(event) { return }
    throw Rejection(
      "events",
      "The parameter `\(name: "events")` cannot contain `\(event.rawValue)` at position \(index + 1): \(obstacle(event)).",
      help: possible.isEmpty
        ? "Nothing more can happen at that point."
        : "Possible at that point: \(possible.map(\.rawValue).inCode).")
  }

  private func obstacle(_ event: SuspendEvent) -> Message {
    switch event {
    case .run: "no job is waiting in the queue"
    case .answer, .answerNothing, .fail: "no request is waiting for its answer"
    case .cancel: "the form `\(form.rawValue)` has nothing to cancel"
    case .leave: "the screen is already gone"
    }
  }
}
