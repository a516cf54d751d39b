import Results
import SourceText

/// The saved form of a run: the contents of a report, and the output of `--format json`.
///
/// Keys are kebab-case English. A key with an unknown value is omitted.
public struct RunRecord: Sendable, Hashable, Codable {
  /// The version of this form; a reader rejects any other.
  public static let currentVersion = 2

  /// The version of this record's form.
  public var schemaVersion = RunRecord.currentVersion
  /// The counts over all documents.
  public var summary = Summary()
  /// The errors in the paths.
  public var findings: [Finding] = []
  /// The documents in order.
  public var documents: [DocumentRecord] = []
  /// The details that differ by run and machine; nil if they were not requested.
  public var provenance: Provenance?
  /// The part of a run that this record holds; nil for a whole run.
  public var shard: ShardRecord?

  enum CodingKeys: String, CodingKey {
    case schemaVersion = "schema-version"
    case summary, findings, documents, provenance, shard
  }

  /// Creates an empty record.
  public init() {}

  /// Adds a document's outcomes to the counts and, if `keeps` is true, to the documents.
  ///
  /// - Parameters:
  ///   - document: the outcomes.
  ///   - verdicts: the run's verdict on each cell; nil for the default verdicts.
  ///   - keeps: whether to store the outcomes.
  public mutating func add(_ document: DocumentOutcome, _ verdicts: [CellVerdict]? = nil, keeps: Bool = true) {
    summary += Summary(document)
    guard keeps else { return }
    var record = DocumentRecord(document)
    for (index, verdict) in (verdicts ?? []).enumerated() where record.cells.indices.contains(index) {
      record.cells[index].verdict = verdict
    }
    documents.append(record)
  }
}

/// The part of a run that a record holds.
public struct ShardRecord: Sendable, Hashable, Codable {
  /// The part, from 1.
  public var index: Int
  /// The number of parts.
  public var count: Int
  /// The positions of the record's documents in the whole run, from 0 and ascending.
  public var positions: [Int]
  /// The number of documents in the whole run.
  public var total: Int

  /// Creates the record of a part.
  public init(index: Int, count: Int, positions: [Int], total: Int) {
    (self.index, self.count, self.positions, self.total) = (index, count, positions, total)
  }
}

/// The saved outcomes of a document.
public struct DocumentRecord: Sendable, Hashable, Codable {
  /// The path, which does not depend on the location of the lessons.
  public var path: String
  /// The language.
  public var language: Language
  /// The title, if there is one.
  public var title: String?
  /// The counts.
  public var summary: Summary
  /// The errors that concern no single cell.
  public var findings: [Finding]
  /// The warnings, which fail only a strict run of a lesson; nil if there are none.
  public var warnings: [Finding]?
  /// The cells from top to bottom.
  public var cells: [CellRecord]

  init(_ document: DocumentOutcome) {
    path = document.reportPath
    language = document.language
    title = document.title
    summary = Summary(document)
    findings = document.findings.map { $0.renamed(document) }
    warnings = document.warnings.isEmpty ? nil : document.warnings.map { $0.renamed(document) }
    cells = document.cells.map { CellRecord($0, in: document) }
  }
}

/// The saved outcome of a cell.
public struct CellRecord: Sendable, Hashable, Codable {
  /// The name, if the cell has one.
  public var name: String?
  /// The line of the cell.
  public var line: Int
  /// `experiment`, `swift` or `console`.
  public var action: String
  /// The name of the experiment, if the cell calls one.
  public var experiment: String?
  /// The part of an exercise that the cell is.
  public var part: Exercise.Part?
  /// The lines of the source of a Swift cell.
  public var source: [String]?
  /// The status of the cell's outcome.
  public var status: CellOutcome.Status
  /// The cause of a missing result; nil for an error in the cell or in something it needs, and for a cell with a
  /// result.
  public var cause: CellOutcome.Cause?
  /// The run's verdict on the cell; nil for the default verdict.
  public var verdict: CellVerdict?
  /// The kind of the result.
  public var kind: CellResult.Kind?
  /// The machine-readable result.
  public var result: JSONValue?
  /// The human-readable result: the lines of a Markdown table, of a transcript, of a Mermaid diagram, or messages.
  public var text: [String]?
  /// The file's picture and the difference; the picture of the cell is the result.
  public var comparison: PictureRecord?
  /// The differences between the result and the transcript.
  public var differences: [Difference]
  /// The reasons that the cell could not run.
  public var findings: [Finding]
  /// The lines that a cell which failed wrote to standard error; nil if there are none.
  public var standardError: [String]?
  /// The reason that the cell was skipped.
  public var reason: Message?
  /// The cause of the skip, as far as a decision depends on it.
  public var skip: SkipCause?
  /// A note on how the cell was run.
  public var note: Message?
  /// The evidence that a listing agrees.
  public var evidence: CellOutcome.Evidence?
  /// The lines of a listing whose comments state a value and agree; nil if there are none.
  public var statedLines: [Int]?
  /// The prediction, with the right answers and the answers of each slip.
  public var prediction: PredictionRecord?
  /// The counts of results for other values; nil if there are none.
  public var variations: VariationCounts?

