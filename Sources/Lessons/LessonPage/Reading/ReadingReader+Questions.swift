import CMarkGFM
import LessonKit
import LessonMarkdown
import SourceText

// Questions, with what introduces and explains them.
extension ReadingReader {
  /// Adds the question that waits for its cell's hints to end.
  mutating func ask() {
    guard let (question, _) = waiting else { return }
    if let fold = question.cell?.fold { explained = (steps.count, fold) }
    steps.append(.question(question))
    waiting = nil
  }

  /// Marks the beginning of a question or an exercise: the paragraph right above it, whose text it returns.
  mutating func introduce() -> String {
    guard let paragraph = lastParagraph, paragraph.steps.upperBound == steps.count else {
      steps.append(.introduction)
      return ""
    }
    steps.insert(.introduction, at: paragraph.steps.lowerBound)
    return paragraph.text
  }

  /// Notes a paragraph as the explanation of the question whose result it is in.
  mutating func explain(_ text: String, _ line: Int) {
    guard let explained, explained.lines.contains(line), case .question(var question) = steps[explained.step],
      question.explanation.isEmpty
    else { return }
    question.explanation = text
    steps[explained.step] = .question(question)
  }

  /// Returns the question of a cell; nil for a cell without a prediction, and if nothing says what is right.
  func question(of cell: Cell) -> Reading.Question? {
    guard let prediction = cell.prediction else { return nil }
    let line = cell.lines.lowerBound
    guard let outcome = source.outcome.cells.first(where: { $0.cell.lines.lowerBound == line }),
      let record = outcome.record(language)
    else { return nil }
    let asked = PageQuestion(cell, record, column: outcome.columnTitle(language), in: source.name)
    var question = Reading.Question(asked: asked, cell: cell)
    question.hints = prediction.hints.map { _ in [] }
    question.reasons = prediction.slips.map { SpokenText.of(markdown: $0.reason) }
    return question
  }

  mutating func quiz(_ quiz: Quiz, _ list: OpaquePointer) {
    let words = Array(list.children).map { SpokenText.of($0, language) }
    var question = Reading.Question(asked: PageQuestion(quiz, words, in: source.name), cell: nil)
    question.choices = words
    question.text = introduce()
    for (index, choice) in question.choices.enumerated() { add(choice, indent: 3, mark: "\(index + 1). ") }
    add("")
    for node in Array(tree.root.children) where quiz.fold.contains(tree.line(node)) {
      if cmark_node_get_type(node) == CMARK_NODE_LIST, question.verdicts.isEmpty {
        question.verdicts = Array(node.children).map { SpokenText.of($0, language) }
      }
    }
    told.append(quiz.fold)
    steps.append(.question(question))
  }
}
