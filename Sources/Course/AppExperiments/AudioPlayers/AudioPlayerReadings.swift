import ExperimentKit

/// Two readings of "is it playing?" side by side, in every situation in which the button can be pressed.
///
/// Columns: `player`, `is-playing` (the result of `player?.isPlaying`), `article` and `corrected` (each code's test),
/// then `article-heard` and `corrected-heard` (the sound after a press).
///
/// Source: 000-3.
struct AudioPlayerReadings: Experiment {
  static let about = About(
    "audio-player.readings",
    en: "The test before a restart, written in two ways, and the effect of pressing the button.",
    ja: "再生中かどうかを調べる2通りの書き方と、ボタンを押した結果。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "position", .seconds, default: Milliseconds(count: 1500),
      help: LocalizedText(en: "The position that the sound has reached, in seconds.", ja: "どこまで再生したか(秒)。")),
    AudioPlayer.length)

  let position: Milliseconds
  let duration: Milliseconds

  init(position: Milliseconds, duration: Milliseconds) throws {
    (self.position, self.duration) = (position, duration)
    guard position < duration else {
      throw Rejection(
        "position", "The sound is only \(duration.seconds) s long, so it has ended before \(position.seconds) s.",
        help: "Choose a position below \(duration.seconds).")
    }
  }

  /// Returns the table, with one row per situation.
  func run() -> Table {
    Table(
      [
        .words("player", en: "player", ja: "プレーヤー"),
        .words("is-playing", en: "player?.isPlaying", ja: "player?.isPlaying"),
      ]
        + CodeVersion.allCases.map { Table.Column($0.rawValue, LocalizedText($0.testText)) }
        + [
          .words("article-heard", en: "heard (article)", ja: "聞こえる音(記事)"),
          .words("corrected-heard", en: "heard (corrected)", ja: "聞こえる音(修正)"),
        ],
      rows: AudioPlayerScene.allCases.map(row))
  }

  private func row(_ scene: AudioPlayerScene) -> [Table.Value] {
    let isPlaying = scene.state.isPlaying
    return [.words(scene.title), .code(isPlaying.map { "Optional(\($0))" } ?? "nil")]
      + CodeVersion.allCases.map { .code("\($0.test(isPlaying))") }
      + CodeVersion.allCases.map { heard(scene, $0) }
  }

  private func heard(_ scene: AudioPlayerScene, _ code: CodeVersion) -> Table.Value {
    let run = scene.play(code, position: position, of: duration, then: [.press])
    guard run.state == .playing else { return .words(en: "nothing", ja: "なし") }
    let start = run.context.position.seconds
    return .words(en: "from \(start) s", ja: "\(start)秒から")
  }
}
