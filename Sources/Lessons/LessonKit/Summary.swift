import Results

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
  /// How many listings were skipped for which reason; nil if there are no listings.
  public var listings: Listings?
  /// What the documents ask of their readers; nil if nothing.
  public var questions: Questions?
  /// The mistakes that concern no single cell.
  public var documentFindings = 0

  /// The counts of the listings in documents that are no lessons.
  public struct Listings: Sendable, Hashable, Codable {
    /// The listings.
    public var count = 0
    /// Those that did what they say.
    public var agree = 0
    /// Those of them of which something that they say was compared with what they printed.
    public var compared = 0
    /// Those of them that ran, and said nothing that could be compared.
    public var ranOnly = 0
    /// Those of them that were compiled and not run.
    public var compiledOnly = 0
    /// Those that print something other than they say.
    public var differ = 0
    /// Those that trap, do not end, or have a mistake in what they say of themselves.
    public var couldNotRun = 0
    /// Those that were skipped because of what their author says.
    public var skipped = 0
    /// Those that were skipped for a reason of their own.
    public var obstacles: [String: Int] = [:]

    enum CodingKeys: String, CodingKey {
      case count, agree, compared, differ
      case ranOnly = "ran-only"
      case compiledOnly = "compiled-only"
      case couldNotRun = "could-not-run"
      case skipped, obstacles
    }

    /// Counts of nothing.
    public init() {}

    static func += (left: inout Listings, right: Listings) {
      left.count += right.count
      left.agree += right.agree
      left.compared += right.compared
      left.ranOnly += right.ranOnly
      left.compiledOnly += right.compiledOnly
      left.differ += right.differ
      left.couldNotRun += right.couldNotRun
      left.skipped += right.skipped
      left.obstacles.merge(right.obstacles, uniquingKeysWith: +)
    }
  }

  enum CodingKeys: String, CodingKey {
    case documents, cells, agree, differ, listings, questions
    case noTranscript = "no-transcript"
    case couldNotRun = "could-not-run"
    case skipped
    case documentFindings = "document-findings"
  }

  /// A summary of nothing.
  public init() {}

  /// Counts a document's outcomes.
  public init(_ document: DocumentOutcome) {
    if let verdict = document.verdict {
      self = verdict.summary
      return
    }
    documents = 1
    documentFindings = document.findings.count
    for outcome in document.cells {
      count(outcome.status)
      if outcome.cell.listing != nil { count(listing: outcome) }
      if let prediction = outcome.cell.prediction { questions.count(prediction) }
    }
    questions.count(quizzes: document.quizCount, exercises: document.cells.count { $0.cell.part == .exercise })
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

  private mutating func count(listing outcome: CellOutcome) {
    var counts = listings ?? Listings()
    counts.count += 1
    switch outcome.status {
    case .agrees, .noTranscript:
      counts.agree += 1
      switch outcome.evidence {
      case .compared: counts.compared += 1
      case .compiledOnly: counts.compiledOnly += 1
      case .ranOnly, nil: counts.ranOnly += 1
      }
    case .differs: counts.differ += 1
    case .couldNotRun: counts.couldNotRun += 1
    case .skipped:
      if let obstacle = outcome.obstacle {
        counts.obstacles[obstacle.rawValue, default: 0] += 1
      } else {
        counts.skipped += 1
      }
    }
    listings = counts
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
    left.questions.add(right.questions)
    if let listings = right.listings {
      var sum = left.listings ?? Listings()
      sum += listings
      left.listings = sum
    }
  }
}
