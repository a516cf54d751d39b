import ExperimentKit

extension DialogEvent: WrittenEvent {
  /// The written form of each event, in the order of the help.
  public static let forms = [
    "add TITLE STYLE", "add-field NAME", "add-field NAME hidden", "present", "type NAME TEXT", "tap TITLE",
    "tap-outside", "dismiss",
  ]

  /// Reads an event as a script writes it.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown word, and for a missing or extra part.
  public init(written text: Substring) throws(ValueError) {
    let word = text.prefix { $0 != " " }
    let rest = text.dropFirst(word.count).drop { $0 == " " }
    guard let kind = Kind(rawValue: String(word)) else {
      throw ValueError(
        "unknown event `\(word.abbreviated)`",
        help: Suggestion.help(
          for: String(word), among: Kind.scripted.map(\.rawValue), forms: Self.forms, what: "events"))
    }
    switch kind {
    case .add: self = .add(try DialogAction(written: rest))
    case .addField: self = .addField(try DialogField(written: rest))
    case .type:
      guard let name = rest.split(separator: " ").first else {
        throw ValueError("the field is missing", help: "Write `type NAME TEXT`.")
      }
      self = .type(String(rest.dropFirst(name.count).drop { $0 == " " }), into: String(name))
    case .tap:
      guard !rest.isEmpty else { throw ValueError("the button is missing", help: "Write `tap TITLE`.") }
      self = .tap(String(rest))
    case .present: self = try Self.present.alone(rest)
    case .tapOutside: self = try Self.tapOutside.alone(rest)
    case .dismiss: self = try Self.dismiss.alone(rest)
    case .dismissed:
      throw ValueError(
        "`dismissed` happens automatically", help: "Remove it: it follows every tap and `dismiss` automatically.")
    }
  }

  private func alone(_ rest: Substring) throws(ValueError) -> DialogEvent {
    guard rest.isEmpty else {
      throw ValueError("nothing can follow `\(kind.rawValue)`", help: "Write `\(kind.rawValue)`.")
    }
    return self
  }
}

extension DialogEvent.Kind {
  /// The events that a script can contain.
  fileprivate static let scripted = allCases.filter { $0 != .dismissed }
}
