import LessonKit
import LessonPage
import SourceText

/// The sheet at the end of a course: what the learner got wrong and why, and what the learner did not know.
package struct NextSheet {
  private let course: NextCourse
  private let log: LearnerLog
  private let language: Language

  /// Creates a sheet of the first answers to the questions of a course.
  package init(_ course: NextCourse, _ log: LearnerLog, _ language: Language) {
    (self.course, self.log, self.language) = (course, log, language)
  }

  /// A question whose first answer was not right.
  private struct Entry {
    var number: Int
    var question: Reading.Question
    var answers: [String]?
  }

  /// The lines of the sheet; none if no question was answered.
  package var lines: [ReadingLine] {
    let entries = entries
    guard let entries else { return [] }
    let (wrong, unknown) = (entries.filter { $0.answers != nil }, entries.filter { $0.answers == nil })
    return (wrong.isEmpty && !unknown.isEmpty ? [] : list(QuestionWords.sheet, wrong))
      + (unknown.isEmpty ? [] : list(QuestionWords.unknownSheet, unknown))
  }

  /// The questions whose first answer was not right; nil if there are no answers.
  private var entries: [Entry]? {
    var hasAnswers = false
    var entries: [Entry] = []
    for (index, stop) in course.stops.enumerated() {
      guard case .question(let question) = stop.task, let record = course.firstAnswer(to: question.asked, log) else {
        continue
      }
      hasAnswers = true
      guard question.asked.verdict(on: record.answers) != .right else { continue }
      entries.append(Entry(number: index + 1, question: question, answers: record.answers))
    }
    return hasAnswers ? entries : nil
  }

  private func list(_ title: LocalizedText, _ entries: [Entry]) -> [ReadingLine] {
    let none = [ReadingLine(QuestionWords.allRight[language]), ReadingLine("")]
    return [ReadingLine(title[language]), ReadingLine("")] + (entries.isEmpty ? none : entries.flatMap(lines))
  }

  private func lines(_ entry: Entry) -> [ReadingLine] {
    let (question, asked) = (entry.question, entry.question.asked)
    let number = QuestionWords.fill(QuestionWords.question, entry.number, course.stops.count)
    let title = LocalizedText(en: "\(number.en). ", ja: "\(number.ja) ")
    var lines = [title[language] + question.text]
    let right = NextWords.result(words(asked.choices.map(String.init), question, asked.shown))
    let wrote = entry.answers.map { NextWords.wrote(words($0, question, $0), right) }
    lines.append((wrote ?? right)[language])
    let reason = entry.answers.flatMap { Self.reason(question, $0) } ?? Self.explanation(question)
    if !reason.isEmpty { lines.append(reason) }
    if let last = course.lastAnswer(to: asked, log), asked.verdict(on: last.answers) == .right {
      lines.append(QuestionWords.corrected[language])
    }
    return lines.map { ReadingLine($0) } + [ReadingLine("")]
  }

  /// Returns the words of choices, or the values of any other answer.
  private func words(_ choices: [String], _ question: Reading.Question, _ values: [String]) -> [String] {
    guard question.asked.form == .choices else { return values }
    return choices.compactMap { Int($0) }.filter(question.choices.indices.contains).map { question.choices[$0] }
  }

  /// Returns the reason that a wrong answer is wrong; nil if the lesson does not speak of it.
  package static func reason(_ question: Reading.Question, _ answers: [String]) -> String? {
    if question.asked.form == .choices {
      guard answers.count == 1, let choice = Int(answers[0]), question.verdicts.indices.contains(choice) else {
        return nil
      }
      return question.verdicts[choice]
    }
    guard let slip = question.asked.explainingSlip(answers), question.reasons.indices.contains(slip) else { return nil }
    let reason = question.reasons[slip]
    return reason.prefix(1).uppercased() + reason.dropFirst()
  }

  /// Returns the beginning of the lesson's explanation; empty if there is none.
  private static func explanation(_ question: Reading.Question) -> String {
    guard question.asked.form == .choices else { return question.explanation }
    return question.asked.choices.first.flatMap { choice in
      question.verdicts.indices.contains(choice) ? question.verdicts[choice] : nil
    } ?? ""
  }
}
