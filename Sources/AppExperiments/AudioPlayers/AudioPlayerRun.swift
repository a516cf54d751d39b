import ExperimentKit
import Results
import SourceText

/// A sound on a screen, loaded, played and interrupted as a script says: the transcript.
///
/// Source: 000-3.
public struct AudioPlayerRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "audio-player.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A sound and a button played from a script: a model of AVAudioPlayer.",
    ja: "台本どおりに動かす音とボタン(AVAudioPlayerのモデル)。")

  /// The code, the file, the length of the sound and the events.
  public static let parameters: [any ParameterDeclaration] = [
    CodeVersion.parameter, AudioPlayerParameters.file, AudioPlayerParameters.duration, AudioPlayerParameters.events,
  ]

  /// A press, and another one while the sound plays.
  public static let example = "events=[load, press, wait 1.5, press]"

  let code: CodeVersion
  let player: AudioPlayer
  let events: [AudioPlayerEvent]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    code = arguments[CodeVersion.parameter]
    player = AudioPlayer(
      arguments[AudioPlayerParameters.file], duration: arguments[AudioPlayerParameters.duration])
    events = arguments[AudioPlayerParameters.events]
  }

  /// The transcript, a line an event and what it does below it.
  public func run() -> Lines {
    AudioPlayerMachine.player(code).run(events, context: player).lines
  }
}
