import Results
import SourceText

/// A claim beside what an experiment computed of it.
public struct Claim: Sendable, Hashable {
  private let claim: LocalizedText
  private let computed: LocalizedText
  private let verdict: ClaimVerdict

  /// Creates a claim.
  ///
  /// - Parameters:
  ///   - claim: what is claimed.
  ///   - computed: what was computed.
  ///   - holds: whether that is what is claimed.
  public init(_ claim: LocalizedText, computed: LocalizedText, _ holds: Bool) {
    (self.claim, self.computed, verdict) = (claim, computed, ClaimVerdict(holds))
  }

  /// The table of some claims, one a row: `claim`, `computed`, `verdict`.
  public static func table(_ claims: [Claim]) -> Table {
    Table(
      [ClaimVerdict.claim, ClaimVerdict.computed, ClaimVerdict.verdict],
      rows: claims.map { [.words($0.claim), .words($0.computed), .words($0.verdict.words)] })
  }
}
