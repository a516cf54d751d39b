import ExperimentKit

/// Expectations of the article's player, tested on the model.
///
/// A sound of 3 s is played for 1.5 s if a claim needs it. Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 000-3.
struct AudioPlayerClaims: Experiment {
  static let about = About(
    "audio-player.claims", en: "Whether a player behaves as its code suggests.", ja: "プレーヤーが、コードから期待されるとおりに動くか。")
  static let signature = Signature(Self.init, CodeVersion.parameter)

  let code: CodeVersion

  /// Returns the table, with one row per expectation.
  func run() -> Table {
    Claim.table([test, preparation, restart, interruption, damaged, missing])
  }

  private static let (position, duration) = (Milliseconds(count: 1500), Milliseconds(count: 3000))

  private func play(_ scene: AudioPlayerScene, _ events: AudioPlayerEvent...) -> AudioPlayerMachine.Run {
    scene.play(code, position: Self.position, of: Self.duration, then: events)
  }

  private var test: Claim {
    let scenes = AudioPlayerScene.allCases.filter { code.test($0.state.isPlaying) }
    return Claim(
      .expectation, LocalizedText(en: "the test is true only while the sound plays", ja: "条件が成り立つのは再生中だけ"),
      computed: LocalizedText(
        en: "true when: \(scenes.map(\.title).joined(.comma))",
        ja: "成り立つとき: \(scenes.map(\.title).joined(.comma))"),
      scenes == [.playing])
  }

  private var preparation: Claim {
    let isReady = play(.ready, .press).context.startedPrepared == true
    return Claim(
      .expectation,
      LocalizedText(en: "the first press uses what prepareToPlay() made ready", ja: "prepareToPlay()での準備が、最初の再生で役に立つ"),
      computed: isReady
        ? LocalizedText(en: "play() finds it ready", ja: "準備ができたままplay()が呼ばれる")
        : LocalizedText(en: "stop() undoes it first", ja: "先にstop()が準備を取り消す"),
      isReady)
  }

  private var restart: Claim {
    let run = play(.playing, .press)
    return Claim(
      .expectation, LocalizedText(en: "a press while the sound plays restarts it from 0 s", ja: "再生中に押すと、0秒から再生し直す"),
      computed: heard(run), run.state == .playing && run.context.position == .zero)
  }

  private var interruption: Claim {
    let run = play(.paused, .press)
    return Claim(
      .expectation, LocalizedText(en: "a press after a call goes on where the sound was", ja: "電話の後に押すと、続きから再生する"),
      computed: heard(run), run.state == .playing && run.context.position == Self.position)
  }

  private var damaged: Claim {
    let run = play(.noPlayer, .press)
    let printed = run.steps.flatMap(\.printed).contains(.loadError)
    return Claim(
      .expectation,
      LocalizedText(
        en: "a damaged file prints イエラー, and a press does nothing", ja: "壊れたファイルではイエラーと出て、押しても何も起こらない"),
      computed: LocalizedText(
        en: "\(printed ? "printed" : "not printed"); then: \(run.state.title)",
        ja: "\(printed ? "出力あり" : "出力なし")。その後: \(run.state.title)"),
      printed && run.state == .failed)
  }

  private var missing: Claim {
    let state = AudioPlayerMachine.player(code)
      .run([.load], context: AudioPlayer(.missing, duration: Self.duration)).state
    return Claim(
      .expectation, LocalizedText(en: "a missing file leaves the app running", ja: "ファイルがなくても、アプリは動き続ける"),
      computed: state.title, state != .crashed)
  }

  private func heard(_ run: AudioPlayerMachine.Run) -> LocalizedText {
    let start = run.context.position.seconds
    return LocalizedText(en: "heard from \(start) s", ja: "\(start)秒から聞こえる")
  }
}
