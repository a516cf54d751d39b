import LessonKit
import LessonPage
import LessonReport
import SourceText

/// The plan of a workshop for its teacher, as Markdown.
package struct PlanText {
  package let parts: WorkshopParts
  /// The pages in the language of the plan, whose articles are the parts.
  package let page: Page
  package let language: Language
  /// The time at which it begins; nil to count from 0:00.
  package let start: ClockTime?

  /// Creates the plan of a workshop.
  package init(parts: WorkshopParts, page: Page, language: Language, start: ClockTime?) {
    (self.parts, self.page, self.language, self.start) = (parts, page, language, start)
  }

  package var lines: [String] {
    let workshop = parts.workshop
    let begin = start ?? ClockTime(minutes: 0)
    var lines = [
      "# \(workshop.title[language])", "",
      PlanWords.span(begin, minutes: workshop.minutes)[language], "",
    ]
    for index in workshop.parts.indices { lines += part(index, at: begin + workshop.starts[index]) }
    return lines.dropLast()
  }

  /// Returns a line with the title and the time of a part.
  package func heading(_ index: Int, at time: ClockTime) -> String {
    let part = parts.workshop.parts[index]
    let range = PlanWords.range(time, minutes: part.minutes)[language]
    return "\(range) \(parts.title(index)[language]) (\(PlanWords.minutes(part.minutes)[language]))"
  }

  private func part(_ index: Int, at time: ClockTime) -> [String] {
    let part = parts.workshop.parts[index]
    var lines = ["## \(heading(index, at: time))", ""]
    if let excerpt = excerpt(index), excerpt.lines != nil {
      lines += [
        "\(PlanWords.sections[language]): \(excerpt.sections.map(\.title).joined(separator: PlanWords.comma[language]))",
        "",
      ]
    }
    if let text = part.text { lines += text[language].linesOfText.filter { !$0.isEmpty } + [""] }
    if let notes = part.notes { lines += notes[language].linesOfText.filter { !$0.isEmpty }.map { "- \($0)" } + [""] }
    let answers = answers(index)
    if !answers.isEmpty { lines += ["\(PlanWords.answers[language]):", ""] + answers.map { "- \($0)" } + [""] }
    if let excerpt = excerpt(index), !excerpt.skippable.isEmpty {
      lines += ["\(PlanWords.skip[language]): \(excerpt.skippable.joined(separator: PlanWords.comma[language]))", ""]
    }
    return lines
  }

  /// Returns the excerpt of a lesson that a part shows; nil for a part without a lesson.
  package func excerpt(_ index: Int) -> WorkshopParts.Excerpt? { parts.excerpt(index, language) }

  /// Returns the right answers to the questions of a part as Markdown, each after the name of its question.
  func answers(_ index: Int) -> [String] {
    page.articles[index].questions.map { question in
      let name = question.id.split(separator: "/").last.map(String.init) ?? question.id
      let answer =
        question.form == .choices
        ? question.rightChoices.map(\.asMarkdown).joined(separator: PlanWords.semicolon[language])
        : question.labeledAnswers(language)
      return "\(name): \(answer)"
    }
  }
}
