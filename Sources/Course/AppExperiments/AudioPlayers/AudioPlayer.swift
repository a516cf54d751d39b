import ExperimentKit

/// A sound on a screen, as a script has played it so far.
struct AudioPlayer: Sendable, Hashable {
  /// The file at the place of the sound.
  enum File: String, CaseIterable, Sendable {
    case present
    case damaged
    case missing
  }

  /// The file at the place of the sound.
  let file: File
  /// The length of the sound.
  let duration: Milliseconds
  /// The position of the player in the sound.
  private(set) var position = Milliseconds.zero
  /// Whether buffers are filled so that `play()` starts at once.
  private var isPrepared = false
  /// Whether buffers were filled at the last `play()`; nil before the first one.
  private(set) var startedPrepared: Bool?

  /// The length of a sound, for the experiments that show one.
  static let length = Parameter(
    "duration", .seconds, default: Milliseconds(count: 3000),
    help: LocalizedText(en: "The length of the sound, in seconds.", ja: "音の長さ(秒)。"))

  /// Creates a sound that is not loaded.
  init(_ file: File, duration: Milliseconds) {
    (self.file, self.duration) = (file, duration)
  }

  /// Fills the buffers, as `prepareToPlay()` does.
  mutating func prepare() {
    isPrepared = true
  }

  /// Plays from the current position, and fills the buffers if necessary.
  mutating func play() {
    (startedPrepared, isPrepared) = (isPrepared, true)
  }

  /// Stops and releases the buffers without moving, then goes back to the start.
  mutating func stopAndRewind() {
    (isPrepared, position) = (false, .zero)
  }

  /// Plays the sound for a time.
  mutating func advance(by time: Milliseconds) {
    position = min(position + time, duration)
  }

  /// Ends the sound: the player is at the start again.
  mutating func finish() {
    stopAndRewind()
  }

  /// Returns whether the sound ends within a time.
  func ends(in time: Milliseconds) -> Bool {
    position + time >= duration
  }
}
