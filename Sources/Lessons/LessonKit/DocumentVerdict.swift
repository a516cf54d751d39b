import SourceText

/// The verdict on a document whose cells were not run again, because nothing that they depend on has changed.
///
/// Each of its cells agrees or was skipped.
public struct DocumentVerdict: Sendable, Hashable {
  /// A cell that was skipped.
  public struct Skip: Sendable, Hashable {
    /// The end of the cell's address, after the document's path.
    public var address: String
    /// The reason that it was skipped.
    public var reason: Message
    /// The cause, as far as a decision depends on it.
    public var cause: SkipCause

    /// Creates a skip.
    public init(address: String, reason: Message, _ cause: SkipCause) {
      (self.address, self.reason, self.cause) = (address, reason, cause)
    }
  }

  /// The counts.
  public var summary: Summary
  /// The cells that were skipped, from top to bottom.
  public var skips: [Skip]

  /// Creates a verdict.
  public init(summary: Summary, skips: [Skip]) {
    (self.summary, self.skips) = (summary, skips)
  }

  /// Creates a verdict from an outcome in which every cell agrees or was skipped for a reason; nil for any other
  /// outcome.
  public init?(_ outcome: DocumentOutcome) {
    guard outcome.findings.isEmpty, outcome.warnings.isEmpty else { return nil }
    var skips: [Skip] = []
    for cell in outcome.cells {
      switch (cell.status, cell.reason, cell.picture) {
      case (.agrees, nil, nil): break
      case (.skipped, let reason?, nil):
        skips.append(Skip(address: cell.cell.address, reason: reason, cell.skipCause ?? .machine))
      default: return nil
      }
    }
    self.init(summary: Summary(outcome), skips: skips)
  }
}
