import Results
import SourceText

/// Whether what an article claims is what an experiment computes: the last two columns of an erratum.
enum ClaimVerdict: Sendable, Hashable {
  case isTrue
  case isFalse

  /// The verdict on a claim.
  init(_ holds: Bool) {
    self = holds ? .isTrue : .isFalse
  }

  /// The verdict in words.
  var words: LocalizedText {
    switch self {
    case .isTrue: LocalizedText(en: "true", ja: "正しい")
    case .isFalse: LocalizedText(en: "false", ja: "誤り")
    }
  }

  /// The column of the claims.
  static let claim = Table.Column("claim", LocalizedText(en: "claim", ja: "記述"))
  /// The column of what was computed.
  static let computed = Table.Column("computed", LocalizedText(en: "computed", ja: "計算結果"))
  /// The column of the verdicts.
  static let verdict = Table.Column("verdict", LocalizedText(en: "verdict", ja: "判定"))
}
