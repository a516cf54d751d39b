import LessonKit
import LessonPage
import LessonReport
import Results
import SourceText

/// The answers of a class to the questions of a page.
package struct ClassReport {
  private let course: ClassCourse
  private let codes: CollectedCodes
  private let language: Language

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - course: the workshop or lesson.
  ///   - codes: the collected codes.
  ///   - language: the language.
  package init(_ course: ClassCourse, _ codes: CollectedCodes, _ language: Language) {
    (self.course, self.codes, self.language) = (course, codes, language)
  }

  /// A table with a row for each question, the questions to discuss, and the notes next to the codes.
  package var markdown: [String] {
    let heads = [
      PlanWords.right, .init(en: "did not know", ja: PlanWords.unknown.ja), PlanWords.slips, PlanWords.other,
      PlanWords.none,
    ]
    let columns =
      [Table.Column("question", PlanWords.question)]
      + zip(["right", "unknown", "slips", "other", "none"], heads).map { Table.Column($0, $1, alignment: .right) }
    let rows: [[Table.Value]] = zip(course.questions, codes.tallies).map { question, tally in
      let counts = [tally.right, tally.unknown, tally.slips.reduce(0, +), tally.other, tally.none]
      return [.code(question.id)] + counts.map { .plain("\($0)") }
    }
    var lines = ["# \(course.title): \(PlanWords.learners(codes.learners)[language])", ""]
    lines += CellResult.table(Table(columns, rows: rows)).text(language)
    return lines + discussion + notes
  }

  /// The questions to discuss, with the fewest right answers first.
  private var discussion: [String] {
    let worth = course.questions.indices.filter { codes.tallies[$0].isWorthDiscussing }
      .sorted { (codes.tallies[$0].right, $0) < (codes.tallies[$1].right, $1) }
    guard !worth.isEmpty else { return [] }
    var lines = ["", "## \(PlanWords.discuss[language])", ""]
    for index in worth {
      let question = course.questions[index]
      lines.append("- `\(question.id)` (\(PlanWords.right[language]): \(question.right))")
      for (count, slip) in zip(codes.tallies[index].slips, question.slips) where count > 0 {
        lines.append("  - \(count) × \(slip.answer)\(slip.reason.isEmpty ? "" : ": \(slip.reason)")")
      }
    }
    return lines
  }

  private var notes: [String] {
    guard !codes.notes.isEmpty else { return [] }
    var lines = ["", "## \(PlanWords.notes[language])", ""] + codes.notes.map { "- \($0.line): \($0.text.asMarkdown)" }
    if codes.noteCount > codes.notes.count {
      lines.append("- … \(PlanWords.more(codes.noteCount - codes.notes.count)[language])")
    }
    return lines
  }
}
