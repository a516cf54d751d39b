import Dialogs
import ExperimentKit

/// The alert of an app that may not use the microphone, and what it prints before.
struct MicrophoneAlert: Sendable, Hashable {
  /// What is printed.
  let console: String
  /// The text below the title.
  let message: String

  /// The title.
  static let title = "マイクの許可"

  /// The article's alert, which sends the user to the settings.
  static let denied = MicrophoneAlert(console: "拒否されてます", message: "設定からマイクの使用を許可してください")
  /// The lesson's own alert where the settings cannot help.
  static let restricted = MicrophoneAlert(console: "制限されています", message: "このデバイスではマイクの使用が制限されています")

  /// Whether it tells the user to change the settings.
  var sendsToSettings: Bool {
    self == .denied
  }

  /// What is printed and then stands on the screen.
  var lines: [LocalizedText] {
    var dialog = Dialog(.alert, title: Self.title, message: message)
    dialog.take(.add(DialogAction(title: "OK", style: .plain)))
    return [.console(console)] + dialog.screen
  }

  /// The alert of a status; nil where there is none.
  static func alert(for status: MicrophoneStatus, _ code: CodeVersion) -> MicrophoneAlert? {
    switch status {
    case .denied: denied
    case .restricted: code == .article ? denied : restricted
    case .notDetermined, .authorized: nil
    }
  }
}
