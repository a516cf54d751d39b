import ExperimentKit

/// An action of a source at a time of a logical clock, written as `a=1@0`, `a done@4` or `a fails@4`.
struct CombineLatestEvent: Sendable, Hashable, CustomStringConvertible {
  /// The action of a source.
  enum Content: Sendable, Hashable {
    /// A text.
    case value(String)
    /// The end.
    case done
    /// The end with an error.
    case fails

    /// Whether the source ends with this action.
    var isEnd: Bool {
      if case .value = self { false } else { true }
    }
  }

  /// The source.
  let source: CombineLatestSource
  /// The action.
  let content: Content
  /// The time, in ticks.
  let time: Int

  /// The event, as a script writes it, without its time.
  var action: String {
    switch content {
    case .value(let text): "\(source.rawValue)=\(text)"
    case .done: "\(source.rawValue) done"
    case .fails: "\(source.rawValue) fails"
    }
  }

  var description: String { "\(action)@\(time)" }

  /// Whether the source ends with the event.
  var isEnd: Bool { content.isEnd }
}

extension CombineLatestEvent {
  static let forms = ["SOURCE=TEXT@TIME", "SOURCE done@TIME", "SOURCE fails@TIME"]
  /// The valid times.
  static let times = 0...1000
  /// The longest text.
  static let longestText = 40

  /// Reads an event as a script writes it.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown source or action, and for a missing or invalid time.
  init(written text: Substring) throws(ValueError) {
    let help: Message =
      "End it with `@` and a whole number from \(Self.times.lowerBound) to \(Self.times.upperBound)."
    guard let at = text.lastIndex(of: "@") else { throw ValueError("its time is missing", help: help) }
    let clock = text[text.index(after: at)...]
    guard let time = Int(clock), Self.times.contains(time) else {
      throw ValueError(clock.isEmpty ? "its time is missing" : "`\(clock.abbreviated)` is not a time", help: help)
    }
    let action = text[..<at]
    guard let source = CombineLatestSource(rawValue: String(action.prefix(1))) else {
      throw ValueError(
        "unknown source `\(action.prefix(1))`",
        help: Suggestion.list(CombineLatestSource.allCases.map(\.rawValue), what: "sources"))
    }
    let rest = action.dropFirst()
    switch rest {
    case " done": content = .done
    case " fails": content = .fails
    case _ where rest.hasPrefix("="):
      let value = String(rest.dropFirst())
      guard value.count <= Self.longestText else {
        throw ValueError(
          "its text has \(value.count) characters", help: "It can have at most \(Self.longestText).")
      }
      content = .value(value)
    default:
      throw ValueError(
        "unknown event `\(action.abbreviated)`", help: Suggestion.list(Self.forms, what: "events"))
    }
    (self.source, self.time) = (source, time)
  }

  /// Checks that an event is not earlier than those above it, and its source has not ended.
  static func check(_ event: CombineLatestEvent, _ before: ArraySlice<CombineLatestEvent>) throws(ValueError) {
    if let last = before.last, last.time > event.time {
      throw ValueError(
        "it is earlier than the event before it", help: "Write a time of \(last.time) or later, or move the event up.")
    }
    if let end = before.first(where: { $0.source == event.source && $0.isEnd }) {
      throw ValueError(
        "the source `\(event.source.rawValue)` has already ended with `\(end)`", help: "Remove one of the two.")
    }
  }
}
