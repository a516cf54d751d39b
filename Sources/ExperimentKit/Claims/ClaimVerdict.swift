import Results
import SourceText

/// Whether what an article claims is what an experiment computes: the last two columns of an erratum.
public enum ClaimVerdict: Sendable, Hashable {
  /// It is.
  case isTrue
  /// It is not.
  case isFalse

  /// The verdict on a claim.
  public init(_ holds: Bool) {
    self = holds ? .isTrue : .isFalse
  }

  /// The verdict in words.
  public var words: LocalizedText {
    switch self {
    case .isTrue: LocalizedText(en: "true", ja: "正しい")
    case .isFalse: LocalizedText(en: "false", ja: "誤り")
    }
  }

  /// The column of the claims.
  public static let claim = Table.Column("claim", LocalizedText(en: "claim", ja: "記述"))
  /// The column of what was computed.
  public static let computed = Table.Column("computed", LocalizedText(en: "computed", ja: "計算結果"))
  /// The column of the verdicts.
  public static let verdict = Table.Column("verdict", LocalizedText(en: "verdict", ja: "判定"))
}
