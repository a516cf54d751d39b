import LessonKit
import LessonPage
import LessonReport
import Results
import SourceText

/// The answers of a class to the predictions of a page.
package struct ClassReport {
  package let codes: CollectedCodes
  private let title: String
  private let questions: [PageQuestion]
  private let reasons: [[String]]
  private let tallies: [ClassTally]
  private let language: Language

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - codes: the collected codes.
  ///   - title: the title of the page.
  ///   - questions: the predictions, in the order of the codes.
  ///   - reasons: the reasons of the slips of each prediction.
  ///   - language: the language.
  package init(
    _ codes: CollectedCodes, title: String, questions: [PageQuestion], reasons: [[String]], language: Language
  ) {
    (self.codes, self.title, self.questions, self.reasons, self.language) = (codes, title, questions, reasons, language)
    tallies = questions.indices.map { ClassTally(codes.learners, question: $0) }
  }

  /// A table with a row for each prediction, the questions to discuss, and the notes next to the codes.
  package var markdown: [String] {
    let heads = [
      PlanWords.right, .init(en: "did not know", ja: PlanWords.unknown.ja), PlanWords.slips, PlanWords.other,
      PlanWords.none,
    ]
    let columns =
      [Table.Column("question", PlanWords.question)]
      + zip(["right", "unknown", "slips", "other", "none"], heads).map { Table.Column($0, $1, alignment: .right) }
    let rows: [[Table.Value]] = zip(questions, tallies).map { question, tally in
      let counts = [tally.right, tally.unknown, tally.slips.reduce(0, +), tally.other, tally.none]
      return [.code(question.id)] + counts.map { .plain("\($0)") }
    }
    var lines = ["# \(title): \(PlanWords.learners(codes.learners.count)[language])", ""]
    lines += CellResult.table(Table(columns, rows: rows)).text(language)
    lines += discussion
    let notes = codes.learners.filter { !$0.note.isEmpty }
    if !notes.isEmpty {
      lines += ["", "## \(PlanWords.notes[language])", ""] + notes.map { "- \($0.line): \($0.note.asMarkdown)" }
    }
    return lines
  }

  /// The questions to discuss, with the fewest right answers first.
  private var discussion: [String] {
    let worth = questions.indices.filter { tallies[$0].isWorthDiscussing }
      .sorted { (tallies[$0].right, $0) < (tallies[$1].right, $1) }
    guard !worth.isEmpty else { return [] }
    var lines = ["", "## \(PlanWords.discuss[language])", ""]
    for index in worth {
      let (question, tally) = (questions[index], tallies[index])
      lines.append("- `\(question.id)` (\(PlanWords.right[language]): \(question.answers(language)))")
      for (position, count) in tally.slips.enumerated() where count > 0 && question.slips.indices.contains(position) {
        let answer = question.slips[position].map { "`\($0.forms.first ?? "")`" }.joined(
          separator: PlanWords.comma[language])
        let reason = reasons[index].indices.contains(position) ? ": \(reasons[index][position])" : ""
        lines.append("  - \(count) × \(answer)\(reason)")
      }
    }
    return lines
  }

  /// A line for each learner: the line of the file, the outcome of each prediction, and the note.
  package var csv: String {
    let head = ["line"] + questions.map(\.id) + ["note"]
    let rows = codes.learners.map { learner in
      ["\(learner.line)"] + learner.states.map(Self.word) + [learner.note]
    }
    return ([head] + rows).map { $0.map(Self.quoted).joined(separator: ",") + "\n" }.joined()
  }

  private static func word(_ state: ClassCode.State) -> String {
    switch state {
    case .none: "none"
    case .unknown: "unknown"
    case .right: "right"
    case .other: "other"
    case .slip(let position): "slip \(position + 1)"
    }
  }

  /// Returns a field of CSV (RFC 4180, except for line endings).
  ///
  /// A field that a spreadsheet would take for a formula gets an apostrophe before it.
  private static func quoted(_ text: String) -> String {
    let safe = text.first.map { "=+-@\t\r".contains($0) } == true ? "'" + text : text
    guard safe.contains(where: { ",\"\r\n".contains($0) }) else { return safe }
    return "\"\(safe.replacing("\"", with: "\"\""))\""
  }

  /// Returns the errors for the lines that are not understood.
  package func findings(_ file: String) -> [Finding] {
    codes.doubts.map { doubt in
      let text = doubt.text.trimmed.abbreviated
      let (message, help): (Message, Message) =
        switch doubt.reason {
        case .noCode:
          ("There is no code on this line: `\(text)`.", "A code is three groups of four characters, joined by hyphens.")
        case .count(let count, let parts):
          ("This line has \(count) codes, but the page gives \(parts).", "Write only one learner's codes on each line.")
        case .error(.length(let count)):
          ("The code has \(count) characters instead of 12: `\(text)`.", "Ask the learner for it again.")
        case .error(.character(let character)):
          ("The character `\(character)` never occurs in a code: `\(text)`.", "Ask the learner for it again.")
        case .error(.check):
          (
            "This code is not from the current version of this workshop: `\(text)`.",
            "A character is wrong, two are swapped, or the page was made from another workshop or edition."
          )
        }
      return Finding(Place(file: file, line: doubt.line), message, help: help)
    }
  }
}
