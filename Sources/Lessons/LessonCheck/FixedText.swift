import LessonKit
import LessonMarkdown
import SourceText

/// The parts of a document that must not change when its text is fixed.
struct FixedText {
  private let document: Document
  private let skeleton: MarkdownSkeleton
  private let cells: [KeptCell]

  /// Creates the fixed parts of a document; nil if its markup is beyond the limits of the parser.
  init?(_ document: Document) {
    guard let skeleton = try? MarkdownSkeleton(document) else { return nil }
    (self.document, self.skeleton) = (document, skeleton)
    cells = document.cells.map { KeptCell($0, document.file) }
  }

  /// Whether fixes change only words that readers see.
  func isSame(after fixes: [CheckFinding.Fix]) -> Bool {
    let new = Document(SourceFile(path: document.path, bytes: document.file.applying(fixes)))
    guard new.isDamaged == document.isDamaged, new.findings.count <= document.findings.count,
      new.warnings.count <= document.warnings.count, new.hasListings == document.hasListings,
      new.quizzes.map(\.name) == document.quizzes.map(\.name),
      new.quizzes.map({ $0.choices.map(\.isRight) }) == document.quizzes.map({ $0.choices.map(\.isRight) })
    else { return false }
    return (try? MarkdownSkeleton(new)) == skeleton && new.cells.map { KeptCell($0, new.file) } == cells
  }
}

/// The parts of a cell that a run reads.
private struct KeptCell: Equatable {
  private let action: Cell.Action
  private let texts: [String?]
  private let transcript: [UInt8]
  private let kind: Transcript.Content?
  private let hasFold: Bool
  private let findings: Int
  private let predicted: [[String?]]

  init(_ cell: Cell, _ file: SourceFile) {
    action = cell.action
    texts = [cell.name, cell.body, cell.platform?.rawValue, "\(cell.refusesTranscript) \(cell.comparisonOptions)"]
    transcript = cell.transcript?.lines.flatMap { file.bytes[file.wholeLine($0)] } ?? []
    kind = cell.transcript?.content
    hasFold = cell.fold != nil
    findings = cell.findings.count
    predicted =
      cell.prediction.map { prediction in
        [[prediction.column, "\(prediction.hints.count)"]]
          + prediction.slips.map { slip in slip.values.map(\.text) + [slip.condition] }
      } ?? []
  }
}
