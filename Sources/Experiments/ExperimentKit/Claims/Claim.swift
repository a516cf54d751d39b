import Results
import SourceText

/// A claim next to its computed result, with its owner and the verdict.
///
/// A verdict is fair only in the scope of the claim, so every claim has an owner.
public struct Claim: Sendable, Hashable {
  private let claim: Table.Value
  private let owner: ClaimOwner
  private let computed: Table.Value
  private let verdict: ClaimVerdict

  /// Creates a claim.
  ///
  /// - Parameters:
  ///   - owner: the owner of the claim.
  ///   - claim: the claim, quoted if it is an author's.
  ///   - computed: the computed result; if nothing here can settle the claim, the documentation's statement.
  ///   - verdict: the verdict on the claim.
  public init(_ owner: ClaimOwner, _ claim: Table.Value, computed: Table.Value, _ verdict: ClaimVerdict) {
    (self.owner, self.claim, self.computed, self.verdict) = (owner, claim, computed, verdict)
  }

  /// Creates a claim in words.
  public init(_ owner: ClaimOwner, _ claim: LocalizedText, computed: LocalizedText, _ verdict: ClaimVerdict) {
    self.init(owner, .words(claim), computed: .words(computed), verdict)
  }

  /// Creates a claim in words that this program can settle.
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

  /// Returns the table of some claims, one per row.
  public static func table(_ claims: [Claim]) -> Table {
    Table(columns, rows: claims.map(\.values))
  }
}
