import ExperimentKit

/// The effect of a press of the recording button with each permission.
///
/// Columns: `status` (the case), `number` (its raw value), `then` (the screen), `console` (the printed output),
/// `message` (the text of the alert), `records`.
///
/// Source: 000-7.
struct MicrophoneDecisions: Experiment {
  static let about = About(
    "microphone.decisions", en: "The effect of a recording button with each permission to use the microphone.",
    ja: "マイクの許可の状態ごとに示す、録音ボタンを押した結果。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "statuses", .list(of: ParameterType<MicrophoneStatus>.choice, count: 1...4), default: MicrophoneStatus.allCases,
      help: LocalizedText(en: "The permissions, in the order of the rows.", ja: "許可の状態。行の順に書く。")))

  let code: CodeVersion
  let statuses: [MicrophoneStatus]

  /// Returns the table, with one row per permission.
  func run() -> Table {
    Table(
      [
        .words("status", en: "status", ja: "許可の状態"), .number("number", en: "number", ja: "番号"),
        .words("then", en: "after a press", ja: "押した後"), .words("console", en: "console", ja: "コンソール"),
        .words("message", en: "message of the alert", ja: "アラートの本文"), .words("records", en: "records", ja: "録音"),
      ],
      rows: statuses.map(row))
  }

  private func row(_ status: MicrophoneStatus) -> [Table.Value] {
    let state = MicrophoneMachine.microphone(code).run([.press], context: status).state
    let alert = state == .alerting ? MicrophoneAlert.alert(for: status, code) : nil
    return [
      .code(status.caseName), .number(status.number), .words(state.title), .plain(alert?.console ?? ""),
      .plain(alert?.message ?? ""),
      state == .recording ? .words(en: "yes", ja: "する") : .words(en: "no", ja: "しない"),
    ]
  }
}
