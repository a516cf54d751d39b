import Results
import SourceText
import SwiftListings

/// What running a cell gave, compared with its transcript.
public struct CellOutcome: Sendable {
  /// The five ways in which a cell can end, as reports name them.
  public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
    /// The result is what the transcript says.
    case agrees
    /// The result is not what the transcript says.
    case differs
    /// There is a result, and no transcript to compare it with.
    case noTranscript = "no-transcript"
    /// There is no result, or the transcript cannot be one of it.
    case couldNotRun = "could-not-run"
    /// The cell was not run on purpose, or its result cannot be compared here.
    case skipped
  }

  /// Why a cell gives no result to compare.
  public enum Cause: String, Sendable, Hashable, Codable {
    /// Something is wrong with the cell, or with what it needs.
    case error
    /// It ran, and trapped, threw an error or did not end.
    case trap
    /// What its fence announces, an error, a warning or a trap, did not happen.
    case announcement
  }

  /// How a cell ended, with what there is to say about it.
  public enum Ending: Sendable {
    /// Nobody asked to run the cell.
    public static let wasNotRun = Ending.skipped(reason: "it was not run", .notRun)

    /// The result is what the transcript says; it is nil where there is nothing to show or nobody asked to keep it.
    case agrees(CellResult?)
    /// The result is not what the transcript says.
    indirect case differs(Disagreement)
    /// There is a result, and no transcript to compare it with.
    indirect case noTranscript(CellResult)
    /// There is no result, or the transcript cannot be one of it.
    case couldNotRun([Finding], Cause = .error)
    /// The cell was not run on purpose.
    ///
    /// - Parameters:
    ///   - reason: why, as the end of a sentence.
    ///   - cause: why, as far as something depends on it.
    indirect case skipped(reason: Message, SkipCause = .machine)
    /// The picture was drawn by another engine than that of its file, and is another one.
    indirect case cannotCompare(reason: Message, result: CellResult, picture: ComparedPicture)
  }

  /// In what a result and a transcript differ.
  public struct Disagreement: Sendable {
    /// What the cell gave.
    public var result: CellResult
    /// The differences from top to bottom.
    public var differences: [Difference]
    /// What to show beside a picture that is not that of its file.
    public var picture: ComparedPicture?
    /// What a listing printed, by its comments.
    public var prints: PrintsComparison?

    /// Collects in what a result and a transcript differ.
    public init(
      _ result: CellResult, _ differences: [Difference], picture: ComparedPicture? = nil,
      prints: PrintsComparison? = nil
    ) {
      (self.result, self.differences, self.picture, self.prints) = (result, differences, picture, prints)
    }
  }

  /// What only a listing has.
  public struct ListingEvidence: Sendable {
    /// On what it rests that it agrees; nil where it does not.
    public var evidence: Evidence?
    /// The lines whose comments were taken for what they state of a value, and agree.
    public var statedLines: [Int]
    /// Whether it was run without listings above that it may build on, so that what it gave corrects nothing.
    public var isDoubtful: Bool

    /// Says on what it rests what a listing came to.
    public init(_ evidence: Evidence? = nil, statedLines: [Int] = [], isDoubtful: Bool = false) {
      (self.evidence, self.statedLines, self.isDoubtful) = (evidence, statedLines, isDoubtful)
    }
  }

  /// On what it rests that a listing agrees.
  public enum Evidence: String, Sendable, Hashable, Codable {
    /// Something that it says was compared with what it printed, or with the compiler's messages.
    case compared
    /// It ran, and says nothing that could be compared.
    case ranOnly = "ran-only"
    /// It was compiled and not run.
    case compiledOnly = "compiled-only"
  }

  /// The cell.
  public let cell: Cell
  /// How it ended.
  public let ending: Ending
  /// What is to be known of how the cell was run; nil if nothing.
  public let note: Message?
  /// On what it rests what a listing came to; nil for other cells, and for a listing of which nothing is to be said.
  public let listing: ListingEvidence?
  /// What the cell's prediction came to; nil where it asks nothing or gave no result.
  public let prediction: PredictionOutcome?

  /// Says how a cell ended.
  public init(
    _ cell: Cell, _ ending: Ending, note: Message? = nil, listing: ListingEvidence? = nil,
    prediction: PredictionOutcome? = nil
  ) {
    (self.cell, self.ending, self.note) = (cell, ending, note)
    (self.listing, self.prediction) = (listing, prediction)
  }

  /// Says how a cell ended by the differences between its result and its transcript; nil where there is no transcript.
  public init(_ cell: Cell, _ result: CellResult, differences: [Difference]?) {
    switch differences {
    case nil: self.init(cell, .noTranscript(result))
    case []?: self.init(cell, .agrees(result))
    case let differences?: self.init(cell, .differs(Disagreement(result, differences)))
    }
  }
}

extension CellOutcome {
  /// How the cell ended, in a word.
  public var status: Status {
    switch ending {
    case .agrees: .agrees
    case .differs: .differs
    case .noTranscript: .noTranscript
    case .couldNotRun: .couldNotRun
    case .skipped, .cannotCompare: .skipped
    }
  }

  /// What the cell gave; nil if nothing, or if it agrees and nobody asked to keep it.
  public var result: CellResult? {
    switch ending {
    case .agrees(let result): result
    case .differs(let disagreement): disagreement.result
    case .noTranscript(let result), .cannotCompare(_, let result, _): result
    case .couldNotRun, .skipped: nil
    }
  }

  /// What the transcript is to say from now on; nil where it stays as it is.
  public var newResult: CellResult? {
    switch ending {
    case .differs, .noTranscript: cell.refusesTranscript ? nil : result
    case .agrees, .couldNotRun, .skipped, .cannotCompare: nil
    }
  }

  /// In what the result and the transcript differ.
  public var differences: [Difference] {
    if case .differs(let disagreement) = ending { disagreement.differences } else { [] }
  }

  /// What a listing printed, by its comments, if that is not what they say.
  public var prints: PrintsComparison? {
    if case .differs(let disagreement) = ending { disagreement.prints } else { nil }
  }

  /// What to show beside a picture that is not that of its file.
  public var picture: ComparedPicture? {
    switch ending {
    case .differs(let disagreement): disagreement.picture
    case .cannotCompare(_, _, let picture): picture
    default: nil
    }
  }

  /// Why the cell could not run.
  public var findings: [Finding] {
    if case .couldNotRun(let findings, _) = ending { findings } else { [] }
  }

  /// Cause for which there is no result; nil where there is one, or where the cell was skipped.
  public var cause: Cause? {
    if case .couldNotRun(_, let cause) = ending { cause } else { nil }
  }

  /// Why the cell was skipped.
  public var reason: Message? {
    switch ending {
    case .skipped(let reason, _), .cannotCompare(let reason, _, _): reason
    default: nil
    }
  }

  /// Why the cell was skipped, as far as something depends on it; nil for one that was not.
  public var skipCause: SkipCause? {
    switch ending {
    case .skipped(_, let cause): cause
    case .cannotCompare: .machine
    default: nil
    }
  }

  /// What kept a listing from running, if it can be counted.
  public var obstacle: Obstacle? {
    if case .obstacle(let obstacle)? = skipCause { obstacle } else { nil }
  }
}
