import ExperimentKit
import Results
import SourceText

/// A recording screen whose button is pressed and whose questions are answered as a script says: the transcript.
///
/// Source: 000-7.
public struct MicrophoneRun: Experiment {
  /// The name that cells use.
  public static let name = "microphone.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A recording button and the permission to use the microphone, played from a script.",
    ja: "台本どおりに動かす録音ボタンと、マイクの使用の許可。")

  /// The code, the permission at the start and the events.
  public static let parameters: [any ParameterDeclaration] = [
    CodeVersion.parameter, MicrophoneParameters.status, MicrophoneParameters.events,
  ]

  /// The first run, and the answer no.
  public static let example = "events=[press, deny, press]"

  let code: CodeVersion
  let status: MicrophoneStatus
  let events: [MicrophoneEvent]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    code = arguments[CodeVersion.parameter]
    status = arguments[MicrophoneParameters.status]
    events = arguments[MicrophoneParameters.events]
  }

  /// The transcript, a line an event and what it does below it; at the end the permission.
  public func run() -> Lines {
    let run = MicrophoneMachine.microphone(code).run(events, context: status)
    let end = run.context
    return Lines(
      run.lines.lines + [
        LocalizedText(en: "end: \(end.caseName) (\(end.number))", ja: "最後の許可の状態: \(end.caseName)(\(end.number))")
      ])
  }
}
