import ExperimentKit

/// A choice of a dialog, shown as a button.
public struct DialogAction: Sendable, Hashable {
  /// The styles of an action by the names that scripts use.
  public enum Style: String, CaseIterable, Sendable {
    case plain = "default"
    case destructive
    case cancel

    /// The text that readers see.
    public var title: LocalizedText {
      switch self {
      case .plain: "default"
      case .destructive: LocalizedText(en: "destructive (red)", ja: "destructive(赤字)")
      case .cancel: "cancel"
      }
    }
  }

  /// The words on the button.
  public let title: String
  /// The style.
  public let style: Style

  /// Creates an action.
  public init(title: String, style: Style) {
    (self.title, self.style) = (title, style)
  }
}

/// A text field of a dialog.
public struct DialogField: Sendable, Hashable {
  /// The name, which appears in the empty field; a single word.
  public let name: String
  /// Whether the characters are shown as dots.
  public let isHidden: Bool
  /// The typed text.
  public var text = ""

  /// Creates an empty field.
  public init(name: String, isHidden: Bool) {
    (self.name, self.isHidden) = (name, isHidden)
  }

  /// The text on the screen.
  var shown: String {
    isHidden ? String(repeating: "•", count: text.count) : text
  }
}
