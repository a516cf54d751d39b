import ExperimentKit

extension Dialog {
  /// The dialog as the screen shows it.
  package var shown: ShownDialog {
    var shown = ShownDialog(
      isSheet: style == .actionSheet, isSideBySide: isSideBySide, title: title, message: message)
    shown.fields = fields.map { ShownDialog.Field(name: $0.name, text: $0.shown) }
    shown.buttons = placedActions.map(\.action).map { action in
      ShownDialog.Button(
        title: action.title, style: action.style.rawValue, event: DialogEvent.tap(action.title).written.en)
    }
    return shown
  }
}
