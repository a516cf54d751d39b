import ExperimentKit

/// An event of a text view; its texts do not contain the escapes that scripts use.
enum TextLimitEvent: MachineEvent {
  case load
  case begin
  case set(String)
  case type(String)
  case paste(String)
  case delete
  case select(String?)
  case compose(String)
  case commit(String?)
  case end

  /// The kinds of events by the words that scripts use.
  enum Kind: String, ScriptWord {
    case load, begin, set, type, paste, delete, select, compose, commit, end

    var meaning: String {
      switch self {
      case .load: "画面の準備"
      case .begin: "タップして編集を始める"
      case .set: "プログラムが代入する"
      case .type: "1文字ずつ打つ"
      case .paste: "貼り付ける"
      case .delete: "消す"
      case .select: "選択する"
      case .compose: "変換前の文字を打つ"
      case .commit: "確定する"
      case .end: "編集を終える"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .load: .load
    case .begin: .begin
    case .set: .set
    case .type: .type
    case .paste: .paste
    case .delete: .delete
    case .select: .select
    case .compose: .compose
    case .commit: .commit
    case .end: .end
    }
  }

  /// The text of the event; nil if there is none.
  var text: String? {
    switch self {
    case .load, .begin, .delete, .end: nil
    case .set(let text), .type(let text), .paste(let text), .compose(let text): text
    case .select(let text), .commit(let text): text
    }
  }

  var written: LocalizedText {
    LocalizedText(([kind.rawValue] + (text.map { [EscapedText($0).description] } ?? [])).joined(separator: " "))
  }
}
