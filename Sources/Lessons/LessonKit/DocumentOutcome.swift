import Results
import SourceText

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
  /// Errors that concern no single cell.
  public var findings: [Finding]
  /// What can be better, and fails nothing by itself.
  public var warnings: [Finding] = []
  /// How many quizzes the document has.
  public var quizCount = 0
  /// The text in which the lines of findings and differences are counted; nil if it was not read in this run.
  public private(set) var file: SourceFile?
  /// How long the document took, of those that were run together its part; nil if that is not known.
  public var time: Duration?
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
    title = document.frontMatter.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.cells = cells
    findings = document.findings
    quizCount = document.quizzes.count
    file = document.comments.map { SourceFile(path: document.path, bytes: $0.original) } ?? document.file
    warnings = document.warnings.map(located)
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
      outcome.cell.swift != nil && outcome.status != .skipped
    }
  }

  /// How many cells were skipped for a cause.
  public func count(skippedFor cause: SkipCause) -> Int {
    verdict?.skips.count { $0.cause == cause } ?? cells.count { $0.skipCause == cause }
  }

  /// Every error in the document, from top to bottom.
  public var allFindings: [Finding] {
    (findings + cells.flatMap(\.findings)).sorted { $0.place < $1.place }.map(located)
  }

  /// A difference with the character at which its expectation stands.
  public func located(_ difference: Difference) -> Difference {
    file.map { $0.located(difference) } ?? difference
  }

  /// An error with the character of the line at which it stands, as far as its words tell.
  public func located(_ finding: Finding) -> Finding {
    file.map { $0.located(finding) } ?? finding
  }
}
