import SourceText

/// A choice of a dialog, shown as a button.
package struct DialogAction: Sendable, Hashable {
  /// The styles of an action by the names that scripts use.
  package enum Style: String, CaseIterable, Sendable {
    case plain = "default"
    case destructive
    case cancel

    /// The words that readers see.
    package var title: LocalizedText {
      switch self {
      case .plain: "default"
      case .destructive: LocalizedText(en: "destructive (red)", ja: "destructive(赤字)")
      case .cancel: "cancel"
      }
    }
  }

  /// The words on the button.
  package let title: String
  /// The style.
  package let style: Style

  /// An action.
  package init(title: String, style: Style) {
    (self.title, self.style) = (title, style)
  }
}

/// A text field of a dialog.
package struct DialogField: Sendable, Hashable {
  /// The name, which stands in the empty field; a single word.
  package let name: String
  /// Whether dots stand for the characters.
  package let isHidden: Bool
  /// What was typed.
  package var text = ""

  /// A field in which nothing is typed yet.
  package init(name: String, isHidden: Bool) {
    (self.name, self.isHidden) = (name, isHidden)
  }

  /// What the screen shows.
  var shown: String {
    isHidden ? String(repeating: "•", count: text.count) : text
  }
}
