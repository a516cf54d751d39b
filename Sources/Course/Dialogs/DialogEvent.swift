import ExperimentKit

/// An event of a dialog.
public enum DialogEvent: MachineEvent {
  case add(DialogAction)
  case addField(DialogField)
  case present
  case type(String, into: String)
  case tap(String)
  case tapOutside
  case dismiss
  case dismissed

  /// The kinds of events by the words that scripts use.
  public enum Kind: String, ScriptWord {
    case add
    case addField = "add-field"
    case present
    case type
    case tap
    case tapOutside = "tap-outside"
    case dismiss
    case dismissed

    /// The meaning of the word, in Japanese.
    public var meaning: String {
      switch self {
      case .add: "ボタンを加える"
      case .addField: "入力欄を加える"
      case .present: "表示する"
      case .type: "入力する"
      case .tap: "ボタンを押す"
      case .tapOutside: "外側を押す"
      case .dismiss: "コードから閉じる"
      case .dismissed: "閉じ終わる"
      }
    }
  }

  /// The kind of the event.
  public var kind: Kind {
    switch self {
    case .add: .add
    case .addField: .addField
    case .present: .present
    case .type: .type
    case .tap: .tap
    case .tapOutside: .tapOutside
    case .dismiss: .dismiss
    case .dismissed: .dismissed
    }
  }

  /// The event, as a script writes it.
  public var written: LocalizedText {
    switch self {
    case .add(let action): LocalizedText("add \(action.title) \(action.style.rawValue)")
    case .addField(let field): LocalizedText("add-field \(field.name)\(field.isHidden ? " hidden" : "")")
    case .type(let text, let name): LocalizedText("type \(name) \(text)")
    case .tap(let title): LocalizedText("tap \(title)")
    case .present, .tapOutside, .dismiss, .dismissed: LocalizedText(kind.rawValue)
    }
  }
}
