import Dialogs
import ExperimentKit

/// The alert of an app that may not use the microphone, and its output before.
struct MicrophoneAlert: Sendable, Hashable {
  /// The printed output.
  let console: String
  /// The text below the title.
  let message: String

  /// The title.
  static let title = "マイクの許可"

  /// The article's alert, which sends the user to the settings.
  static let denied = MicrophoneAlert(console: "拒否されてます", message: "設定からマイクの使用を許可してください")
  /// The lesson's own alert for a status that the settings cannot change.
  static let restricted = MicrophoneAlert(console: "制限されています", message: "このデバイスではマイクの使用が制限されています")

  /// Whether the alert tells the user to change the settings.
  var sendsToSettings: Bool {
    self == .denied
  }

  /// The printed lines and the text on the screen.
  var lines: [LocalizedText] {
    var dialog = Dialog(.alert, title: Self.title, message: message)
    dialog.take(.add(DialogAction(title: "OK", style: .plain)))
    return [.console(console)] + dialog.screen
  }

  /// Returns the alert of a status; nil if there is none.
  static func alert(for status: MicrophoneStatus, _ code: CodeVersion) -> MicrophoneAlert? {
    switch status {
    case .denied: denied
    case .restricted: code == .article ? denied : restricted
    case .notDetermined, .authorized: nil
    }
  }
}
