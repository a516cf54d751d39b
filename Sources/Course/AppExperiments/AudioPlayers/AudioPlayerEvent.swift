import ExperimentKit

/// An event on a screen with a sound and a button.
enum AudioPlayerEvent: MachineEvent {
  case load
  case press
  case wait(Milliseconds)
  case interrupt
  case finished

  /// The kinds of events by the words that scripts use.
  enum Kind: String, ScriptWord {
    case load
    case press
    case wait
    case interrupt
    case finished

    var meaning: String {
      switch self {
      case .load: "画面を読み込む"
      case .press: "ボタンを押す"
      case .wait: "時間がたつ"
      case .interrupt: "電話がかかる"
      case .finished: "最後まで再生した"
      }
    }
  }

  var kind: Kind {
    switch self {
    case .load: .load
    case .press: .press
    case .wait: .wait
    case .interrupt: .interrupt
    case .finished: .finished
    }
  }

  var written: LocalizedText {
    switch self {
    case .wait(let time): "wait \(time)"
    case .load, .press, .interrupt, .finished: LocalizedText(kind.rawValue)
    }
  }
}

extension AudioPlayerEvent: WrittenEvent {
  static let forms = ["load", "press", "wait SECONDS", "interrupt"]

  init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    if line.word == Kind.finished.rawValue {
      throw ValueError(
        "`finished` happens automatically", help: "Remove it: it happens automatically when the sound ends.")
    }
    let kind = try line.event(among: Kind.allCases.filter { $0 != .finished }, forms: Self.forms)
    if kind == .wait {
      self = .wait(try Milliseconds(secondsOf: line))
      return
    }
    _ = try line.numbers(in: 0...0, form: line.word)
    self = kind == .load ? .load : kind == .press ? .press : .interrupt
  }
}
