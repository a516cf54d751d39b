import ExperimentKit
import SourceText

/// The parameters of the experiments on several requests.
enum StructuredParameters {
  /// How the requests are waited for.
  static let style = Parameter(
    "style", .choice, default: StructuredStyle.taskGroup,
    help: LocalizedText(en: "How the requests are waited for.", ja: "リクエストの待ち方。"))

  /// The names of the requests.
  static let calls = Parameter(
    "calls", .list(of: .written(callName, readCall), count: 1...4), default: ["user", "repos"],
    help: LocalizedText(en: "The names of the requests.", ja: "リクエストの名前。"))

  private static let callName = LocalizedText(en: "a name without blanks", ja: "空白を含まない名前")

  private static let readCall: @Sendable (Substring) throws(WrittenMistake) -> String = {
    text throws(WrittenMistake) in
    guard !text.contains(" ") else {
      throw WrittenMistake(
        "a name has no blanks", help: "Write `\(text.split(separator: " ").joined(separator: "-"))`.")
    }
    return String(text)
  }

  /// Refuses names that stand twice, and events of requests that there are not.
  static func check(_ events: [StructuredEvent], _ calls: [String]) throws {
    for (index, call) in calls.enumerated() where calls[..<index].contains(call) {
      throw Rejection(Self.calls.name, "The name `\(call)` stands twice in `calls`.", help: "Write each name once.")
    }
    for event in events {
      guard let call = event.call, !calls.contains(call) else { continue }
      throw Rejection(
        "events", "The parameter `events` cannot hold `\(event.written.en)`: there is no request `\(call)`.",
        help: Suggestion.help(for: call, among: calls, what: "requests"))
    }
  }
}
