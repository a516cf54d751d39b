import ExperimentKit

/// A transcript of keys that go down and up as a script says, and of the calls for them.
///
/// Source: 002-1.
struct KeyboardRun: Experiment {
  static let about = About(
    "keyboard.run", en: "Key events in the order in which an app gets them: a model of UIPress and GCKeyboard.",
    ja: "アプリに届く順に並べたキーイベント(UIPressとGCKeyboardのモデル)。",
    example: "events=[down leftShift, down keyA, up keyA, up leftShift]")
  static let signature = Signature(
    Self.init, KeyPlatform.parameter,
    Parameter(
      "layout", .choice, default: KeyboardLayout.us,
      help: LocalizedText(en: "The layout of the keyboard.", ja: "キーに書かれている文字の配列。")),
    Parameter(
      "press-methods", .truth, default: true,
      help: LocalizedText(
        en: "Whether the app's view has methods for presses, even empty ones.",
        ja: "画面のクラスに、pressesBeganなどのメソッドが(空でも)あるか。")),
    KeyboardParameters.locked,
    Parameter("events", .keyScript, help: KeyboardParameters.eventsHelp))

  let platform: KeyPlatform
  let layout: KeyboardLayout
  let hasPressMethods: Bool
  let isLocked: Bool
  let events: [KeyEvent]

  /// Returns the transcript, with a line per event and its character, and the numbered calls below it.
  func run() -> Lines {
    var keyboard = Keyboard(on: platform, isLocked: isLocked, hasPressMethods: hasPressMethods)
    var lines: [LocalizedText] = []
    var count = 0
    for event in events {
      let answer = keyboard.take(event)
      lines.append(heading(event, keyboard))
      for call in answer.calls {
        count += 1
        lines.append("  \(count) \(call.text)")
      }
      if answer.calls.isEmpty { lines.append(LocalizedText(en: "  nothing is called", ja: "  何も呼ばれない")) }
      if answer.beeps {
        lines.append(LocalizedText(en: "  beep: nobody handles the press", ja: "  Beep音: キーを処理するところがない"))
      }
    }
    return Lines(lines)
  }

  private func heading(_ event: KeyEvent, _ keyboard: Keyboard) -> LocalizedText {
    guard event.kind == .down,
      let character = layout.character(of: event.key, isShifted: keyboard.isShifted, isCapital: keyboard.isCapital)
    else { return event.written }
    return LocalizedText(en: "\(event.written): means \(character)", ja: "\(event.written): 意味する文字は\(character)")
  }
}

extension Keyboard.Call {
  /// The call with its key and, for presses, its flags.
  fileprivate var text: String {
    switch call {
    case .pressed, .released:
      call.rawValue.replacing("keyChangedHandler ", with: "keyChangedHandler \(key.name), ")
    case .began, .ended: "\(call.rawValue) \(key.name), modifierFlags \(KeyModifier.text(flags))"
    }
  }
}
