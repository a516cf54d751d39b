import Results
import SourceText

/// What running a cell gave, compared with its transcript.
public struct CellOutcome: Sendable {
  /// The five ways in which a cell can end.
  public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
    /// The result is what the transcript says.
    case agrees
    /// The result is not what the transcript says.
    case differs
    /// There is a result, and no transcript to compare it with.
    case noTranscript = "no-transcript"
    /// There is no result, or the transcript cannot be one of it.
    case couldNotRun = "could-not-run"
    /// The cell was not run on purpose.
    case skipped
  }

  /// The cell.
  public var cell: Cell
  /// How it ended.
  public var status: Status
  /// What the cell gave; nil if nothing, or if it agrees and nobody asked to keep it.
  public var result: CellResult?
  /// In what the result and the transcript differ.
  public var differences: [Difference]
  /// Why the cell could not run.
  public var findings: [Finding]
  /// Why the cell was skipped.
  public var reason: String?
  /// What kept a listing from running, if it can be counted.
  public var obstacle: Obstacle?
  /// What is to be known of how the cell was run; nil if nothing.
  public var note: String?
  /// What to show beside a picture that is not that of its file.
  public var picture: ComparedPicture?
  /// What a listing printed, by its comments.
  public var prints: PrintsComparison?

  /// An outcome with a result that was compared with a transcript, if there is one.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - result: what it gave.
  ///   - differences: how the result differs from the transcript; nil if there is none.
  ///   - picture: what to show beside a picture that differs.
  public init(_ cell: Cell, result: CellResult, differences: [Difference]?, picture: ComparedPicture? = nil) {
    status =
      switch differences {
      case nil: .noTranscript
      case []?: .agrees
      case _?: .differs
      }
    self.cell = cell
    self.picture = picture
    self.result = result
    self.differences = differences ?? []
    self.findings = []
  }

  /// The outcome of a cell that did what it must and has nothing to show.
  public init(agreeing cell: Cell) {
    self.cell = cell
    (status, differences, findings) = (.agrees, [], [])
  }

  /// The outcome of a listing that ran, compared with its comments and with the transcript below it, if there are any.
  ///
  /// - Parameters:
  ///   - cell: the listing.
  ///   - result: what it gave.
  ///   - prints: how its output differs from its comments; nil if that was not compared.
  ///   - differences: how its result differs from the transcript; nil if there is none.
  public init(listing cell: Cell, result: CellResult, prints: PrintsComparison?, differences: [Difference]?) {
    let all = (prints?.differences ?? []) + (differences ?? [])
    self.init(cell, result: result, differences: all)
    self.prints = prints
  }

  /// The outcome of a cell that could not run.
  public init(_ cell: Cell, findings: [Finding]) {
    (self.cell, self.findings) = (cell, findings)
    (status, differences) = (.couldNotRun, [])
  }

  /// The outcome of a cell whose picture was drawn by another engine than that of its file, and is another one.
  public init(_ cell: Cell, result: CellResult, cannotCompare reason: String, picture: ComparedPicture) {
    self.init(skipped: cell, reason: reason)
    self.result = result
    self.picture = picture
  }

  /// The outcome of a cell that was skipped.
  public init(skipped cell: Cell, reason: String, obstacle: Obstacle? = nil) {
    (self.cell, self.reason, self.obstacle) = (cell, reason, obstacle)
    (status, differences, findings) = (.skipped, [], [])
  }
}

/// What running a document's cells gave.
public struct DocumentOutcome: Sendable {
  /// The path as the user named it.
  public var path: String
  /// The path for reports: the same wherever the lessons lie.
  public var reportPath: String
  /// The language of the document.
  public var language: Language
  /// The title, if the document has one.
  public var title: String?
  /// The outcomes from top to bottom.
  public var cells: [CellOutcome]
  /// Mistakes that concern no single cell.
  public var findings: [Finding]
  /// What stands in place of the outcomes of cells that were not run again; nil if they were run.
  public private(set) var verdict: DocumentVerdict?

  /// The outcome of a document that is unchanged since an earlier run.
  public init(unchanged path: String, reportPath: String, _ verdict: DocumentVerdict) {
    self.init(unreadable: path, reportPath: reportPath, findings: [])
    language = DocumentName(path: path).language ?? .english
    self.verdict = verdict
  }

  /// Collects the outcomes of a document's cells.
  public init(_ document: Document, reportPath: String, cells: [CellOutcome]) {
    path = document.path
    self.reportPath = reportPath
    language = document.language
    title = document.frontMatter?.title
    self.cells = cells
    findings = document.findings
  }

  /// The outcome of a path that gave no document.
  public init(unreadable path: String, reportPath: String, findings: [Finding]) {
    self.path = path
    self.reportPath = reportPath
    self.findings = findings
    language = .english
    title = nil
    cells = []
  }

  /// Whether a Swift cell was compiled.
  public var hasCompiledSwift: Bool {
    cells.contains { outcome in
      if case .swift = outcome.cell.action { outcome.status != .skipped } else { false }
    }
  }

  /// How many cells were skipped for a reason.
  public func count(skippedFor reason: String) -> Int {
    verdict?.skips.count { $0.reason == reason } ?? cells.count { $0.reason == reason }
  }

  /// Every mistake in the document, from top to bottom.
  public var allFindings: [Finding] {
    (findings + cells.flatMap(\.findings)).sorted { $0.place < $1.place }
  }
}
