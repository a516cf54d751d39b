import SourceText

/// What is known of a document whose cells were not run again, as nothing that they depend on has changed: no cell of it
/// differs or could not run.
public struct DocumentVerdict: Sendable, Hashable {
  /// A cell that was skipped.
  public struct Skip: Sendable, Hashable {
    /// What follows the document's path in the cell's address.
    public var address: String
    /// Why it was skipped.
    public var reason: Message
    /// The cause, as far as something depends on it.
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

  /// What is to be known of an outcome in which every cell agrees or was skipped for a reason that is told in one line; nil for
  /// any other.
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
