import ExperimentKit

/// The article's claims about its recording button, tested on the model.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 000-7.
struct MicrophoneClaims: Experiment {
  static let about = About(
    "microphone.claims", en: "Whether a recording button behaves as described, for every permission.",
    ja: "録音ボタンは、どの許可の状態でも説明どおりに動くか。")
  static let signature = Signature(Self.init, CodeVersion.parameter)

  let code: CodeVersion

  /// Returns the table, with one row per claim.
  func run() -> Table {
    Claim.table([
      shows(
        .notDetermined, .asking,
        LocalizedText(en: "notDetermined: the question is shown", ja: "notDeterminedなら、許可の質問が出る")),
      shows(.denied, .alerting, LocalizedText(en: "denied: an alert is shown", ja: "deniedなら、アラートが出る")),
      noAlert,
      shows(.authorized, .recording, LocalizedText(en: "authorized: the recording starts", ja: "authorizedなら、録音が始まる")),
      reaches, advice(.denied), advice(.restricted),
    ])
  }

  private func play(_ status: MicrophoneStatus, _ events: MicrophoneEvent...) -> MicrophoneMachine.Run {
    MicrophoneMachine.microphone(code).run(events, context: status)
  }

  private func shows(_ status: MicrophoneStatus, _ state: MicrophoneState, _ claim: LocalizedText) -> Claim {
    let shown = play(status, .press).state
    return Claim(.author, claim, computed: shown.title, shown == state)
  }

  private var reaches: Claim {
    let isReached = !MicrophoneMachine.microphone(code).flaws.contains(.unreachable(.recording))
    return Claim(
      .expectation, LocalizedText(en: "some events lead to a recording", ja: "録音にたどり着く操作がある"),
      computed: isReached ? LocalizedText(en: "some do", ja: "ある") : LocalizedText(en: "none do", ja: "ない"), isReached)
  }

  private var noAlert: Claim {
    let shown = play(.authorized, .press).state
    return Claim(
      .author, LocalizedText(en: "authorized: no alert is shown", ja: "authorizedなら、アラートは出ない"), computed: shown.title,
      shown != .alerting)
  }

  /// Returns the claim that the user can follow the alert.
  private func advice(_ status: MicrophoneStatus) -> Claim {
    let end = play(status, .press, .ok, .turnOn).context
    let sends = MicrophoneAlert.alert(for: status, code)?.sendsToSettings ?? false
    let advice =
      sends
      ? LocalizedText(en: "it says: the settings", ja: "設定を変えるように伝える")
      : LocalizedText(en: "it does not name the settings", ja: "設定を変えるようには伝えない")
    return Claim(
      .expectation,
      LocalizedText(en: "\(status.caseName): the alert's advice helps", ja: "\(status.caseName)のとき、アラートのとおりにすれば使える"),
      computed: LocalizedText(
        en: "\(advice); the switch leads to \(end.caseName)", ja: "\(advice)。スイッチを入れた後は\(end.caseName)"),
      end == .authorized || !sends)
  }
}
