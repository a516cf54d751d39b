import ExperimentKit

extension TextLimitEvent: WrittenEvent {
  static let forms = [
    "begin", "type TEXT", "paste TEXT", "delete", "select", "select TEXT", "compose TEXT", "commit", "commit TEXT",
    "end", "set TEXT",
  ]

  /// Reads an event as a script writes it.
  ///
  /// Its text may contain escapes, and begins after one space.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown word or escape, and for a missing or extra part.
  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    guard line.word != Kind.load.rawValue else {
      throw ValueError("`load` happens automatically", help: "Remove it: every script begins with it automatically.")
    }
    let kind = try line.event(among: Kind.allCases.filter { $0 != .load }, forms: Self.forms)
    let rest = try EscapedText(written: text.dropFirst(line.word.count + 1)).text
    switch kind {
    case .load: self = .load
    case .begin: self = try Self.begin.alone(rest)
    case .delete: self = try Self.delete.alone(rest)
    case .end: self = try Self.end.alone(rest)
    case .select: self = .select(rest.isEmpty ? nil : rest)
    case .commit: self = .commit(rest.isEmpty ? nil : rest)
    case .set: self = .set(try Self.needed(rest, kind))
    case .type: self = .type(try Self.needed(rest, kind))
    case .paste: self = .paste(try Self.needed(rest, kind))
    case .compose: self = .compose(try Self.needed(rest, kind))
    }
  }

  private static func needed(_ rest: String, _ kind: Kind) throws(ValueError) -> String {
    guard !rest.isEmpty else {
      throw ValueError("the text is missing", help: "Write `\(kind.rawValue) TEXT`.")
    }
    return rest
  }

  private func alone(_ rest: String) throws(ValueError) -> TextLimitEvent {
    guard rest.isEmpty else {
      throw ValueError("nothing can follow `\(kind.rawValue)`", help: "Write `\(kind.rawValue)`.")
    }
    return self
  }
}
