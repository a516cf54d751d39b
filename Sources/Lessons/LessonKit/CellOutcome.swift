import Results
import SourceText
import SwiftListings

/// The result of running a cell, compared with its transcript.
public struct CellOutcome: Sendable {
  /// The five ways in which a cell can end, as reports name them.
  public enum Status: String, Sendable, Hashable, Codable, CaseIterable {
    /// The result agrees with the transcript.
    case agrees
    /// The result differs from the transcript.
    case differs
    /// The cell has a result, but no transcript to compare it with.
    case noTranscript = "no-transcript"
    /// The cell has no result, or its transcript cannot show one.
    case couldNotRun = "could-not-run"
    /// The cell was skipped on purpose, or its result cannot be compared here.
    case skipped
  }

  /// The reason that a cell has no result to compare.
  public enum Cause: String, Sendable, Hashable, Codable {
    /// The cell, or something that it needs, has an error.
    case error
    /// The cell trapped, threw an error, or did not end.
    case trap
    /// The error, warning or trap that the fence announces did not happen.
    case announcement
  }

  /// The ending of a cell, with its details.
  public enum Ending: Sendable {
    /// The ending of a cell that was not requested.
    public static let wasNotRun = Ending.skipped(reason: "it was not run", .notRun)

    /// The result agrees with the transcript; nil if there is nothing to show or nobody asked to store it.
    case agrees(CellResult?)
    /// The result differs from the transcript.
    indirect case differs(Disagreement)
    /// The cell has a result, but no transcript to compare it with.
    indirect case noTranscript(CellResult)
    /// The cell has no result, or its transcript cannot show one.
    case couldNotRun([Finding], Cause = .error)
    /// The cell was skipped on purpose.
    ///
    /// - Parameters:
    ///   - reason: the reason, as the end of a sentence.
    ///   - cause: the cause, as far as a decision depends on it.
    indirect case skipped(reason: Message, SkipCause = .machine)
    /// The picture differs from its file, which another engine drew.
    indirect case cannotCompare(reason: Message, result: CellResult, picture: ComparedPicture)
  }

  /// The differences between a result and a transcript.
  public struct Disagreement: Sendable {
    /// The result of the cell.
    public var result: CellResult
    /// The differences from top to bottom.
    public var differences: [Difference]
    /// The file's picture and the difference, to show next to a picture that differs.
    public var picture: ComparedPicture?
    /// The output of a listing, compared with its comments.
    public var prints: PrintsComparison?

    /// Creates a disagreement between a result and a transcript.
    public init(
      _ result: CellResult, _ differences: [Difference], picture: ComparedPicture? = nil,
      prints: PrintsComparison? = nil
    ) {
      (self.result, self.differences, self.picture, self.prints) = (result, differences, picture, prints)
    }
  }

  /// The details of a listing's outcome.
  public struct ListingEvidence: Sendable {
    /// The evidence that the listing agrees; nil if it does not.
    public var evidence: Evidence?
    /// The lines whose comments state a value and agree.
    public var statedLines: [Int]
    /// Whether the listing ran without listings above that it may need, so that its output corrects nothing.
    public var isDoubtful: Bool
    /// The names that the listing lacks, if that is all it lacks.
    public var missingNames: [MissingName] = []

    /// Creates the details of a listing's outcome.
    public init(_ evidence: Evidence? = nil, statedLines: [Int] = [], isDoubtful: Bool = false) {
      (self.evidence, self.statedLines, self.isDoubtful) = (evidence, statedLines, isDoubtful)
    }

    /// Creates the details of a listing that lacks names.
    public init(missing names: [MissingName]) {
      self.init()
      missingNames = names
    }
  }

  /// The evidence that a listing agrees.
  public enum Evidence: String, Sendable, Hashable, Codable {
    /// A statement in the listing was compared with its output or with the compiler's messages.
    case compared
    /// The listing ran, and states nothing that could be compared.
    case ranOnly = "ran-only"
    /// The listing was compiled, but not run.
    case compiledOnly = "compiled-only"
  }

