import ExperimentKit
import SourceText

/// What can happen to a recording screen.
enum MicrophoneEvent: String, ScriptWord, MachineEvent {
  case press
  case allow
  case deny
  case ok
  case turnOn = "turn-on"
  case turnOff = "turn-off"

  /// The event as a script writes it.
  var written: LocalizedText { LocalizedText(rawValue) }

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

extension MicrophoneEvent: WrittenEvent {
  static let forms = allCases.map(\.rawValue)

  init(written text: Substring) throws(WrittenMistake) {
    let line = ScriptLine(text)
    self = try line.event(among: Self.allCases, forms: Self.forms)
    _ = try line.numbers(in: 0...0, form: line.word)
  }
}
