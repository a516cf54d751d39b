import SourceText

/// What is to be said of a claim after it was tried.
public enum ClaimVerdict: Sendable, Hashable {
  /// It holds.
  case isTrue
  /// It does not hold.
  case isFalse
  /// It held where and when the author wrote; it does not hold today.
  case wasTrue
  /// The documentation of the author's platform says that it holds there; it does not hold here.
  case isTrueThere
  /// Nothing that runs here can tell.
  case isUnknownHere

  /// The verdict on a claim that can be settled here.
  public init(_ holds: Bool) {
    self = holds ? .isTrue : .isFalse
  }

  /// The verdict in words; a dagger marks what nothing here has shown.
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
