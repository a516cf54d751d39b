import ExperimentKit

/// A recording screen as a state machine: the article's button and the documented permission.
///
/// It is a model; AVFoundation cannot run here. The system asks once and saves the answer. Only the settings change it
/// afterward, and the system then ends the app, so that the screen starts over. A restriction of the device, such as by
/// Screen Time or a profile, cannot be changed in the app's settings.
///
/// The article does not show how its model uses the answer; here the answer is saved, and nothing more.
///
/// Source: 000-7; the documentation of `AVAuthorizationStatus` and `AVCaptureDevice.requestAccess(for:)`.
typealias MicrophoneMachine = StateMachine<MicrophoneState, MicrophoneEvent, MicrophoneStatus>

extension MicrophoneMachine {
  /// Returns the machine of the article's code, or of the corrected code.
  static func microphone(_ code: CodeVersion) -> MicrophoneMachine {
    MicrophoneMachine(
      startingIn: .ready,
      [
        .on(.press, in: .ready, when: .status(.notDetermined), to: .asking, .asked),
        .on(
          .press, in: .ready, when: .status(.restricted), to: .alerting, code == .article ? .sameAlert : .ownAlert,
          printing: { status, _ in MicrophoneAlert.alert(for: status, code)?.lines ?? [] }),
        .on(
          .press, in: .ready, when: .status(.denied), to: .alerting, .deniedAlert,
          printing: { status, _ in MicrophoneAlert.alert(for: status, code)?.lines ?? [] }),
        code == .article
          ? .on(.press, in: .ready, to: .swapped, .onlySwapped)
          : .on(.press, in: .ready, to: .recording, .records),
        .on(.press, in: .asking, .alerting, refused: .covered),
        .on(.press, in: .swapped, .recording, refused: .hidden),

        .on(.allow, in: .asking, to: .ready, .kept, changing: { status, _ in status = .authorized }),
        .on(.allow, in: .ready, .alerting, .swapped, .recording, refused: .notAsking),
        .on(.deny, in: .asking, to: .ready, .kept, changing: { status, _ in status = .denied }),
        .on(.deny, in: .ready, .alerting, .swapped, .recording, refused: .notAsking),

        .on(.ok, in: .alerting, to: .ready, .closed),
        .on(.ok, in: .ready, .asking, .swapped, .recording, refused: .noAlert),
      ] + settings(.turnOn, to: .authorized) + settings(.turnOff, to: .denied))
  }

  /// Returns the rules for turning the switch of the settings.
  private static func settings(_ event: MicrophoneEvent, to status: MicrophoneStatus) -> [Rule] {
    [
      .on(event, in: .asking, refused: .answerFirst),
      .on(event, in: .ready, .alerting, .swapped, .recording, when: .status(.notDetermined), refused: .noSwitch),
      .on(event, in: .ready, .alerting, .swapped, .recording, when: .status(.restricted), refused: .locked),
      .on(event, in: .ready, .alerting, .swapped, .recording, when: .status(status), refused: .isSoAlready),
      .on(
        event, in: .ready, .alerting, .swapped, .recording, to: .ready, .startsAnew,
        changing: { kept, _ in kept = status }),
    ]
  }
}

extension MicrophoneMachine.Condition {
  fileprivate static func status(_ status: MicrophoneStatus) -> Self {
    Self(LocalizedText(status.caseName)) { current, _ in current == status }
  }
}

extension LocalizedText {
  fileprivate static let asked = LocalizedText(
    en: "the system asks whether the app may use the microphone", ja: "システムが、マイクの使用を許可するかを尋ねる")
  fileprivate static let sameAlert = LocalizedText(
    en: "the alert for denied is shown", ja: "拒否されたときのアラートが出る")
  fileprivate static let ownAlert = LocalizedText(
    en: "an alert of its own is shown", ja: "制限されたとき専用のアラートが出る")
  fileprivate static let deniedAlert = LocalizedText(
    en: "the alert sends the user to the settings", ja: "設定を変えるように伝えるアラートが出る")
  fileprivate static let onlySwapped = LocalizedText(
    en: "the buttons are swapped; authorized() is not called", ja: "ボタンが入れ替わるだけで、authorized()は呼ばれない")
  fileprivate static let records = LocalizedText(
    en: "the buttons are swapped; authorized() starts the recording", ja: "ボタンが入れ替わり、authorized()が録音を始める")
  fileprivate static let kept = LocalizedText(
    en: "the system keeps the answer", ja: "システムが答えを覚える")
  fileprivate static let closed = LocalizedText(en: "the alert is closed", ja: "アラートが閉じる")
  fileprivate static let startsAnew = LocalizedText(
    en: "the system ends the app, and it starts again", ja: "システムがアプリを終わらせ、アプリは最初から始まる")

  fileprivate static let covered = LocalizedText(en: "something covers the button", ja: "ボタンの手前に別の表示がある")
  fileprivate static let hidden = LocalizedText(en: "the start button is hidden", ja: "開始ボタンは隠れている")
  fileprivate static let notAsking = LocalizedText(en: "the system does not ask", ja: "システムは尋ねていない")
  fileprivate static let noAlert = LocalizedText(en: "there is no alert", ja: "アラートは出ていない")
  fileprivate static let answerFirst = LocalizedText(
    en: "the question must be answered first", ja: "先に質問に答える必要がある")
  fileprivate static let noSwitch = LocalizedText(
    en: "the settings have no switch for an app that has not asked yet", ja: "まだ尋ねていないアプリのスイッチは、設定にない")
  fileprivate static let locked = LocalizedText(
    en: "the switch is locked: the device is restricted", ja: "デバイスが制限されていて、スイッチは変えられない")
  fileprivate static let isSoAlready = LocalizedText(
    en: "the switch stands so already", ja: "スイッチはもうその位置にある")
}
