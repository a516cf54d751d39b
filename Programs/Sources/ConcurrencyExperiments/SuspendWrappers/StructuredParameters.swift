import ExperimentKit

/// The parameters of the experiments on several requests.
enum StructuredParameters {
  /// The names of the requests.
  static let calls = Parameter(
    "calls", .list(of: .written(callName, readCall), count: 1...4), default: ["user", "repos"],
    help: LocalizedText(en: "The names of the requests.", ja: "リクエストの名前。"))

  private static let longestName = 40

  private static let callName = LocalizedText(
    en: "a name of up to \(longestName) characters without blanks", ja: "空白を含まない\(longestName)文字以内の名前")

  private static let readCall: @Sendable (Substring) throws(ValueError) -> String = {
    text throws(ValueError) in
    guard 1...longestName ~= text.count else {
      throw ValueError(
        "a name has 1 to \(longestName) characters", help: "Write \(text.isEmpty ? "a name" : "a shorter one").")
    }
    guard !text.contains(where: \.isWhitespace) else {
      throw ValueError(
        "a name has no spaces", help: "Write `\(text.split(whereSeparator: \.isWhitespace).joined(separator: "-"))`.")
    }
    return String(text)
  }

  /// Checks that there are no duplicate names, and no events of unknown requests.
  static func check(_ events: [StructuredEvent], _ calls: [String]) throws {
    for (index, call) in calls.enumerated() where calls[..<index].contains(call) {
      throw Rejection(Self.calls.name, "Duplicate name `\(call)` in `calls`.", help: "Write each name only once.")
    }
    for event in events {
      guard let call = event.call, !calls.contains(call) else { continue }
      throw Rejection(
        "events",
        "The parameter `\(name: "events")` cannot contain `\(event.written.en.abbreviated)`: there is no request `\(call.abbreviated)`.",
        help: Suggestion.help(for: call, among: calls, what: "requests"))
    }
  }
}
