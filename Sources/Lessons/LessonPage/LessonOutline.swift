import LessonKit
import LessonMarkdown
import SourceText

/// The places in a document that a page treats in a special way, by line.
package struct LessonOutline {
  /// The cells by the line of their fence.
  package let cells: [Int: Cell]
  /// The lines on which hints start.
  let hints: Set<Int>
  /// The slips by their first line: the line of the collapsed block that holds them, and their position.
  let slips: [Int: (fold: Int, position: Int)]
  /// The quizzes by the line of their list of choices.
  let quizzes: [Int: Quiz]
  private let teachers: [ClosedRange<Int>]
  private let answers: Set<Int>

  /// Creates the outline of a document.
  package init(_ document: Document, _ markup: Markup) {
    cells = Dictionary(document.cells.map { ($0.lines.lowerBound, $0) }, uniquingKeysWith: { first, _ in first })
    hints = Set(document.cells.flatMap { $0.prediction?.hints ?? [] }.map(\.lines.lowerBound))
    var slips: [Int: (fold: Int, position: Int)] = [:]
    for cell in document.cells {
      for (position, slip) in (cell.prediction?.slips ?? []).enumerated() {
        slips[slip.lines.lowerBound] = (cell.fold?.lowerBound ?? 0, position)
      }
    }
    self.slips = slips
    quizzes = Dictionary(
      document.quizzes.compactMap { quiz in quiz.choices.first.map { ($0.lines.lowerBound, quiz) } },
      uniquingKeysWith: { first, _ in first })
    let headings = markup.headings.filter { !$0.isHTML && $0.level <= 2 }
    let last = document.file.lines.count + 1
    var teachers: [ClosedRange<Int>] = []
    for (index, heading) in headings.enumerated() where Self.teachers.contains(heading.text.lowercased()) {
      let next = headings.dropFirst(index + 1).first?.position.line ?? last + 1
      teachers.append(heading.position.line...max(heading.position.line, next - 1))
    }
    self.teachers = teachers
    answers = Set(headings.filter { Self.answers.contains($0.text.lowercased()) }.map(\.position.line))
  }

  /// Whether a block on a line is for teachers.
  package func isForTeachers(_ line: Int) -> Bool { teachers.contains { $0.contains(line) } }

  /// Whether a collapsed block that starts on a line holds the result of a cell with a prediction.
  func isResult(_ line: Int) -> Bool {
    cells.values.contains { $0.prediction != nil && $0.fold?.lowerBound == line }
  }

  /// Whether a collapsed block that starts on a line holds the result of a cell without a prediction.
  func isUnaskedResult(_ line: Int) -> Bool {
    cells.values.contains { $0.prediction == nil && $0.part == nil && $0.fold?.lowerBound == line }
  }

  /// Whether a block on a line is the result of a cell.
  func isTranscript(_ line: Int) -> Bool {
    cells.values.contains { $0.transcript?.lines.contains(line) == true }
  }

  /// Whether the heading on a line is the heading of the answers to the exercises.
  func isForAnswers(_ line: Int) -> Bool { answers.contains(line) }

  /// Returns the lines of the sections with answers to the exercises, up to the next heading of the same level.
  package func answers(among headings: [Markup.Heading]) -> [ClosedRange<Int>] {
    headings.enumerated().filter { isForAnswers($1.position.line) }.map { index, heading in
      let next = headings.dropFirst(index + 1).first { $0.level <= heading.level }
      return heading.position.line...(next?.position.line ?? .max).advanced(by: -1)
    }
  }

  /// The headings, in lowercase, of sections that learners do not get.
  static let teachers: Set = ["for teachers", "for the teacher", "notes for teachers", "先生へ", "教師用メモ"]
  /// The headings, in lowercase, of sections with exercises.
  static let exercises: Set = ["exercises", "exercise", "練習問題"]
  /// The headings, in lowercase, of sections that are collapsed.
  static let answers: Set = ["answers", "solutions", "解答", "答え"]
}
