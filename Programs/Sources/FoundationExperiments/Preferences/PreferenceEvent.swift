import ExperimentKit

/// An event of a store.
enum PreferenceEvent: MachineEvent {
  case open(version: String)
  case get(String, PreferenceType)
  case set(String, PreferenceValue)
  case save
  case damage(PreferenceDamage)

  /// The kinds of events by the words that scripts use.
  enum Kind: String, ScriptWord {
    case open
    case get
    case set
    case save
    case damage

    var meaning: String {
      switch self {
      case .open: "アプリの起動"
      case .get: "取得"
      case .set: "設定"
      case .save: "ファイルへの保存"
      case .damage: "ファイルの異変"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .open: .open
    case .get: .get
    case .set: .set
    case .save: .save
    case .damage: .damage
    }
  }

  /// The event, as a script writes it.
  var written: LocalizedText {
    switch self {
    case .open(let version): LocalizedText("open \(version)")
    case .get(let key, let type): LocalizedText("get \(key) \(type.rawValue)")
    case .set(let key, let value): LocalizedText("set \(key) \(value)")
    case .save: "save"
    case .damage(let damage): LocalizedText("damage \(damage.rawValue)")
    }
  }
}

extension PreferenceEvent: WrittenEvent {
  static let forms = ["open VERSION", "get KEY TYPE", "set KEY TYPE VALUE", "save", "damage KIND"]

  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    let kind = try line.event(among: Kind.allCases, forms: Self.forms)
    switch kind {
    case .open:
      guard line.rest.count == 1 else { throw Self.mistake(kind) }
      self = .open(version: String(line.rest[0]))
    case .get:
      guard line.rest.count == 2 else { throw Self.mistake(kind) }
      self = .get(String(line.rest[0]), try PreferenceType(written: line.rest[1]))
    case .set:
      let parts = text.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, line.rest.count > 2 else { throw Self.mistake(kind) }
      self = .set(String(parts[1]), try PreferenceValue(written: parts[2]))
      if case .set(_, .double) = self {
        throw ValueError(
          "the store has no method for Double",
          help: Suggestion.list(PreferenceType.allCases.map(\.rawValue), what: "types"))
      }
    case .save:
      guard line.rest.isEmpty else { throw Self.mistake(kind) }
      self = .save
    case .damage:
      guard line.rest.count == 1 else { throw Self.mistake(kind) }
      guard let damage = PreferenceDamage(rawValue: String(line.rest[0])) else {
        throw ValueError(
          "unknown damage `\(line.rest[0])`",
          help: Suggestion.help(
            for: String(line.rest[0]), among: PreferenceDamage.allCases.map(\.rawValue), what: "kinds"))
      }
      self = .damage(damage)
    }
  }

  private static func mistake(_ kind: Kind) -> ValueError {
    let form = forms.first { $0.hasPrefix(kind.rawValue) } ?? kind.rawValue
    return ValueError("something is missing or extra after `\(kind.rawValue)`", help: "Write `\(form)`.")
  }
}
