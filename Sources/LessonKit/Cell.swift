import Results
import SourceText

/// A fenced block that can be executed.
public struct Cell: Sendable {
  /// What a cell does.
  public enum Action: Sendable, Hashable {
    /// Calls the experiment of this name; its parameters are YAML in the body.
    case experiment(String)
    /// Compiles and runs Swift.
    case swift(SwiftAttributes)
    /// Runs `lesson` commands; their expected output stands in the body.
    case console
  }

  /// What the cell does.
  public var action: Action
  /// The name, unique in its document; nil if it has none.
  public var name: String?
  /// How the comparison with the transcript is relaxed.
  public var relaxation: Relaxation
  /// The platform that the transcript holds for; nil for all.
  public var platform: Platform?
  /// Whether the author says that what stands below is no transcript.
  public var refusesTranscript: Bool
  /// The text between the fences.
  public var body: String
  /// The lines from the opening fence to the closing one.
  public var lines: ClosedRange<Int>
  /// What stands before the cell on each of its lines: the marks of quotes and the indentation of lists.
  public var prefix: BlockPrefix
  /// What stands directly below, if it looks like a transcript.
  public var transcript: Transcript?
  /// What a Swift cell says of itself in a document that is no lesson; nil for any other cell.
  public var listing: Listing?
  /// What is wrong with the cell as written.
  public var findings: [Finding]

  /// The name of the experiment that the cell calls; nil for a cell of another kind.
  public var experiment: String? {
    if case .experiment(let name) = action, !name.isEmpty { name } else { nil }
  }

  /// The line of the body's first line.
  public var firstBodyLine: Int { lines.lowerBound + 1 }

  /// The lines of the cell and its transcript.
  public var wholeLines: ClosedRange<Int> {
    lines.lowerBound...max(lines.upperBound, transcript?.lines.upperBound ?? 0)
  }

  /// `#name`, or `:LINE` for a cell without a name: what follows the document's path in the cell's address.
  public var address: String {
    name.map { "#\($0)" } ?? ":\(lines.lowerBound)"
  }
}
