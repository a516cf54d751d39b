import Results
import SourceText

/// The outcome of running a document's cells.
public struct DocumentOutcome: Sendable {
  /// The path as the user named it.
  public var path: String
  /// The path in reports, which does not depend on the location of the lessons.
  public var reportPath: String
  /// The language of the document.
  public var language: Language
  /// The title, if the document has one.
  public var title: String?
  /// The outcomes from top to bottom.
  public var cells: [CellOutcome]
  /// The errors that concern no single cell.
  public var findings: [Finding]
  /// The warnings, which do not fail a run by themselves.
  public var warnings: [Finding] = []
  /// The number of quizzes in the document.
  public var quizCount = 0
  /// The text that gives findings and differences their lines; nil if this run did not read it.
  public private(set) var file: SourceFile?
  /// The document's share of the run time; nil if it is not known.
  public var time: Duration?
  /// The verdict that replaces the outcomes of cells that were not run again; nil if the cells were run.
  public private(set) var verdict: DocumentVerdict?

  /// Creates the outcome of a document that is unchanged since an earlier run.
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
    warnings = (document.warnings + cells.flatMap { $0.varied?.warnings ?? [] }).map(located)
  }

  /// Creates the outcome of a path without a readable document.
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

  /// Returns the number of cells that were skipped for a cause.
  public func count(skippedFor cause: SkipCause) -> Int {
    verdict?.skips.count { $0.cause == cause } ?? cells.count { $0.skipCause == cause }
  }

  /// The errors in the document, from top to bottom.
  public var allFindings: [Finding] {
    (findings + cells.flatMap(\.findings)).sorted { $0.place < $1.place }.map(located)
  }

  /// Returns a difference with the character where its expected text starts.
  public func located(_ difference: Difference) -> Difference {
    file.map { $0.located(difference) } ?? difference
  }

  /// Returns an error with its character on the line, as far as its message reveals it.
  public func located(_ finding: Finding) -> Finding {
    file.map { $0.located(finding) } ?? finding
  }
}
