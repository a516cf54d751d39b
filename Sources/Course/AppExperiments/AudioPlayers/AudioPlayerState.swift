import ExperimentKit

/// The state of a screen with a sound and a button.
enum AudioPlayerState: String, MachineWord {
  case notLoaded = "not-loaded"
  case ready
  case playing
  case paused
  case failed
  case crashed

  var title: LocalizedText {
    switch self {
    case .notLoaded: LocalizedText(en: "not loaded", ja: "読み込み前")
    case .ready: LocalizedText(en: "ready", ja: "停止中")
    case .playing: LocalizedText(en: "playing", ja: "再生中")
    case .paused: LocalizedText(en: "paused", ja: "一時停止中")
    case .failed: LocalizedText(en: "no player", ja: "プレーヤーなし")
    case .crashed: LocalizedText(en: "crashed", ja: "クラッシュ")
    }
  }

  /// The result of `player?.isPlaying`: nil without a player.
  var isPlaying: Bool? {
    switch self {
    case .notLoaded, .failed, .crashed: nil
    case .ready, .paused: false
    case .playing: true
    }
  }
}
