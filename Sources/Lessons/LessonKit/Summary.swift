import Results
import SourceText

/// The numbers of documents, and of cells by status.
public struct Summary: Sendable, Hashable, Codable {
  /// The number of documents.
  public var documents = 0
  /// The numbers of cells by status.
  public var cells = Counts<CellOutcome.Status>()
  /// The numbers of listings by outcome; nil if there are none.
  public var listings: ListingCounts?
  /// The counts of predictions, hints, quizzes and exercises; nil if there are none.
  public var questions: Questions?
  /// The counts of results for other values; nil if there are none.
  public var variations: VariationCounts?
  /// The number of errors that concern no single cell.
  public var documentFindings = 0

  /// Creates an empty summary.
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
      cells[outcome.status] += 1
      if outcome.cell.listing != nil { listings.count(outcome) }
      if let prediction = outcome.cell.prediction { questions.count(prediction) }
      if let varied = outcome.varied { variations.add(varied.counts) }
    }
    questions.count(quizzes: document.quizCount, exercises: document.cells.count { $0.cell.part == .exercise })
  }

  /// Adds the counts of another summary.
  public static func += (left: inout Summary, right: Summary) {
    left.documents += right.documents
    left.cells += right.cells
    left.documentFindings += right.documentFindings
    if let questions = right.questions { left.questions = (left.questions ?? Questions()) + questions }
    if let variations = right.variations { left.variations.add(variations) }
    if let listings = right.listings { left.listings = (left.listings ?? ListingCounts()) + listings }
  }

  /// Reads a summary.
  ///
  /// The counts of cells are members like the others; their sum, `cells`, is for other readers.
  ///
  /// - Throws: a `DecodingError` if a count is missing or not a number.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CountKey.self)
    cells = try Counts(from: decoder)
    documents = try members.decode(Int.self, forKey: "documents")
    documentFindings = try members.decode(Int.self, forKey: "document-findings")
    listings = try members.decodeIfPresent(ListingCounts.self, forKey: "listings")
    questions = try members.decodeIfPresent(Questions.self, forKey: "questions")
    variations = try members.decodeIfPresent(VariationCounts.self, forKey: "variations")
  }

  /// Writes a summary.
  public func encode(to encoder: any Encoder) throws {
    try cells.encode(to: encoder)
    var members = encoder.container(keyedBy: CountKey.self)
    try members.encode(documents, forKey: "documents")
    try members.encode(cells.total, forKey: "cells")
    try members.encode(documentFindings, forKey: "document-findings")
    try members.encodeIfPresent(listings, forKey: "listings")
    try members.encodeIfPresent(questions, forKey: "questions")
    try members.encodeIfPresent(variations, forKey: "variations")
  }
}