  /// The cell.
  public let cell: Cell
  /// The ending.
  public let ending: Ending
  /// A note on how the cell was run; nil if there is none.
  public let note: Message?
  /// The details of a listing; nil for other cells and for a listing without details.
  public let listing: ListingEvidence?
  /// The outcome of the cell's prediction; nil if the cell has none or gave no result.
  public let prediction: PredictionOutcome?
  /// The results for other values; nil if there are none, or if the cell gave no result.
  public let varied: VariedOutcome?
  /// The lines that the cell wrote to standard error, which are compared with nothing.
  public let standardError: [String]
  /// The lines that a cell which failed printed before.
  public let printed: [String]

  /// Creates the outcome of a cell.
  public init(
    _ cell: Cell, _ ending: Ending, note: Message? = nil, listing: ListingEvidence? = nil,
    prediction: PredictionOutcome? = nil, varied: VariedOutcome? = nil, standardError: [String] = [],
    printed: [String] = []
  ) {
    (self.cell, self.ending, self.note) = (cell, ending, note)
    (self.listing, self.prediction, self.varied) = (listing, prediction, varied)
    (self.standardError, self.printed) = (standardError, printed)
  }

  /// Returns the outcome with the lines that the cell wrote to standard error, and those that it printed before it failed.
  package func adding(standardError: [String], printed: [String]) -> CellOutcome {
    if standardError.isEmpty, printed.isEmpty { return self }
    return CellOutcome(
      cell, ending, note: note, listing: listing, prediction: prediction, varied: varied, standardError: standardError,
      printed: printed)
  }

  /// Creates an outcome from the differences between a result and its transcript; nil if the transcript is missing.
  public init(_ cell: Cell, _ result: CellResult, differences: [Difference]?) {
    switch differences {
    case nil: self.init(cell, .noTranscript(result))
    case []?: self.init(cell, .agrees(result))
    case let differences?: self.init(cell, .differs(Disagreement(result, differences)))
    }
  }
}

extension CellOutcome {
  /// The status of the outcome.
  public var status: Status {
    switch ending {
    case .agrees: .agrees
    case .differs: .differs
    case .noTranscript: .noTranscript
    case .couldNotRun: .couldNotRun
    case .skipped, .cannotCompare: .skipped
    }
  }

  /// The result of the cell; nil if it has none, or if it agrees and nobody asked to store it.
  public var result: CellResult? {
    switch ending {
    case .agrees(let result): result
    case .differs(let disagreement): disagreement.result
    case .noTranscript(let result), .cannotCompare(_, let result, _): result
    case .couldNotRun, .skipped: nil
    }
  }

  /// The result to write into the transcript; nil if the transcript stays as it is.
  public var newResult: CellResult? {
    switch ending {
    case .differs, .noTranscript: cell.refusesTranscript ? nil : result
    case .agrees, .couldNotRun, .skipped, .cannotCompare: nil
    }
  }

  /// The differences between the result and the transcript, then those of results for other values.
  public var differences: [Difference] {
    if case .differs(let disagreement) = ending { disagreement.differences + (varied?.differences ?? []) } else { [] }
  }

  /// The output of a listing, compared with its comments; nil if it agrees.
  public var prints: PrintsComparison? {
    if case .differs(let disagreement) = ending { disagreement.prints } else { nil }
  }

  /// The file's picture and the difference, to show next to a picture that differs.
  public var picture: ComparedPicture? {
    switch ending {
    case .differs(let disagreement): disagreement.picture
    case .cannotCompare(_, _, let picture): picture
    default: nil
    }
  }

  /// The reasons that the cell could not run.
  public var findings: [Finding] {
    if case .couldNotRun(let findings, _) = ending { findings } else { [] }
  }

  /// The cause of a missing result; nil for a cell that has a result or was skipped.
  public var cause: Cause? {
    if case .couldNotRun(_, let cause) = ending { cause } else { nil }
  }

  /// The reason that the cell was skipped, or that its results for other values were not compared.
  public var reason: Message? {
    switch ending {
    case .noTranscript where differsOnlyInVariation: "its results for other values are not recorded"
    case .skipped(let reason, _), .cannotCompare(let reason, _, _): reason
    default: nil
    }
  }

  /// The cause of the skip, as far as a decision depends on it; nil for a cell that was not skipped.
  public var skipCause: SkipCause? {
    switch ending {
    case .skipped(_, let cause): cause
    case .cannotCompare: .machine
    default: nil
    }
  }

  /// The obstacle that kept a listing from running; nil for another cause.
  public var obstacle: Obstacle? {
    if case .obstacle(let obstacle)? = skipCause { obstacle } else { nil }
  }
}
