import CMarkGFM
import LessonKit
import LessonMarkdown
import Results
import SourceText

/// A reader that turns the tree of a document into questions, and lines to read aloud.
struct ReadingReader {
  let source: ArticleSource
  let tree: MarkdownTree
  let outline: LessonOutline
  var steps: [Reading.Step] = []
  var waiting: (question: Reading.Question, line: Int)?
  /// The last paragraph, and its place among the steps.
  var lastParagraph: (text: String, steps: Range<Int>)?
  /// The position of the last question among the steps, and the lines of its result.
  var explained: (step: Int, lines: ClosedRange<Int>)?
  /// The lines of the quizzes' answers, which appear after a quiz is answered.
  var told: [ClosedRange<Int>] = []

  init(_ source: ArticleSource, _ tree: MarkdownTree, _ markup: Markup) {
    (self.source, self.tree) = (source, tree)
    outline = LessonOutline(source.document, markup)
  }

  var language: Language { source.document.language }

  mutating func read() -> [Reading.Step] {
    for node in Array(tree.root.children) {
      let line = tree.line(node)
      if isLeftOut(line) { continue }
      if let waiting, line >= waiting.line { ask() }
      if hint(node, line) { continue }
      block(node, line, indent: 0)
    }
    ask()
    return steps
  }

  private func isLeftOut(_ line: Int) -> Bool {
    if source.audience == .learners, outline.isForTeachers(line) { return true }
    if told.contains(where: { $0.contains(line) }) || source.document.pageLines.contains(line) { return true }
    return source.lines.map { lines in !lines.contains { $0.contains(line) } } ?? false
  }

  /// Takes a block that belongs to a hint; false for another block.
  ///
  /// The hint waits until the learner asks for it.
  private mutating func hint(_ node: OpaquePointer, _ line: Int) -> Bool {
    guard let cell = waiting?.question.cell,
      let index = cell.prediction?.hints.firstIndex(where: { $0.lines.contains(line) })
    else { return false }
    guard cmark_node_get_type(node) != CMARK_NODE_HTML_BLOCK else { return true }
    let before = steps
    steps = []
    block(node, line, indent: 0)
    let lines = steps.compactMap { if case .line(let line) = $0 { line } else { nil } }
    steps = before
    lastParagraph = nil
    waiting?.question.hints[index] += lines
    return true
  }

  // MARK: Blocks

  mutating func add(_ text: String, indent: Int = 0, mark: String = "", isFixed: Bool = false) {
    steps.append(.line(ReadingLine(text, indent: indent, mark: mark, isFixed: isFixed)))
  }

  private mutating func block(_ node: OpaquePointer, _ line: Int, indent: Int) {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      let level = cmark_node_get_heading_level(node)
      if indent == 0 { steps.append(level <= 2 ? .section : .heading) }
      if outline.isForAnswers(line) {
        steps.append(.collapsed(SpokenText.of(node, language)))
      } else if level > 1 {
        // Each question shows the title.
        paragraph(node, indent: indent)
      }
    case CMARK_NODE_CODE_BLOCK: code(node, line, indent: indent)
    case CMARK_NODE_HTML_BLOCK:
      if let title = SpokenText.summary(node.literal), !outline.isResult(line) { steps.append(.collapsed(title)) }
    case CMARK_NODE_LIST: list(node, line, indent: indent)
    case CMARK_NODE_THEMATIC_BREAK: break
    case CMARK_NODE_PARAGRAPH:
      guard !isLinkToTranslation(node) else { return }
      let start = steps.count
      let text = paragraph(node, indent: indent)
      lastParagraph = (text, start..<steps.count)
      explain(text, line)
    case _ where cmark_gfm_extensions_get_table_columns(node) > 0: table(node, indent: indent)
    default: for child in Array(node.children) { block(child, tree.line(child), indent: indent) }
    }
  }

  @discardableResult
  private mutating func paragraph(_ node: OpaquePointer, indent: Int) -> String {
    let text = SpokenText.of(node, language)
    guard !text.isEmpty else { return "" }
    add(text, indent: indent)
    add("")
    return text
  }

  /// Whether a paragraph only leads to the same lesson in another language.
  private func isLinkToTranslation(_ node: OpaquePointer) -> Bool {
    let children = Array(node.children)
    guard children.count == 1, cmark_node_get_type(children[0]) == CMARK_NODE_LINK else { return false }
    let destination = cmark_node_get_url(children[0]).map { String(cString: $0) } ?? ""
    return DocumentName(path: destination).isLesson && !destination.contains("/")
  }

  private mutating func list(_ node: OpaquePointer, _ line: Int, indent: Int) {
    if let quiz = outline.quizzes[line] { return self.quiz(quiz, node) }
    let isNumbered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    var number = Int(cmark_node_get_list_start(node))
    for item in Array(node.children) where outline.slips[tree.line(item)] == nil {
      let mark = isNumbered ? "\(number). " : "- "
      number += 1
      var isFirst = true
      for child in Array(item.children) {
        if isFirst, cmark_node_get_type(child) == CMARK_NODE_PARAGRAPH {
          add(
            SpokenText.of(child, language), indent: indent + mark.count,
            mark: String(repeating: " ", count: indent) + mark)
        } else {
          block(child, tree.line(child), indent: indent + mark.count)
        }
        isFirst = false
      }
    }
    if case .line(let last)? = steps.last, !last.text.isEmpty { add("") }
  }

  private mutating func table(_ node: OpaquePointer, indent: Int) {
    let rows = Array(node.children).map { row in Array(row.children).map { SpokenText.of($0, language) } }
    guard let titles = rows.first else { return }
    // Groups of columns that are side by side are read one after another.
    let width = Reading.period(of: titles)
    for start in stride(from: 0, to: titles.count, by: width) {
      for row in rows.dropFirst() {
        let text = Reading.row(
          Array(titles[start..<start + width]), Array(row.dropFirst(start).prefix(width)), language)
        if !text.isEmpty { add(text, indent: indent) }
      }
    }
    add("")
  }

  private mutating func fixed(_ lines: [String], indent: Int) {
    for line in lines { add(line, indent: indent + 2, isFixed: true) }
    add("")
  }

  private mutating func code(_ node: OpaquePointer, _ line: Int, indent: Int) {
    let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    let word = info.prefix { !$0.isWhitespace && $0 != "," }
    let text = node.literal.utf8.last == 0x0A ? String(node.literal.dropLast()) : node.literal
    if word == "mermaid", let diagram = StateDiagram(mermaid: text.linesOfText) {
      for line in Reading.transitions(of: diagram, language) { add(line, indent: indent) }
      return add("")
    }
    guard let cell = outline.cells[line] else { return fixed(text.linesOfText, indent: indent) }
    if cell.part == .check { return }
    if cell.part == .exercise, let exercise = source.document.exercises.first(where: { $0.name == cell.name }) {
      _ = introduce()
      return steps.append(.exercise(exercise))
    }
    let experiment = cell.experiment.map { ["experiment \($0)"] } ?? []
    let question = self.question(of: cell)
    let paragraph = question == nil ? "" : introduce()
    fixed(experiment + (text.isEmpty ? [] : text.linesOfText), indent: indent)
    guard var question else { return }
    question.text = paragraph
    waiting = (question, cell.fold?.lowerBound ?? line + 1)
  }
}
