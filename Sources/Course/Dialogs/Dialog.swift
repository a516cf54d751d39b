import ExperimentKit

/// A dialog in the current state of its script.
public struct Dialog: Sendable, Hashable {
  /// The styles of a dialog by the names that parameters use.
  public enum Style: String, TitledWord, CaseIterable, Sendable {
    case alert
    case actionSheet = "action-sheet"

    /// The text that readers see.
    public var title: LocalizedText {
      switch self {
      case .alert: LocalizedText(en: "alert", ja: "アラート")
      case .actionSheet: LocalizedText(en: "action sheet", ja: "アクションシート")
      }
    }
  }

  /// The style of the dialog: alert or action sheet.
  public let style: Style
  /// The title; empty for none.
  public var title = ""
  /// The text below the title; empty for none.
  public var message = ""
  /// The actions in the order in which they were added.
  public private(set) var actions: [DialogAction] = []
  /// The text fields in the order in which they were added.
  public private(set) var fields: [DialogField] = []
  /// The action whose handler runs after the dismissal.
  public private(set) var chosen: DialogAction?

  /// Creates a dialog without buttons and fields.
  public init(_ style: Style, title: String = "", message: String = "") {
    (self.style, self.title, self.message) = (style, title, message)
  }

  /// The action with the style cancel, if there is one.
  public var cancel: DialogAction? {
    actions.first { $0.style == .cancel }
  }

  /// Returns the first button with a title.
  func action(titled title: String) -> DialogAction? {
    actions.first { $0.title == title }
  }

  /// Returns the first field with a name.
  func field(named name: String) -> DialogField? {
    fields.first { $0.name == name }
  }

  /// Applies an event to the dialog: it adds to it, types into it or chooses in it.
  public mutating func take(_ event: DialogEvent) {
    switch event {
    case .add(let action): actions.append(action)
    case .addField(let field): fields.append(field)
    case .type(let text, let name):
      if let index = fields.firstIndex(where: { $0.name == name }) { fields[index].text = text }
    case .tap(let title): chosen = action(titled: title)
    case .tapOutside: chosen = cancel
    case .dismiss: chosen = nil
    case .present, .dismissed: break
    }
  }
}
