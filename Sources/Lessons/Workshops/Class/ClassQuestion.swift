import LessonKit
import LessonPage
import LessonReport
import SourceText

/// A question that a class has answered, with its answers as Markdown.
package struct ClassQuestion: Sendable {
  /// The names of the lesson and of the cell or quiz.
  package let id: String
  /// The right answers.
  let right: String
  /// The wrong answers, each with its reason, in the order of the slips in codes.
  let slips: [(answer: String, reason: String)]

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - question: the question as a learner reads it.
  ///   - language: the language.
  package init(_ question: Reading.Question, _ language: Language) {
    let asked = question.asked
    id = asked.id
    if asked.form == .choices {
      func words(_ choice: Int, _ list: [String]) -> String {
        list.indices.contains(choice) ? list[choice].asMarkdown : ""
      }
      right = asked.choices.map { words($0, question.choices) }.joined(separator: PlanWords.semicolon[language])
      slips = asked.wrongChoices.map { (words($0, question.choices), words($0, question.verdicts)) }
    } else {
      right = asked.answers(language)
      let reasons = question.cell?.prediction?.slips.map(\.reason) ?? []
      slips = asked.writtenSlips.enumerated().map { position, values in
        let answer = values.map { "`\($0)`" }.joined(separator: PlanWords.comma[language])
        return (answer, reasons.indices.contains(position) ? reasons[position] : "")
      }
    }
  }
}
