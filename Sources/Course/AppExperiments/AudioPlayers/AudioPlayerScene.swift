import ExperimentKit

/// A situation in which the button can be pressed, and the script that leads there.
enum AudioPlayerScene: String, CaseIterable, Sendable {
  case noPlayer = "no-player"
  case ready
  case playing
  case paused

  /// Plays events in a scene.
  ///
  /// - Parameters:
  ///   - code: the code that runs.
  ///   - position: the position of the sound, if it has begun.
  ///   - duration: the length of the sound.
  ///   - events: the events after the scene.
  /// - Returns: the whole run, with the state of the sound.
  func play(
    _ code: CodeVersion, position: Milliseconds, of duration: Milliseconds, then events: [AudioPlayerEvent] = []
  ) -> AudioPlayerMachine.Run {
    AudioPlayerMachine.player(code).run(
      script(position) + events, context: AudioPlayer(self == .noPlayer ? .damaged : .present, duration: duration))
  }

  /// The description of the scene.
  var title: LocalizedText {
    state.title
  }

  /// The state that the script leads to.
  var state: AudioPlayerState {
    switch self {
    case .noPlayer: .failed
    case .ready: .ready
    case .playing: .playing
    case .paused: .paused
    }
  }

  private func script(_ position: Milliseconds) -> [AudioPlayerEvent] {
    switch self {
    case .noPlayer, .ready: [.load]
    case .playing: [.load, .press, .wait(position)]
    case .paused: [.load, .press, .wait(position), .interrupt]
    }
  }
}
