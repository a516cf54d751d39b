import ExperimentKit

/// A line of a script of messages.
enum MessageStep: Sendable, Hashable {
  case show(ShownMessage)
  case wait(Milliseconds)
}

/// A message with the arguments of the source's function.
struct ShownMessage: Sendable, Hashable {
  let kind: MessageKind
  let duration: MessageDuration
  let text: String

  /// The message, as a script writes it.
  var written: String {
    "\(kind.rawValue) \(duration.written) \(text)"
  }
}

extension MessageStep {
  /// The written form of each line, in the order of the help.
  static let forms = ["show KIND SECONDS TEXT", "wait SECONDS"]

  /// Reads a line.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown word, kind or duration, and for a missing part.
  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    switch line.word {
    case "wait": self = .wait(try Milliseconds(secondsOf: line))
    case "show":
      let parts = text.split(separator: " ", maxSplits: 3)
      guard parts.count == 4 else {
        throw ValueError("the kind, the seconds or the text is missing", help: "Write `\(Self.forms[0])`.")
      }
      guard let kind = MessageKind(rawValue: String(parts[1])) else {
        throw ValueError(
          "unknown kind `\(parts[1])`",
          help: Suggestion.help(
            for: String(parts[1]), among: MessageKind.allCases.map(\.rawValue), what: "kinds"))
      }
      self = .show(
        ShownMessage(kind: kind, duration: try MessageDuration(written: parts[2]), text: String(parts[3])))
    default:
      throw ValueError(
        "unknown event `\(line.word)`",
        help: Suggestion.help(for: line.word, among: ["show", "wait"], forms: Self.forms, what: "events"))
    }
  }
}
