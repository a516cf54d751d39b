import SourceText

/// The verdict on a claim after the test.
public enum ClaimVerdict: Sendable, Hashable {
  /// The claim holds.
  case isTrue
  /// The claim does not hold.
  case isFalse
  /// The claim held at the time and place of the article, but does not hold today.
  case wasTrue
  /// The claim holds on the author's platform by its documentation, but does not hold here.
  case isTrueThere
  /// The claim cannot be settled by anything that runs here.
  case isUnknownHere

  /// Creates the verdict on a claim that this program can settle.
  public init(_ holds: Bool) {
    self = holds ? .isTrue : .isFalse
  }

  /// The text of the verdict; a dagger marks a verdict that this program has not shown.
  public var words: LocalizedText {
    switch self {
    case .isTrue: LocalizedText(en: "true", ja: "正しい")
    case .isFalse: LocalizedText(en: "false", ja: "誤り")
    case .wasTrue: LocalizedText(en: "then true, now false", ja: "当時は正しく、今は誤り")
    case .isTrueThere: LocalizedText(en: "true there, not here †", ja: "その環境では正しい †")
    case .isUnknownHere: LocalizedText(en: "cannot be known here †", ja: "ここでは確かめられない †")
    }
  }
}
