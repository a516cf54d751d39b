import CMarkGFM
import LessonKit
import LessonMarkdown
import SourceText

/// A reader that finds the questions of a document, each with the text above it and the explanation of its result.
struct AskedQuestionReader {
  private let source: ArticleSource
  private let tree: MarkdownTree
  private let outline: LessonOutline
  private let html: PlainHTML
  private(set) var questions: [AskedQuestion] = []
  private(set) var unasked: [Int] = []
  private var text: [String] = []
  /// The question that was met last, until the end of its result.
  private var open: (question: AskedQuestion, fold: ClosedRange<Int>, hints: [ClosedRange<Int>])?

  init(_ source: ArticleSource, _ tree: MarkdownTree, _ markup: Markup) {
    (self.source, self.tree) = (source, tree)
    outline = LessonOutline(source.document, markup)
    html = PlainHTML(tree: tree, language: source.document.language)
  }

  /// Reads the document from top to bottom.
  mutating func read() {
    for node in Array(tree.root.children) {
      let line = tree.line(node)
      if let open, line > open.fold.upperBound { close() }
      guard !isOmitted(node, line) else { continue }
      if open == nil { block(node, line) } else { answer(node, line) }
    }
    close()
  }

  private func isOmitted(_ node: OpaquePointer, _ line: Int) -> Bool {
    if cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK || outline.isForTeachers(line) { return true }
    if let lines = source.lines, !lines.contains(where: { $0.contains(line) }) { return true }
    return isLinkToTranslation(node)
  }

  private func isLinkToTranslation(_ node: OpaquePointer) -> Bool {
    let children = Array(node.children)
    guard children.count == 1, cmark_node_get_type(children[0]) == CMARK_NODE_LINK else { return false }
    let destination = cmark_node_get_url(children[0]).map { String(cString: $0) } ?? ""
    return DocumentName(path: destination).isLesson && !destination.contains("/")
  }

  private mutating func close() {
    guard let (question, _, _) = open else { return }
    questions.append(question)
    open = nil
  }

  // MARK: Above a question

  private mutating func block(_ node: OpaquePointer, _ line: Int) {
    if cmark_node_get_type(node) == CMARK_NODE_HEADING {
      text = []
    } else if let quiz = outline.quizzes[line] {
      ask(quiz, node)
    } else if let cell = outline.cells[line] {
      guard cell.part == nil else { return }
      let experiment = cell.experiment.map { "<p><code>\($0.asHTML)</code></p>" } ?? ""
      text.append(experiment + (node.literal.isEmpty ? "" : html.of(node)))
      if cell.prediction != nil { ask(cell, line) }
    } else {
      text.append(html.of(node))
    }
  }

  private mutating func ask(_ cell: Cell, _ line: Int) {
    guard let prediction = cell.prediction,
      let outcome = source.outcome.cells.first(where: { $0.cell.lines.lowerBound == line }),
      let record = outcome.record(source.document.language)
    else {
      unasked.append(line)
      return
    }
    let column = outcome.columnTitle(source.document.language)
    let asked = PageQuestion(cell, record, column: column, in: source.name)
    let question = AskedQuestion(
      name: asked.id, html: text.joined(separator: "\n"), task: .prediction(record, words: asked.words),
      labels: asked.labels)
    text = []
    open = (question, cell.fold ?? line...cell.wholeLines.upperBound, prediction.hints.map(\.lines))
  }

  private mutating func ask(_ quiz: Quiz, _ list: OpaquePointer) {
    let choices = zip(quiz.choices, Array(list.children)).map { choice, item in
      AskedQuestion.Choice(html: html.inside(item), isRight: choice.isRight, reason: "")
    }
    let question = AskedQuestion(
      name: "\(source.name)/\(quiz.name)", html: text.joined(separator: "\n"), task: .quiz(choices), labels: [])
    text = []
    open = (question, quiz.fold, [])
  }

  // MARK: Below a question

  private mutating func answer(_ node: OpaquePointer, _ line: Int) {
    guard let (_, fold, hints) = open else { return }
    guard !hints.contains(where: { $0.contains(line) }) else { return }
    if line < fold.lowerBound {
      open?.question.html += "\n" + html.of(node)
    } else if case .quiz(var choices)? = open?.question.task, choices.allSatisfy(\.reason.isEmpty),
      cmark_node_get_type(node) == CMARK_NODE_LIST
    {
      for (index, item) in Array(node.children).enumerated() where choices.indices.contains(index) {
        choices[index].reason = html.inside(item)
      }
      open?.question.task = .quiz(choices)
    } else if !outline.isTranscript(line), !hasSlips(node) {
      open?.question.explanation += html.of(node) + "\n"
    }
  }

  private func hasSlips(_ node: OpaquePointer) -> Bool {
    node.children.contains { outline.slips[tree.line($0)] != nil }
  }
}
