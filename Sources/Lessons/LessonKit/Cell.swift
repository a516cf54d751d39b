import LessonMarkdown
import Results
import SourceText
import SwiftListings

/// A fenced block that can be executed.
///
/// It never changes, and is a class because plans and outcomes share the cells of a document.
public final class Cell: Sendable {
  /// The action of a cell.
  public enum Action: Sendable, Hashable {
    /// Calls the experiment of this name; its parameters are YAML in the body.
    case experiment(String)
    /// Compiles and runs Swift, and compares the result with the transcript below.
    case swift(SwiftAttributes)
    /// Compiles and runs the Swift of a document that is not a lesson, and compares the output with its comments.
    indirect case listing(Listing, SwiftAttributes)
    /// Runs `lesson` commands; the body holds their expected output.
    case console

    /// Whether another action is the same, apart from the content of a listing.
    ///
    /// A translated listing says the same in other words.
    package func isSame(as other: Action) -> Bool {
      switch (self, other) {
      case (.listing(_, let own), .listing(_, let other)): own == other
      default: self == other
      }
    }
  }

  /// The action.
  public let action: Action
  /// The name, unique in its document; nil if it has none.
  public let name: String?
  /// The words after the opening fence, then those in the comment before it, as written.
  package let words: String
  /// The options for comparing the result with the transcript.
  public let comparisonOptions: ComparisonOptions
  /// The platform that the transcript holds for; nil for all.
  public let platform: Platform?
  /// Whether the author says that the block below is not a transcript.
  public let refusesTranscript: Bool
  /// The text between the fences.
  public let body: String
  /// The lines from the opening fence to the closing one.
  public let lines: ClosedRange<Int>
  /// The text before the cell on each of its lines: the marks of quotes and the indentation of lists.
  public let prefix: BlockPrefix
  /// The block directly below, if it looks like a transcript.
  public let transcript: Transcript?
  /// The fence directly below a listing that may show its output, though nothing says so; nil if there is none.
  package let possibleOutput: Transcript?
  /// The lines of the `<details>` element for the transcript; nil if the transcript is not collapsed.
  public let fold: ClosedRange<Int>?
  /// The line below which a new transcript goes.
  let transcriptPlace: Int
  /// The values for which readers can see the cell's results; nil if its author names none.
  public let variation: ParameterVariation?
  /// The result that readers are to find among these; nil if there is none to find.
  public let goal: VariationGoal?
  /// The comment that records the results for these values; nil if there is none.
  public let digest: VariationDigest?
  /// The line below which a new digest goes, if there is a transcript.
  let digestPlace: Int?
  /// The prediction that readers make before they see the result; nil if the cell asks for none.
  public let prediction: Prediction?
  /// Whether the cell is a whole file, without fences.
  private let isProgram: Bool
  /// The errors in the cell as written.
  public let findings: [Finding]

  /// Creates a cell.
  init(
    _ attributes: CellAttributes, body: String, lines: ClosedRange<Int>, prefix: BlockPrefix, below: BlocksBelow,
    listing: Listing?, findings: [Finding], isProgram: Bool = false
  ) {
    self.isProgram = isProgram
    if let listing, case .swift(let swift) = attributes.action {
      action = .listing(listing, swift)
    } else {
      action = attributes.action
    }
    (name, words) = (attributes.name, attributes.words)
    var options = attributes.comparisonOptions
    // Lessons compare bytes, which they teach; other documents compare characters as readers see them.
    options.isCanonical = listing != nil
    comparisonOptions = options
    platform = attributes.platform
    refusesTranscript = attributes.refusesTranscript
    self.body = body
    self.lines = lines
    self.prefix = prefix
    (transcript, possibleOutput) = (below.transcript, below.possibleOutput)
    fold = below.fold
    transcriptPlace = below.place ?? lines.upperBound
    prediction = below.prediction
    (variation, goal) = (attributes.variation, attributes.goal)
    (digest, digestPlace) = (below.digest, below.digestPlace)
    self.findings = attributes.findings + findings
  }

  /// Creates a copy of a cell with one more finding.
  init(_ cell: Cell, adding finding: Finding) {
    (action, isProgram) = (cell.action, cell.isProgram)
    (name, words) = (cell.name, cell.words)
    comparisonOptions = cell.comparisonOptions
    platform = cell.platform
    refusesTranscript = cell.refusesTranscript
    body = cell.body
    lines = cell.lines
    prefix = cell.prefix
    (transcript, possibleOutput) = (cell.transcript, cell.possibleOutput)
    fold = cell.fold
    transcriptPlace = cell.transcriptPlace
    prediction = cell.prediction
    (variation, goal, digest, digestPlace) = (cell.variation, cell.goal, cell.digest, cell.digestPlace)
    findings = cell.findings + [finding]
  }

  /// The name of the experiment that the cell calls; nil for a cell of another kind.
  public var experiment: String? {
    if case .experiment(let name) = action, !name.isEmpty { name } else { nil }
  }

  /// The Swift attributes of a cell, a listing or not; nil for a cell without Swift.
  public var swift: SwiftAttributes? {
    switch action {
    case .swift(let attributes), .listing(_, let attributes): attributes
    case .experiment, .console: nil
    }
  }

  /// The listing; nil for any other cell.
  public var listing: Listing? {
    if case .listing(let listing, _) = action { listing } else { nil }
  }

  /// The part of an exercise that the cell is; nil for none.
  public var part: Exercise.Part? { swift?.part }

  /// The line of the body's first line.
  public var firstBodyLine: Int { isProgram ? lines.lowerBound : lines.lowerBound + 1 }

  /// The line of the body's last line.
  package var lastBodyLine: Int { isProgram ? lines.upperBound : lines.upperBound - 1 }

  /// The last line of the cell, its transcript and its digest.
  package var lastRecordedLine: Int {
    max(lines.upperBound, transcript?.lines.upperBound ?? 0, digest?.lines.upperBound ?? 0)
  }

  /// The lines of the cell and its transcript, and of the slips of its prediction.
  public var wholeLines: ClosedRange<Int> {
    let last = lastRecordedLine
    return lines.lowerBound...(prediction?.slips.last.map { max(last, $0.lines.upperBound) } ?? last)
  }

  /// The end of the cell's address, after the document's path: `#name`, or `:LINE` for a cell without a name.
  public var address: String {
    name.map { "#\($0)" } ?? ":\(lines.lowerBound)"
  }
}
