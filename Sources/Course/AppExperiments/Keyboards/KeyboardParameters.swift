import ExperimentKit

/// The parameters that the experiments on keyboards share.
enum KeyboardParameters {
  static let locked = Parameter(
    "locked-before-launch", .truth, default: false,
    help: LocalizedText(
      en: "Whether CapsLock is on when the app is launched.", ja: "アプリを起動したとき、CapsLockがオンになっているか。"))

  /// The events of the article's table of CapsLock.
  static let capsLockEvents = Parameter("events", .keyScript, default: capsLockScript, help: eventsHelp)

  /// The help of the parameter for keys.
  static let eventsHelp = LocalizedText(
    en: "The keys that go down and up, one after the other.", ja: "押すキーと離すキー。この順に起こる。")

  /// The keys CapsLock, A, CapsLock.
  static let capsLockScript: [KeyEvent] = ["capsLock", "keyA", "capsLock"].compactMap { KeyCode(name: $0) }
    .flatMap { [KeyEvent(kind: .down, key: $0), KeyEvent(kind: .up, key: $0)] }
}
