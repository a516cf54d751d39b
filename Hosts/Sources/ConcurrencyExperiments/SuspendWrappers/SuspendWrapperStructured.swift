import ExperimentKit
import Results
import SourceText

/// Several requests at once, played from a script on real tasks: the transcript.
///
/// After every event the queue runs until no job waits.
///
/// Source: 000-6.
public struct SuspendWrapperStructured: ListedExperiment {
  /// The name that cells use.
  public static let name = "suspend-wrapper.structured"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "Several requests at once, as wrappers or as child tasks.", ja: "同時に複数のリクエスト。ラッパーの場合と、子タスクの場合。")

  /// The style, the requests and the events.
  public static let parameters: [any ParameterDeclaration] = [StructuredParameters.style, calls, events]

  /// One of two fails.
  public static let example = "style=task-group events=[fail repos]"

  static let calls = StructuredParameters.calls
  static let events = Parameter(
    "events", .list(of: ParameterType<StructuredEvent>.event, count: 1...20),
    help: LocalizedText(
      en: "What happens once the requests are sent, one event after the other.", ja: "リクエストの送信後に起こること。この順に起こる。"))

  let setting: StructuredScene.Setting
  let script: [StructuredEvent]

  /// Takes the parameters.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for a name that stands twice, and for an event of an unknown request.
  public init(_ arguments: Arguments) throws {
    setting = StructuredScene.Setting(style: arguments[StructuredParameters.style], calls: arguments[Self.calls])
    script = arguments[Self.events]
    try StructuredParameters.check(script, setting.calls)
  }

  /// The transcript, a line an event and what it does below it, and what is left at the end.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for an answer to a request that no longer waits.
  public func run() throws -> Lines {
    let scene = StructuredScene(setting, events: script)
    defer { scene.end() }
    var lines = [LocalizedText(en: "start", ja: "開始")] + scene.entries.map(Self.indented)
    for (index, event) in script.enumerated() {
      guard scene.canHappen(event) else {
        throw Rejection(
          Self.events.name,
          "The parameter `events` cannot hold `\(event.written.en)` at place \(index + 1): that request does not wait.",
          help: Suggestion.list(scene.underWay, what: "requests that wait"))
      }
      let before = scene.entries.count
      scene.take(event)
      lines.append(event.written)
      lines += inOrder(scene.entries[before...]).map(Self.indented)
    }
    return Lines(lines + [Self.end(scene.underWay)])
  }

  /// The entries with neighboring cancellations in the order of the requests, since no runtime promises another one.
  private func inOrder(_ entries: ArraySlice<StructuredScene.Entry>) -> [StructuredScene.Entry] {
    entries.reduce(into: []) { ordered, entry in
      let place = ordered.lastIndex { !$0.isCancellation || !entry.isCancellation || rank($0) <= rank(entry) }
      ordered.insert(entry, at: place.map { $0 + 1 } ?? 0)
    }
  }

  private func rank(_ entry: StructuredScene.Entry) -> Int {
    if case .call(let name, _) = entry { setting.calls.firstIndex(of: name) ?? 0 } else { 0 }
  }

  private static func indented(_ entry: StructuredScene.Entry) -> LocalizedText {
    LocalizedText(en: "  \(entry.line.en)", ja: "  \(entry.line.ja)")
  }

  private static func end(_ underWay: [String]) -> LocalizedText {
    underWay.isEmpty
      ? LocalizedText(en: "end: no request is under way", ja: "終わり: 実行中のリクエストはない")
      : LocalizedText(
        en: "end: still under way: \(underWay.joined(separator: ", "))",
        ja: "終わり: まだ実行中: \(underWay.joined(separator: "、"))")
  }
}
