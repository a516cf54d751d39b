import ExperimentKit

/// What differs between the article's code of a player and the corrected one.
extension CodeVersion {
  /// The test before a restart, as it is written.
  var testText: String {
    switch self {
    case .article: "(player?.isPlaying) != nil"
    case .corrected: "player?.isPlaying == true"
    }
  }

  /// Makes the test before a restart.
  ///
  /// - Parameter isPlaying: what `player?.isPlaying` gives.
  /// - Returns: whether the sound is taken for one that plays.
  func test(_ isPlaying: Bool?) -> Bool {
    switch self {
    case .article: isPlaying != nil
    case .corrected: isPlaying == true
    }
  }

  /// The test with its result.
  func testWords(_ isPlaying: Bool?) -> LocalizedText {
    LocalizedText(en: "\(testText) is \(test(isPlaying))", ja: "\(testText) → \(test(isPlaying))")
  }

  /// Whether a file that is not there ends the app.
  var unwrapsByForce: Bool {
    self == .article
  }
}
