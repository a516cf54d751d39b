import Results
import SourceText

/// The saved form of a run: all that a report needs, and what `--format json` prints.
///
/// Keys are kebab-case English; a key whose value is unknown is left out.
public struct RunRecord: Sendable, Hashable, Codable {
  /// The version of this form; a reader refuses any other.
  public static let currentVersion = 2

  /// The version of the form that this record has.
  public var schemaVersion = RunRecord.currentVersion
  /// The counts over all documents.
  public var summary = Summary()
  /// What was wrong with the paths.
  public var findings: [Finding] = []
  /// The documents in order.
  public var documents: [DocumentRecord] = []
  /// What differs from run to run and from machine to machine; nil where it was asked to be left out.
  public var provenance: Provenance?
  /// Which part of a run this is; nil for a whole one.
  public var shard: ShardRecord?

  enum CodingKeys: String, CodingKey {
    case schemaVersion = "schema-version"
    case summary, findings, documents, provenance, shard
  }

  /// A record of nothing.
  public init() {}

  /// Adds a document's outcomes to the counts and, if `keeps` is true, to the documents.
  ///
  /// - Parameters:
  ///   - document: the outcomes.
  ///   - verdicts: what the run says of each cell; nil where it says nothing else than any run.
  ///   - keeps: whether the outcomes are kept.
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

/// Which part of a run a record is.
public struct ShardRecord: Sendable, Hashable, Codable {
  /// The part, from 1.
  public var index: Int
  /// How many parts there are.
  public var count: Int
  /// The places of the record's documents among those of the whole run, from 0 and ascending.
  public var positions: [Int]
  /// How many documents the whole run has.
  public var total: Int

  /// Names a part.
  public init(index: Int, count: Int, positions: [Int], total: Int) {
    (self.index, self.count, self.positions, self.total) = (index, count, positions, total)
  }
}

/// The saved outcomes of a document.
public struct DocumentRecord: Sendable, Hashable, Codable {
  /// The path, the same wherever the lessons lie.
  public var path: String
  /// The language.
  public var language: Language
  /// The title, if there is one.
  public var title: String?
  /// The counts.
  public var summary: Summary
  /// Errors that concern no single cell.
  public var findings: [Finding]
  /// What can be better, and fails only a strict run of a lesson; nil if there is nothing.
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
  /// Which part of an exercise the cell is.
  public var part: Exercise.Part?
  /// The lines of the source of a Swift cell.
  public var source: [String]?
  /// How the cell ended.
  public var status: CellOutcome.Status
  /// Cause for which there is no result; nil where something is wrong with the cell or with what it needs, and where there is one.
  public var cause: CellOutcome.Cause?
  /// What the run says of the cell; nil where it says what any run does.
  public var verdict: CellVerdict?
  /// The kind of the result.
  public var kind: CellResult.Kind?
  /// The result for programs.
  public var result: JSONValue?
  /// The result for readers: the lines of a Markdown table, of a transcript, of a Mermaid diagram, or messages.
  public var text: [String]?
  /// What to show beside a picture that is not that of its file; the picture itself is the result.
  public var comparison: PictureRecord?
  /// In what the result and the transcript differ.
  public var differences: [Difference]
  /// Why the cell could not run.
  public var findings: [Finding]
  /// Why the cell was skipped.
  public var reason: Message?
  /// Why the cell was skipped, as far as something depends on it.
  public var skip: SkipCause?
  /// What is to be known of how the cell was run.
  public var note: Message?
  /// On what it rests that a listing agrees.
  public var evidence: CellOutcome.Evidence?
  /// The lines of a listing whose comments were taken for what they state of a value, and agree; nil if there are none.
  public var statedLines: [Int]?
  /// What the cell asks, with the right answers and what each slip gives.
  public var prediction: PredictionRecord?

  enum CodingKeys: String, CodingKey {
    case name, line, action, experiment, part, source, status, cause, verdict, kind, result, text, comparison,
      differences, findings, reason
    case skip, note, evidence, prediction
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
    reason = outcome.reason
    skip = outcome.skipCause
    note = outcome.note
    evidence = outcome.listing?.evidence
    statedLines = outcome.listing.flatMap { $0.statedLines.isEmpty ? nil : $0.statedLines }
    prediction = outcome.prediction.flatMap { prediction in
      outcome.cell.prediction.map { PredictionRecord($0, prediction, document.language) }
    }
  }
}

/// What to show beside a picture that is not that of its file.
public struct PictureRecord: Sendable, Hashable, Codable {
  /// The picture of the file: SVG, or PNG in Base64, as the result is; nil if there is no file that can be shown.
  public var expected: String?
  /// Where pixels differ: PNG in Base64; nil for SVG.
  public var difference: String?

  init(_ picture: ComparedPicture, of result: CellResult?) {
    let isPixels = if case .picture(let found)? = result { found.format == .png } else { false }
    expected = picture.expected.map { isPixels ? Base64.text(of: $0) : String(decoding: $0, as: UTF8.self) }
    difference = picture.difference.map { Base64.text(of: $0) }
  }
}

/// What differs from run to run and from machine to machine.
public struct Provenance: Sendable, Hashable, Codable {
  /// The program and its version.
  public var tool: String
  /// The operating system and the processor's architecture.
  public var platform: String
  /// The day of the run, in UTC.
  public var date: String
  /// What the Swift compiler says of its version; nil if no Swift cell was compiled.
  public var compiler: String?
  /// The limits around Swift cells that this machine cannot enforce; nil if there are none or no Swift cell was compiled.
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
  /// The finding with the document named as reports name it.
  fileprivate func renamed(_ document: DocumentOutcome) -> Finding {
    guard place.file == document.path else { return self }
    var finding = document.located(self)
    finding.place.file = document.reportPath
    return finding
  }
}
