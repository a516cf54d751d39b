import ExperimentKit

/// An event of a recording screen.
enum MicrophoneEvent: String, ScriptWord, WrittenEvent {
  case press
  case allow
  case deny
  case ok
  case turnOn = "turn-on"
  case turnOff = "turn-off"

  var meaning: String {
    switch self {
    case .press: "開始ボタンを押す"
    case .allow: "「許可」と答える"
    case .deny: "「許可しない」と答える"
    case .ok: "アラートのOKを押す"
    case .turnOn: "設定でマイクをオンにする"
    case .turnOff: "設定でマイクをオフにする"
    }
  }
}
