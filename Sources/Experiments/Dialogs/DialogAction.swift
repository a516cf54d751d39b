import SourceText

/// A choice of a dialog, shown as a button.
struct DialogAction: Sendable, Hashable {
  /// The styles of an action by the names that scripts use.
  enum Style: String, CaseIterable, Sendable {
    case plain = "default"
    case destructive
    case cancel

    /// The words that readers see.
    var title: LocalizedText {
      switch self {
      case .plain: "default"
      case .destructive: LocalizedText(en: "destructive (red)", ja: "destructive(赤字)")
      case .cancel: "cancel"
      }
    }
  }

  /// The words on the button.
  let title: String
  /// The style.
  let style: Style
}

/// A text field of a dialog.
struct DialogField: Sendable, Hashable {
  /// The name, which stands in the empty field; a single word.
  let name: String
  /// Whether dots stand for the characters.
  let isHidden: Bool
  /// What was typed.
  var text = ""

  /// What the screen shows.
  var shown: String {
    isHidden ? String(repeating: "•", count: text.count) : text
  }
}
