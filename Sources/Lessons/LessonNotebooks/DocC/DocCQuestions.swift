import LessonKit
import LessonPage
import Results
import SourceText

/// The predictions and quizzes of a document as multiple choices of DocC, which have two to four choices.
///
/// The choices of a prediction are its result and its slips, so a prediction without slips asks nothing.
struct DocCQuestions {
  /// The lines of each question.
  private(set) var questions: [[String]] = []

  private static let mostChoices = 4
  private let source: NotebookSource
  private let lines: MarkdownLines
  private let rewriter: MarkdownRewriter

  /// A choice of a question.
  private struct Choice {
    var text: [String]
    var isRight: Bool
    var reason: [String]
  }

  /// Collects the questions of a document.
  init(_ source: NotebookSource, _ layout: NotebookLayout, _ rewriter: MarkdownRewriter) {
    (self.source, self.rewriter) = (source, rewriter)
    lines = MarkdownLines(source.document)
    var found: [(line: Int, question: [String])] = []
    var text: [MarkdownLine] = []
    for part in layout.parts {
      switch part {
      case .text(let lines): text = lines
      case .cell(let cell):
        if let choices = choices(of: cell), let question = question(Self.end(of: text), cell, choices) {
          found.append((cell.lines.lowerBound, question))
        }
      }
    }
    for quiz in source.document.quizzes {
      guard let first = quiz.choices.first?.lines.lowerBound else { continue }
      let text = lines.lines(quiz.lines.lowerBound...max(quiz.lines.lowerBound, first - 1))
      if let question = question(text, nil, choices(of: quiz)) { found.append((quiz.lines.lowerBound, question)) }
    }
    questions = found.sorted { $0.line < $1.line }.map(\.question)
  }

  /// Returns the last paragraph of a text, which asks the question.
  private static func end(of lines: [MarkdownLine]) -> [MarkdownLine] {
    let start = lines.lastIndex { $0.content.trimmed.isEmpty }.map { $0 + 1 } ?? 0
    return Array(lines[start...])
  }

  private func question(_ text: [MarkdownLine], _ cell: Cell?, _ choices: [Choice]) -> [String]? {
    let text = rewriter.lines(text)
    guard !text.isEmpty, (2...Self.mostChoices).contains(choices.count) else { return nil }
    let code = cell.map { [DocCTutorial.code(of: $0)] } ?? []
    let blocks = [text] + code + choices.map(lines(of:))
    return DocCDirective("MultipleChoice", [], DocCTutorial.joined(blocks)).lines
  }

  private func lines(of choice: Choice) -> [String] {
    let reaction = (choice.isRight ? QuestionWords.right : QuestionWords.notYet)[source.document.language]
    let justification = DocCDirective("Justification", ["reaction: \(reaction.asDocC)"], choice.reason)
    return DocCDirective(
      "Choice", ["isCorrect: \(choice.isRight)"], DocCTutorial.joined([choice.text, justification.lines])
    ).lines
  }

  // MARK: Choices

  private func choices(of cell: Cell) -> [Choice]? {
    let line = cell.lines.lowerBound
    guard let fold = cell.fold, let outcome = source.outcome.cells.first(where: { $0.cell.lines.lowerBound == line }),
      let record = outcome.record(source.document.language)
    else { return nil }
    let slips = cell.prediction?.slips.map(\.lines) ?? []
    // The first line has the title, and the last one closes the element.
    let inside = (fold.lowerBound + 1)...max(fold.lowerBound + 1, fold.upperBound - 1)
    let explanation = fold.count > 2 ? rewriter.lines(lines.lines(inside, without: slips)) : []
    let right = Choice(text: text(record.answers, of: record), isRight: true, reason: explanation)
    let wrong = record.slips.map { slip in
      Choice(
        text: text(slip.answers, of: record), isRight: false,
        reason: rewriter.lines(slip.reason.capitalizedAtStart.linesOfText.map { .text($0) }))
    }
    return limited([right] + wrong)
  }

  private func choices(of quiz: Quiz) -> [Choice] {
    let choices = quiz.choices.map { choice in
      Choice(text: item(choice.lines), isRight: choice.isRight, reason: item(choice.reason))
    }
    return choices.count <= Self.mostChoices ? choices : limited(choices)
  }

  /// Returns different choices, the right ones and some of the wrong ones, in an order that reveals nothing.
  private func limited(_ choices: [Choice]) -> [Choice] {
    var seen: Set<[String]> = []
    let all = choices.filter { seen.insert($0.text).inserted }
    let right = all.filter(\.isRight)
    let wrong = all.filter { !$0.isRight }.prefix(max(0, Self.mostChoices - right.count))
    return (right + wrong).sorted { first, second in
      first.text.joined(separator: "\n").unicodeScalars.lexicographicallyPrecedes(
        second.text.joined(separator: "\n").unicodeScalars)
    }
  }

  private func text(_ answers: [PredictionRecord.Answer], of record: PredictionRecord) -> [String] {
    guard record.column == nil else {
      return rewriter.lines([.text(answers.map { $0.text.isEmpty ? "–" : $0.text.codeSpan }.joined(separator: ", "))])
    }
    let fence = NotebookCell(.swift, body: answers.map(\.text).joined(separator: "\n")).fence
    return ["\(fence.last ?? "```")text"] + fence.dropFirst()
  }

  /// Returns the text of a list's item without its mark and its indentation.
  private func item(_ range: ClosedRange<Int>) -> [String] {
    let lines = lines.lines(range)
    guard let first = lines.first else { return [] }
    let mark = first.content.prefixMatch(of: /\s*(?:[-*+]|[0-9]+[.)])\s+/)?.output.count ?? 0
    let rest = lines.dropFirst().map { $0.without(spaces: mark) }
    return rewriter.lines([.text(String(first.content.dropFirst(mark)))] + rest)
  }
}

extension String {
  /// The text with a capital first letter.
  fileprivate var capitalizedAtStart: String { prefix(1).uppercased() + dropFirst() }
}
