import ExperimentKit

/// A screen with a sound and a button as a state machine: the article's view controller and its `AVAudioPlayer`.
///
/// It is a model of the documentation; AVFoundation cannot run here. As documented, `stop()` keeps the position and
/// releases the buffers of `prepareToPlay()`, and an interruption such as a call pauses the player. A sound that has
/// played to its end is at 0 again.
///
/// Source: 000-3; the documentation of `AVAudioPlayer` (`stop()`, `prepareToPlay()`, `currentTime`).
typealias AudioPlayerMachine = StateMachine<AudioPlayerState, AudioPlayerEvent, AudioPlayer>

extension AudioPlayerMachine {
  /// Returns the machine of the article's code, or of the corrected code.
  static func player(_ code: CodeVersion) -> AudioPlayerMachine {
    AudioPlayerMachine(
      startingIn: .notLoaded,
      [
        .on(
          .load, in: .notLoaded, when: .isPresent, to: .ready, .prepared, changing: { player, _ in player.prepare() }),
        .on(
          .load, in: .notLoaded, when: .isDamaged, to: .failed, .throwsError,
          printing: { _, _ in [.loadError, .throwsError] }),
        .on(
          .load, in: .notLoaded, to: code.unwrapsByForce ? .crashed : .failed,
          code.unwrapsByForce ? .unwrapFails : .missingTold),
        .on(.load, in: .ready, .playing, .paused, .failed, refused: .loadedOnce),

        press(code, in: .ready), press(code, in: .playing), press(code, in: .paused), press(code, in: .failed),
        .on(.press, in: .notLoaded, refused: .noButton),

        .on(.wait, in: .playing, when: .isToEnd, stays: .lastPart, then: .finished, changing: { $0.take($1) }),
        .on(
          .wait, in: .playing, stays: .goesOn, changing: { $0.take($1) },
          printing: { player, _ in [player.positionWords] }),
        .on(.wait, in: .notLoaded, .ready, .paused, .failed, stays: .silence),

        .on(
          .interrupt, in: .playing, to: .paused, .pausedByCall,
          printing: { player, _ in [.pausedByCall, player.positionWords] }),
        .on(.interrupt, in: .notLoaded, .ready, .paused, .failed, stays: .nothingToPause),

        .on(.finished, in: .playing, to: .ready, .atEnd, changing: { player, _ in player.finish() }),
        .on(.finished, in: .notLoaded, .ready, .paused, .failed, refused: .nothingPlays),
      ] + afterCrash)
  }

  private static var afterCrash: [Rule] {
    AudioPlayerEvent.Kind.allCases.map { .on($0, in: .crashed, refused: .ended) }
  }

  /// Returns the rule of a press, which depends on what the code's test says of the state.
  private static func press(_ code: CodeVersion, in state: AudioPlayerState) -> Rule {
    let isPlaying = state.isPlaying
    let test = code.testWords(isPlaying)
    switch (isPlaying, code.test(isPlaying)) {
    case (nil, let result):
      return .on(
        .press, in: state, stays: .noPlayer,
        printing: { _, _ in [test] + (result ? [.stopped, .rewound] : []) + [.noPlayer] })
    case (_, true):
      return .on(
        .press, in: state, to: .playing, .restarts,
        changing: { player, _ in
          player.stopAndRewind()
          player.play()
        },
        printing: { player, _ in [test, .stopped, .rewound, player.playWords] })
    case (_, false):
      return .on(
        .press, in: state, to: .playing, .plays, changing: { player, _ in player.play() },
        printing: { player, _ in [test, player.playWords] })
    }
  }
}

extension AudioPlayer {
  /// Applies the time of an event to the player.
  mutating func take(_ event: AudioPlayerEvent) {
    if case .wait(let time) = event { advance(by: time) }
  }

  fileprivate var positionWords: LocalizedText {
    LocalizedText(
      en: "at \(position.seconds) s of \(duration.seconds) s", ja: "\(duration.seconds)秒のうち\(position.seconds)秒の位置")
  }

  fileprivate var playWords: LocalizedText {
    LocalizedText(
      en: "play(): the sound is heard from \(position.seconds) s", ja: "play(): \(position.seconds)秒の位置から聞こえる")
  }
}

extension AudioPlayerMachine.Condition {
  fileprivate static let isPresent = Self(LocalizedText(en: "the file can be read", ja: "ファイルを読める")) { player, _ in
    player.file == .present
  }

  fileprivate static let isDamaged = Self(LocalizedText(en: "the file is damaged", ja: "ファイルが壊れている")) { player, _ in
    player.file == .damaged
  }

  fileprivate static let isToEnd = Self(LocalizedText(en: "to the end of the sound", ja: "音の終わりまで")) { player, event in
    if case .wait(let time) = event { player.ends(in: time) } else { false }
  }
}

extension LocalizedText {
  /// The output of the article's code when it cannot create a player.
  static let loadError = LocalizedText.console("イエラー")

  fileprivate static let prepared = LocalizedText(
    en: "a player is made; prepareToPlay() makes it ready", ja: "プレーヤーができ、prepareToPlay()で準備が済む")
  fileprivate static let throwsError = LocalizedText(
    en: "AVAudioPlayer(contentsOf:) throws; player stays nil", ja: "AVAudioPlayer(contentsOf:)がエラーを投げ、playerはnilのまま")
  fileprivate static let unwrapFails = LocalizedText(
    en: "path(forResource:ofType:) gives nil, and ! ends the app", ja: "path(forResource:ofType:)がnilを返し、!のところでアプリが落ちる")
  fileprivate static let missingTold = LocalizedText(
    en: "the missing file is reported; player stays nil", ja: "ファイルがないことを知らせる。playerはnilのまま")
  fileprivate static let restarts = LocalizedText(
    en: "stop, back to the start, play", ja: "停止し、先頭に戻して再生する")
  fileprivate static let plays = LocalizedText(en: "play from where it is", ja: "今の位置から再生する")
  fileprivate static let stopped = LocalizedText(
    en: "stop(): what was made ready is undone", ja: "stop(): 再生の準備が取り消される")
  fileprivate static let rewound = LocalizedText("currentTime = 0")
  fileprivate static let noPlayer = LocalizedText(
    en: "there is no player: nothing happens", ja: "プレーヤーがないので、何も起こらない")
  fileprivate static let lastPart = LocalizedText(en: "the rest of the sound is heard", ja: "残りの音が聞こえる")
  fileprivate static let goesOn = LocalizedText(en: "the sound goes on", ja: "音が続く")
  fileprivate static let silence = LocalizedText(en: "nothing is heard", ja: "何も聞こえない")
  fileprivate static let pausedByCall = LocalizedText(
    en: "the system pauses the player", ja: "システムがプレーヤーを一時停止する")
  fileprivate static let nothingToPause = LocalizedText(en: "there is nothing to pause", ja: "止める音がない")
  fileprivate static let atEnd = LocalizedText(
    en: "the sound has ended; the player is back at 0 s", ja: "音が終わり、位置は0秒に戻る")

  fileprivate static let loadedOnce = LocalizedText(en: "viewDidLoad() runs once", ja: "viewDidLoad()が動くのは1回だけ")
  fileprivate static let noButton = LocalizedText(en: "no button is on the screen yet", ja: "ボタンはまだ画面にない")
  fileprivate static let nothingPlays = LocalizedText(en: "nothing plays", ja: "何も再生していない")
  fileprivate static let ended = LocalizedText(en: "the app has ended", ja: "アプリはもう落ちている")
}
