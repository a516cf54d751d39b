import ExperimentKit
import SourceText

/// The parameters that the experiments on the microphone share.
enum MicrophoneParameters {
  /// The permission at the start.
  static let status = Parameter(
    "status", .choice, default: MicrophoneStatus.notDetermined,
    help: LocalizedText(en: "The permission at the start.", ja: "最初の許可の状態。"))

  /// What happens.
  static let events = Parameter(
    "events", .list(of: ParameterType<MicrophoneEvent>.event, count: 1...200),
    help: LocalizedText(
      en: "What happens: the button, the answer to the system, the alert's OK, the switch in the settings.",
      ja: "起こること。ボタン、システムへの答え、アラートのOK、設定のスイッチ。"))
}
