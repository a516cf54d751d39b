import ExperimentKit

/// An event of a key that goes down or up.
struct KeyEvent: MachineEvent {
  /// The kind of event: down or up.
  enum Kind: String, ScriptWord {
    case down
    case up

    var meaning: String { self == .down ? "押す" : "離す" }
  }

  let kind: Kind
  let key: KeyCode

  var written: LocalizedText { "\(kind.rawValue) \(key.name)" }
}

extension KeyEvent: WrittenEvent {
  static let forms = ["down KEY", "up KEY"]

  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    kind = try line.event(among: Kind.allCases, forms: Self.forms)
    guard line.rest.count == 1 else {
      throw ValueError(
        "`\(line.word)` takes one key", help: "Write `\(line.word) KEY`, as in `\(line.word) keyA`.")
    }
    key = try KeyCode(written: line.rest[0])
  }
}

extension KeyCode {
  /// Reads the name of a key.
  init(written name: Substring) throws(ValueError) {
    guard let key = KeyCode(name: name) else {
      let near = Suggestion.nearest(to: String(name), among: Self.allNames)
      throw ValueError(
        "unknown key `\(name)`",
        help: Suggestion.help(near: near, "`keyboard.key-names` lists the keys, such as `keyA`."))
    }
    self = key
  }
}

extension ParameterType<[KeyEvent]> {
  /// The type of a script in which a key goes down before it goes up, and up before it goes down again.
  static var keyScript: ParameterType {
    .script(count: 1...200) { event, before throws(ValueError) in
      let isDown = before.last { $0.key == event.key }?.kind == .down
      switch (event.kind, isDown) {
      case (.down, true):
        throw ValueError("the key is already down", help: "Write `up \(event.key.name)` before it.")
      case (.up, false):
        throw ValueError("the key is not down", help: "Write `down \(event.key.name)` before it.")
      case (.down, false), (.up, true): break
      }
    }
  }
}
