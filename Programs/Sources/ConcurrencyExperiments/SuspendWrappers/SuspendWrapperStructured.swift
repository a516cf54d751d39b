import ExperimentKit

/// A transcript of several requests at once, played from a script on real tasks.
///
/// After every event the queue runs until no job waits.
///
/// Source: 000-6.
struct SuspendWrapperStructured: Experiment {
  static let about = About(
    "suspend-wrapper.structured", en: "Several requests at once, as wrappers or as child tasks.",
    ja: "同時に複数のリクエスト。ラッパーの場合と、子タスクの場合。", example: "style=task-group events=[fail repos]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "style", .choice, default: StructuredStyle.taskGroup,
      help: LocalizedText(en: "The way to wait for the requests.", ja: "リクエストの待ち方。")),
    StructuredParameters.calls,
    Parameter(
      "events", .list(of: ParameterType<StructuredEvent>.event, count: 1...20),
      help: LocalizedText(
        en: "The events after the requests are sent, in order.", ja: "リクエストの送信後に起こること。この順に起こる。")))

  let setting: StructuredScene.Setting
  let script: [StructuredEvent]

  init(style: StructuredStyle, calls: [String], events: [StructuredEvent]) throws {
    (setting, script) = (StructuredScene.Setting(style: style, calls: calls), events)
    try StructuredParameters.check(events, calls)
  }

  /// Returns the transcript, with a line per event and its effects below it, and the rest at the end.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for an answer to a request that no longer waits.
  func run() throws -> Lines {
    let scene = StructuredScene(setting, events: script)
    defer { scene.end() }
    var lines = [LocalizedText(en: "start", ja: "開始")] + scene.entries.map { "  \($0.line)" }
    for (index, event) in script.enumerated() {
      guard scene.canHappen(event) else {
        throw Rejection(
          "events",
          "The parameter `\(name: "events")` cannot contain `\(event.written.en)` at position \(index + 1): that request is not waiting.",
          help: Suggestion.list(scene.underWay, what: "waiting requests"))
      }
      let before = scene.entries.count
      scene.take(event)
      lines.append(event.written)
      lines += inOrder(scene.entries[before...]).map { "  \($0.line)" }
    }
    return Lines(lines + [Self.end(scene.underWay)])
  }

  /// Returns the entries with neighboring cancellations in the order of the requests, since runtimes do not guarantee
  /// an order.
  private func inOrder(_ entries: ArraySlice<StructuredScene.Entry>) -> [StructuredScene.Entry] {
    entries.reduce(into: []) { ordered, entry in
      let place = ordered.lastIndex { !$0.isCancellation || !entry.isCancellation || rank($0) <= rank(entry) }
      ordered.insert(entry, at: place.map { $0 + 1 } ?? 0)
    }
  }

  private func rank(_ entry: StructuredScene.Entry) -> Int {
    if case .call(let name, _) = entry { setting.calls.firstIndex(of: name) ?? 0 } else { 0 }
  }

  private static func end(_ underWay: [String]) -> LocalizedText {
    let names = underWay.map { LocalizedText($0) }.joined(.comma)
    return underWay.isEmpty
      ? LocalizedText(en: "end: no request is under way", ja: "終わり: 実行中のリクエストはない")
      : LocalizedText(en: "end: still under way: \(names)", ja: "終わり: まだ実行中: \(names)")
  }
}
