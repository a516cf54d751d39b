import ExperimentKit

/// The differences between the article's code of a player and the corrected code.
extension CodeVersion {
  /// The test before a restart, as written in the code.
  var testText: String {
    switch self {
    case .article: "(player?.isPlaying) != nil"
    case .corrected: "player?.isPlaying == true"
    }
  }

  /// Runs the test before a restart.
  ///
  /// - Parameter isPlaying: the result of `player?.isPlaying`.
  /// - Returns: whether the code treats the sound as playing.
  func test(_ isPlaying: Bool?) -> Bool {
    switch self {
    case .article: isPlaying != nil
    case .corrected: isPlaying == true
    }
  }

  /// Returns the test with its result.
  func testWords(_ isPlaying: Bool?) -> LocalizedText {
    LocalizedText(en: "\(testText) is \(test(isPlaying))", ja: "\(testText) → \(test(isPlaying))")
  }

  /// Whether a missing file ends the app.
  var unwrapsByForce: Bool {
    self == .article
  }
}
