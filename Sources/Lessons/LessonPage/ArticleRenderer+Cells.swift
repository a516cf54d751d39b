import CMarkGFM
import LessonKit
import LessonMarkdown
import Results
import SourceText

// Cells, the questions that they ask, and their collapsed results.
extension ArticleRenderer {
  /// The collapsed code of an experiment, which is shown below its result.
  struct Computation {
    let html: String
    /// The first line of the result.
    let line: Int
  }

  mutating func code(_ node: OpaquePointer, _ line: Int, _ depth: Int) -> String {
    let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    let word = info.prefix { !$0.isWhitespace && $0 != "," }
    let text = node.literal.utf8.last == 0x0A ? String(node.literal.dropLast()) : node.literal
    if word == "mermaid", let diagram = StateDiagram(mermaid: text.linesOfText) { return self.diagram(diagram) }
    guard let cell = outline.cells[line] else {
      if word == "diagnostics" { return HTMLCode.messages(text) }
      return word == "transcript"
        ? HTMLCode.output(text) : HTMLCode.code(CodeColors.html(text, language: String(word)))
    }
    if let panel = source.panels.first(where: { $0.line == line }) {
      if !panel.hasChoices {
        rendered.panels.append(panel)
      } else if let transcript = cell.transcript {
        panels[transcript.lines.lowerBound] = panel
      }
    }
    let kind = cell.part == .exercise ? "cell starter" : "cell"
    let caption = cell.experiment.map { "<p class=\"experiment\"><code>\($0.asHTML)</code></p>" } ?? ""
    let body =
      text.isEmpty && !caption.isEmpty ? "" : HTMLCode.code(CodeColors.html(text, language: String(word)))
    let id = cell.name.map { " id=\"\("\(prefix)cell-\($0)".asHTML)\"" } ?? ""
    let question = cell.prediction == nil ? "" : ask(cell, at: node, depth)
    let live = source.live[line]?.html(prefix: prefix, language) ?? ""
    // A learner meets the result; how an experiment is called matters to authors, as do its colors.
    if cell.experiment != nil, cell.part != .exercise, source.audience == .learners {
      let body = text.isEmpty ? "" : HTMLCode.code(text.asHTML)
      let summary = PageWords.computed[language].asHTML
      let html = "<details class=\"\(kind) fold\"\(id)><summary>\(summary)</summary>\(caption)\(body)</details>\n"
      guard cell.prediction == nil, let transcript = cell.transcript else { return "\(html)\(question)\(live)" }
      computation = Computation(html: html, line: transcript.lines.lowerBound)
      return live
    }
    return "<div class=\"\(kind)\"\(id)>\(caption)\(body)</div>\n\(question)\(live)"
  }

  /// Returns the element in which the page asks for a prediction; hints come below it.
  mutating func ask(_ cell: Cell, at node: OpaquePointer, _ depth: Int) -> String {
    let line = cell.lines.lowerBound
    guard let outcome = source.outcome.cells.first(where: { $0.cell.lines.lowerBound == line }),
      let record = outcome.record(language)
    else {
      rendered.unasked.append(line)
      return ""
    }
    return place(
      PageQuestion(
        cell, record, column: outcome.columnTitle(language), in: source.name, rows: AnswerRows(cell, outcome.result)),
      at: node, depth, fold: cell.fold?.lowerBound)
  }

  mutating func place(_ question: PageQuestion, at node: OpaquePointer, _ depth: Int, fold: Int?) -> String {
    let number = firstQuestion + rendered.questions.count
    if depth == 0 { beginCard(at: node, number, fold: fold) }
    rendered.questions.append(question)
    if let fold { asked[fold] = number }
    return "<div class=\"ask\" data-question=\"\(number)\"></div>\n"
  }

  /// Returns the attributes of a `<details>` that starts on a line.
  func fold(_ line: Int) -> String {
    if let number = asked[line] { return " class=\"result\" data-result=\"\(number)\"" }
    if outline.hints.contains(line) { return " class=\"hint fold\"" }
    if source.isUnfolded { return " class=\"fold\" open" }
    // A result that answers no question of the page is for those who have thought about it, and for paper.
    return outline.isUnaskedResult(line) ? " class=\"fold unasked\"" : " class=\"fold\""
  }

  /// Takes the panel of the cell whose result is the block on a line; nil if there is none.
  mutating func panel(of line: Int, in parent: OpaquePointer?) -> VariedPanel? {
    guard let parent, cmark_node_get_type(parent) != CMARK_NODE_PARAGRAPH else { return nil }
    return panels.removeValue(forKey: line)
  }

  /// Adds the place of a panel below the result of its cell.
  mutating func show(_ panel: VariedPanel, in parent: OpaquePointer, before next: OpaquePointer?) {
    guard let node = custom(CMARK_NODE_CUSTOM_BLOCK, panel.place) else { return }
    note([panel])
    if let next { cmark_node_insert_before(next, node) } else { cmark_node_append_child(parent, node) }
  }

  /// Takes the computation whose result is the block on a line; nil if there is none.
  mutating func computation(of line: Int) -> Computation? {
    guard let computation, computation.line == line else { return nil }
    self.computation = nil
    return computation
  }

  /// Adds a computation below its result.
  func show(_ computation: Computation, in parent: OpaquePointer, before next: OpaquePointer?) {
    guard let node = custom(CMARK_NODE_CUSTOM_BLOCK, computation.html) else { return }
    if let next { cmark_node_insert_before(next, node) } else { cmark_node_append_child(parent, node) }
  }
}
