import Results
import SourceText

/// A claim beside what an experiment computed of it: whose it is, and the verdict.
///
/// A verdict is fair only in the scope of whoever makes the claim, so none goes without an owner.
public struct Claim: Sendable, Hashable {
  private let claim: Table.Value
  private let owner: ClaimOwner
  private let computed: Table.Value
  private let verdict: ClaimVerdict

  /// Creates a claim.
  ///
  /// - Parameters:
  ///   - owner: whose it is.
  ///   - claim: what is claimed, quoted where an author claims it.
  ///   - computed: what was computed; where nothing here can settle the claim, what the documentation says.
  ///   - verdict: what is to be said of it.
  public init(_ owner: ClaimOwner, _ claim: Table.Value, computed: Table.Value, _ verdict: ClaimVerdict) {
    (self.owner, self.claim, self.computed, self.verdict) = (owner, claim, computed, verdict)
  }

  /// Creates a claim in words.
  public init(_ owner: ClaimOwner, _ claim: LocalizedText, computed: LocalizedText, _ verdict: ClaimVerdict) {
    self.init(owner, .words(claim), computed: .words(computed), verdict)
  }

  /// Creates a claim in words that can be settled here.
  public init(_ owner: ClaimOwner, _ claim: LocalizedText, computed: LocalizedText, _ holds: Bool) {
    self.init(owner, claim, computed: computed, ClaimVerdict(holds))
  }

  /// The columns of a claim: `claim`, `owner`, `computed`, `verdict`.
  public static let columns = [
    claimColumn, Table.Column("owner", LocalizedText(en: "who says so", ja: "だれの説")), computedColumn, verdictColumn,
  ]

  static let claimColumn = Table.Column("claim", LocalizedText(en: "claim", ja: "記述"))
  static let computedColumn = Table.Column("computed", LocalizedText(en: "computed", ja: "計算結果"))
  static let verdictColumn = Table.Column("verdict", LocalizedText(en: "verdict", ja: "判定"))

  /// The values of the claim in ``columns``.
  public var values: [Table.Value] { [claim, .words(owner.words), computed, .words(verdict.words)] }

  /// The table of some claims, one a row.
  public static func table(_ claims: [Claim]) -> Table {
    Table(columns, rows: claims.map(\.values))
  }
}
