import Results
import SourceText

/// How many cells ended in which way.
public struct Summary: Sendable, Hashable, Codable {
  /// The documents.
  public var documents = 0
  /// The cells of each status.
  public var cells = Counts<CellOutcome.Status>()
  /// How many listings came to what; nil if there are no listings.
  public var listings: ListingCounts?
  /// What the documents ask of their readers; nil if nothing.
  public var questions: Questions?
  /// The errors that concern no single cell.
  public var documentFindings = 0

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
      cells[outcome.status] += 1
      if outcome.cell.listing != nil { listings.count(outcome) }
      if let prediction = outcome.cell.prediction { questions.count(prediction) }
    }
    questions.count(quizzes: document.quizCount, exercises: document.cells.count { $0.cell.part == .exercise })
  }

  /// Adds the counts of another summary.
  public static func += (left: inout Summary, right: Summary) {
    left.documents += right.documents
    left.cells += right.cells
    left.documentFindings += right.documentFindings
    if let questions = right.questions { left.questions = (left.questions ?? Questions()) + questions }
    if let listings = right.listings { left.listings = (left.listings ?? ListingCounts()) + listings }
  }

  /// Reads a summary, in which the counts of cells are members like the others; their sum, `cells`, is for other readers.
  ///
  /// - Throws: a `DecodingError` where a count is missing or is no number.
  public init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: CountKey.self)
    cells = try Counts(from: decoder)
    documents = try members.decode(Int.self, forKey: "documents")
    documentFindings = try members.decode(Int.self, forKey: "document-findings")
    listings = try members.decodeIfPresent(ListingCounts.self, forKey: "listings")
    questions = try members.decodeIfPresent(Questions.self, forKey: "questions")
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
  }
}