  enum CodingKeys: String, CodingKey {
    case name, line, action, experiment, part, source, status, cause, verdict, kind, result, text, comparison,
      differences, findings, reason
    case skip, note, evidence, prediction, variations
    case standardError = "standard-error"
    case statedLines = "stated-lines"
  }

  init(_ outcome: CellOutcome, in document: DocumentOutcome) {
    name = outcome.cell.name
    line = outcome.cell.lines.lowerBound
    switch outcome.cell.action {
    case .experiment(let experiment): (action, self.experiment) = ("experiment", experiment)
    case .swift, .listing: (action, source) = ("swift", outcome.cell.bodyLines)
    case .console: action = "console"
    }
    part = outcome.cell.part
    status = outcome.status
    cause = outcome.cause == .error ? nil : outcome.cause
    kind = outcome.result?.kind
    result = outcome.result?.json(document.language)
    if let outcome = outcome.result, outcome.kind != .figure { text = outcome.text(document.language) }
    comparison = outcome.picture.map { PictureRecord($0, of: outcome.result) }
    differences = outcome.differences.map(document.located)
    findings = outcome.findings.map { $0.renamed(document) }
    if outcome.status == .differs || outcome.status == .couldNotRun, !outcome.standardError.isEmpty {
      standardError = outcome.standardError
    }
    reason = outcome.reason
    skip = outcome.skipCause
    note = outcome.note
    evidence = outcome.listing?.evidence
    statedLines = outcome.listing.flatMap { $0.statedLines.isEmpty ? nil : $0.statedLines }
    variations = outcome.varied?.counts
    prediction = outcome.prediction.flatMap { prediction in
      outcome.cell.prediction.map { PredictionRecord($0, prediction, document.language) }
    }
  }
}

/// The file's picture and the difference, to show next to a picture that differs.
public struct PictureRecord: Sendable, Hashable, Codable {
  /// The picture of the file, in the form of the result: SVG, or PNG in Base64; nil if no file can be shown.
  public var expected: String?
  /// A picture of the pixels that differ: PNG in Base64; nil for SVG.
  public var difference: String?

  init(_ picture: ComparedPicture, of result: CellResult?) {
    let isPixels = if case .picture(let found)? = result { found.format == .png } else { false }
    expected = picture.expected.map { isPixels ? Base64.text(of: $0) : String(decoding: $0, as: UTF8.self) }
    difference = picture.difference.map { Base64.text(of: $0) }
  }
}

/// The details of a run that differ by run and machine.
public struct Provenance: Sendable, Hashable, Codable {
  /// The program and its version.
  public var tool: String
  /// The operating system and the processor's architecture.
  public var platform: String
  /// The day of the run, in UTC.
  public var date: String
  /// The compiler's own description of its version; nil if no Swift cell was compiled.
  public var compiler: String?
  /// The limits for Swift cells that this machine cannot enforce; nil if there are none or no Swift cell was compiled.
  public var unenforcedLimits: [Message]?

  enum CodingKeys: String, CodingKey {
    case tool, platform, date, compiler
    case unenforcedLimits = "unenforced-limits"
  }

  /// Creates a provenance.
  public init(
    tool: String, platform: String, date: String, compiler: String? = nil, unenforcedLimits: [Message]? = nil
  ) {
    self.tool = tool
    self.platform = platform
    self.date = date
    self.compiler = compiler
    self.unenforcedLimits = unenforcedLimits
  }
}

extension Finding {
  /// Returns the finding with the name that reports use for the document.
  fileprivate func renamed(_ document: DocumentOutcome) -> Finding {
    guard place.file == document.path else { return self }
    var finding = document.located(self)
    finding.place.file = document.reportPath
    return finding
  }
}
