/// How many cells ended in which way.
public struct Summary: Sendable, Hashable, Codable {
  /// The documents.
  public var documents = 0
  /// The cells.
  public var cells = 0
  /// The cells whose result is what the transcript says.
  public var agree = 0
  /// The cells whose result is not what the transcript says.
  public var differ = 0
  /// The cells that have no transcript yet.
  public var noTranscript = 0
  /// The cells that gave no result.
  public var couldNotRun = 0
  /// The cells that were not run on purpose.
  public var skipped = 0
  /// The mistakes that concern no single cell.
  public var documentFindings = 0

  enum CodingKeys: String, CodingKey {
    case documents, cells, agree, differ
    case noTranscript = "no-transcript"
    case couldNotRun = "could-not-run"
    case skipped
    case documentFindings = "document-findings"
  }

  /// A summary of nothing.
  public init() {}

  /// Counts a document's outcomes.
  public init(_ document: DocumentOutcome) {
    documents = 1
    documentFindings = document.findings.count
    for outcome in document.cells { count(outcome.status) }
  }

  /// Counts one more cell.
  public mutating func count(_ status: CellOutcome.Status) {
    cells += 1
    switch status {
    case .agrees: agree += 1
    case .differs: differ += 1
    case .noTranscript: noTranscript += 1
    case .couldNotRun: couldNotRun += 1
    case .skipped: skipped += 1
    }
  }

  /// Adds the counts of another summary.
  public static func += (left: inout Summary, right: Summary) {
    left.documents += right.documents
    left.cells += right.cells
    left.agree += right.agree
    left.differ += right.differ
    left.noTranscript += right.noTranscript
    left.couldNotRun += right.couldNotRun
    left.skipped += right.skipped
    left.documentFindings += right.documentFindings
  }
}
