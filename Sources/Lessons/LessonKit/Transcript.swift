import LessonMarkdown
import Results
import SourceText

/// The expected output that a document shows below a cell.
public struct Transcript: Sendable, Hashable {
  /// The content of a transcript.
  public enum Content: Sendable, Hashable {
    /// A Markdown table, which is read from the document on demand.
    case table
    /// The lines of a fence.
    case fence(Fence, lines: [String])
    /// An image: the path of its file, and its alternative text.
    case image(destination: String, alt: String)
  }

  /// The fences that can hold a transcript, by the word after the fence.
  public enum Fence: String, Sendable, Hashable, CaseIterable {
    /// Lines of output.
    case transcript
    /// Messages of a compiler.
    case diagnostics
    /// A state diagram.
    case mermaid
  }

  /// The content.
  public var content: Content
  /// The lines of the block, with its fences.
  public var lines: ClosedRange<Int>
  /// The text before the block on each of its lines: the marks of quotes and the indentation of lists.
  public var prefix: BlockPrefix
  /// Whether the block is a fence of output in a document that is not a lesson.
  package var isOutput = false

  /// The kind of result that the block can show.
  public var kind: CellResult.Kind {
    switch content {
    case .table: .table
    case .fence(.transcript, _): .lines
    case .fence(.diagnostics, _): .diagnostics
    case .fence(.mermaid, _): .stateDiagram
    case .image: .figure
    }
  }
}
