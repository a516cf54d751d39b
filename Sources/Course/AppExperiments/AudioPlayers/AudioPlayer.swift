import ExperimentKit

/// A sound on a screen, as a script has played it so far.
struct AudioPlayer: Sendable, Hashable {
  /// What is to be found where the sound should be.
  enum File: String, CaseIterable, Sendable {
    case present
    case damaged
    case missing
  }

  /// What is found where the sound should be.
  let file: File
  /// How long the sound is.
  let duration: Milliseconds
  /// Where in the sound the player is.
  private(set) var position = Milliseconds.zero
  /// Whether buffers are filled so that `play()` starts at once.
  private var isPrepared = false
  /// Whether the last `play()` found that done; nil before the first.
  private(set) var startedPrepared: Bool?

  /// How long a sound is, for the experiments that show one.
  static let length = Parameter(
    "duration", .seconds, default: Milliseconds(count: 3000),
    help: LocalizedText(en: "The length of the sound, in seconds.", ja: "音の長さ(秒)。"))

  /// A sound that is not loaded.
  init(_ file: File, duration: Milliseconds) {
    (self.file, self.duration) = (file, duration)
  }

  /// Makes ready, as `prepareToPlay()` does.
  mutating func prepare() {
    isPrepared = true
  }

  /// Plays from where the player is, which makes ready what is not.
  mutating func play() {
    (startedPrepared, isPrepared) = (isPrepared, true)
  }

  /// Stops and undoes what was made ready, but stays at its position; then goes back to the start.
  mutating func stopAndRewind() {
    (isPrepared, position) = (false, .zero)
  }

  /// Lets time go by while the sound plays.
  mutating func advance(by time: Milliseconds) {
    position = min(position + time, duration)
  }

  /// What is left of a sound that has played to its end: the player is at the start again.
  mutating func finish() {
    stopAndRewind()
  }

  /// Whether a wait reaches the end of the sound.
  func ends(in time: Milliseconds) -> Bool {
    position + time >= duration
  }
}
