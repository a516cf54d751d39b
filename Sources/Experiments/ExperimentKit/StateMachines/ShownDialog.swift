/// A dialog as a screen shows it, with the event of a script for each of its buttons.
package struct ShownDialog: Sendable, Hashable, Encodable {
  /// A text field.
  package struct Field: Sendable, Hashable, Encodable {
    /// The name, which appears in the empty field.
    package var name: String
    /// The text on the screen.
    package var text: String

    /// Creates a field.
    package init(name: String, text: String) { (self.name, self.text) = (name, text) }
  }

  /// A button.
  package struct Button: Sendable, Hashable, Encodable {
    /// The words on the button.
    package var title: String
    /// The style: `default`, `destructive`, or `cancel`.
    package var style: String
    /// The event of a tap, as a script writes it.
    package var event: String

    /// Creates a button.
    package init(title: String, style: String, event: String) {
      (self.title, self.style, self.event) = (title, style, event)
    }
  }

  /// Whether the dialog rises from the bottom of the screen.
  package var isSheet: Bool
  /// Whether the buttons are side by side.
  package var isSideBySide: Bool
  /// The title; empty for none.
  package var title: String
  /// The text below the title; empty for none.
  package var message: String
  /// The text fields, from the top.
  package var fields: [Field]
  /// The buttons, as they are placed.
  package var buttons: [Button]

  /// Creates a dialog without fields and buttons.
  package init(isSheet: Bool, isSideBySide: Bool, title: String, message: String) {
    (self.isSheet, self.isSideBySide, self.title, self.message) = (isSheet, isSideBySide, title, message)
    (fields, buttons) = ([], [])
  }
}
