import CMarkGFM
import LessonKit
import LessonMarkdown
import Results
import SourceText

/// A renderer that turns the tree of a document into HTML in which nothing of the document can run or load.
///
/// Code, cells, pictures, links, headings, and the allowed HTML go into the tree as finished HTML. The rest is rendered
/// in the safe mode of cmark-gfm.
struct ArticleRenderer {
  /// The extensions of cmark-gfm for pages.
  static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

  let source: ArticleSource
  let tree: MarkdownTree
  var rendered = Rendered()
  /// The card of the question that was met last, until its end.
  var card: QuestionCard?
  var allowed = AllowedHTML()

  /// The parts of a rendered document.
  struct Rendered {
    var html = ""
    var heading: Article.Heading?
    var translations: [Article.Translation] = []
    var sections: [Article.Section] = []
    var questions: [PageQuestion] = []
    var unasked: [Int] = []
    var panels: [VariedPanel] = []
    /// The results on boards that stay as they are, each as a template, by the names of their cells.
    var stills: [String: String] = [:]
  }

  let firstQuestion: Int
  private let anchors: [Int: String]
  let anchorNames: Set<String>
  let outline: LessonOutline
  var asked: [Int: Int] = [:]
  /// The description of a computation that is shown below its result.
  var computation: Computation?
  /// The panels that are shown below the results that begin on lines.
  var panels: [Int: VariedPanel] = [:]
  private var tableNames: TableNames
  private var isInSection = false
  private var isInAnswers = false

  init(_ source: ArticleSource, _ tree: MarkdownTree, _ markup: Markup, firstQuestion: Int) {
    (self.source, self.tree, self.firstQuestion) = (source, tree, firstQuestion)
    let headings = markup.headings.filter { !$0.isHTML }
    let names = HeadingAnchors.of(headings.map(\.text))
    anchors = Dictionary(zip(headings.map(\.position.line), names), uniquingKeysWith: { first, _ in first })
    anchorNames = Set(anchors.values)
    outline = LessonOutline(source.document, markup)
    tableNames = TableNames(
      title: source.document.frontMatter?.title ?? headings.first?.text ?? source.name, isPart: source.isPart)
  }

  var language: Language { source.document.language }
  var prefix: String { "\(source.name)--" }

  mutating func render() -> Rendered {
    visit(tree.root, depth: 0)
    if card != nil { append(QuestionCard.end) }
    if isInAnswers { append("</details>\n") }
    if isInSection { append("</section>\n") }
    guard let html = cmark_render_html_with_mem(tree.root, MarkdownTree.options, extensionsOfParser, tree.memory) else {
      return rendered
    }
    rendered.html = String(cString: html)
    return rendered
  }

  private var extensionsOfParser: UnsafeMutablePointer<cmark_llist>? {
    cmark_parser_get_syntax_extensions(tree.parser)
  }

  private mutating func visit(_ container: OpaquePointer, depth: Int) {
    TableCells.fill(container) { fill(container, depth: depth) }
  }

  private mutating func fill(_ container: OpaquePointer, depth: Int) {
    let (opened, outer) = (allowed.open.count, allowed.outer)
    allowed.outer = opened
    defer { allowed.outer = outer }
    var inline = AllowedHTML()
    for node in Array(container.children) {
      if cmark_node_get_type(node) == CMARK_NODE_HTML_INLINE {
        let html = inlineHTML(node.literal, &inline)
        if let new = custom(CMARK_NODE_CUSTOM_INLINE, html) { swap(node, new) }
      } else {
        visit(node: node, depth: depth)
      }
    }
    if !inline.open.isEmpty, let node = custom(CMARK_NODE_CUSTOM_INLINE, inline.close()) {
      cmark_node_append_child(container, node)
    }
    if allowed.open.count > opened {
      let rest = allowed.close(downTo: opened)
      if let node = custom(CMARK_NODE_CUSTOM_BLOCK, rest + "\n") { cmark_node_append_child(container, node) }
    }
  }

  private mutating func visit(node: OpaquePointer, depth: Int) {
    let line = tree.line(node)
    if depth == 0 { endCard(before: node) }
    if depth == 0, isLeftOut(line) || isTranslation(node) {
      cmark_node_unlink(node)
      return
    }
    let (parent, next) = (cmark_node_parent(node), cmark_node_next(node))
    // The cells of a table and the words of a paragraph start on its line, too.
    let (panel, computation) = (panel(of: line, in: parent), computation(of: line))
    defer {
      if let panel, let parent { show(panel, in: parent, before: next) }
      if let computation, let parent { show(computation, in: parent, before: next) }
      if depth == 0 { noteEndOfCard(line) }
    }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK: replace(node, code(node, line, depth))
    case CMARK_NODE_HTML_BLOCK:
      let html = allowed.html(
        node.literal, allowing: AllowedHTML.blocks.union(AllowedHTML.inlines), details: fold(line))
      replace(node, (html.isEmpty ? "" : html + "\n") + placedPanels(line))
    case CMARK_NODE_HEADING: heading(node, line, depth)
    case CMARK_NODE_IMAGE: image(node)
    case CMARK_NODE_LINK: link(node, depth)
    case CMARK_NODE_LIST: list(node, line, depth)
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: show(node)
    case _ where cmark_gfm_extensions_get_table_columns(node) > 0: table(node, line, depth)
    default: visit(node, depth: depth + 1)
    }
  }

  /// Shows control characters, and characters that change the direction of writing, as escapes.
  private func show(_ node: OpaquePointer) {
    let text = node.literal
    let shown = text.shown
    if !shown.hasSameBytes(as: text) { cmark_node_set_literal(node, shown) }
  }

  private func isLeftOut(_ line: Int) -> Bool {
    if source.audience == .learners, outline.isForTeachers(line) { return true }
    return source.lines.map { lines in !lines.contains { $0.contains(line) } } ?? false
  }

  /// Returns the HTML for a tag in a line of text.
  ///
  /// Elements that it opens are closed in the same part of the line.
  private func inlineHTML(_ text: String, _ inline: inout AllowedHTML) -> String {
    let name = text.dropFirst(text.hasPrefix("</") ? 2 : 1).prefix { $0.isLetter }.lowercased()
    if text.hasPrefix("<!--") { return "" }
    guard AllowedHTML.inlines.contains(name) else { return text.asHTML }
    return inline.html(text, allowing: AllowedHTML.inlines)
  }

  // MARK: Blocks

  private mutating func heading(_ node: OpaquePointer, _ line: Int, _ depth: Int) {
    let level = Int(cmark_node_get_heading_level(node))
    let anchor = anchors[line] ?? "line-\(line)"
    let text = node.plainText
    tableNames.heading = text
    let isForAnswers =
      depth == 0 && level == 2 && source.audience == .learners && outline.isForAnswers(line)
    // Elements that the document left open end before the answers, which are a part of the page.
    var before = isForAnswers && !allowed.open.isEmpty ? allowed.close() + "\n" : ""
    if isForAnswers, card != nil {
      before += QuestionCard.end
      card = nil
    }
    let isTitle = depth == 0 && level == 1 && rendered.heading == nil && allowed.open.isEmpty
    var element = "h\(min(level + (source.isPart ? 1 : 0), 6))"
    if depth == 0, level <= 2, allowed.open.isEmpty {
      if isInAnswers { before += "</details>\n" }
      if isInSection { before += "</section>\n" }
      before += "<section>\n"
      (isInSection, isInAnswers) = (true, false)
      if level == 2 { rendered.sections.append(Article.Section(anchor: prefix + anchor, text: text)) }
    }
    visit(node, depth: depth + 1)
    if isTitle {
      rendered.heading = Article.Heading(anchor: prefix + anchor, html: inlineHTML(of: node))
      replace(node, before)
      return
    }
    var after = "</\(element)>\n"
    if isForAnswers {
      isInAnswers = true
      before += "<details class=\"answers\"\(source.isUnfolded ? " open" : "")><summary>"
      after += "</summary>\n"
    }
    element = "\(element) id=\"\((prefix + anchor).asHTML)\" tabindex=\"-1\""
    wrap(node, CMARK_NODE_CUSTOM_BLOCK, "\(before)<\(element)>", after)
  }

  private mutating func list(_ node: OpaquePointer, _ line: Int, _ depth: Int) {
    let quiz = outline.quizzes[line]
    let words = quiz == nil ? [] : Array(node.children).map { SpokenText.of($0, language) }
    for item in Array(node.children) {
      if let slip = outline.slips[tree.line(item)], let number = asked[slip.fold],
        let paragraph = cmark_node_first_child(item),
        let mark = custom(
          CMARK_NODE_CUSTOM_INLINE, "<span class=\"slip\" data-slip=\"\(number)-\(slip.position)\"></span>")
      {
        cmark_node_prepend_child(paragraph, mark)
      }
      visit(item, depth: depth + 1)
    }
    guard let quiz else { return }
    let html = place(PageQuestion(quiz, words, in: source.name), at: node, depth, fold: quiz.fold.lowerBound)
    if let before = custom(CMARK_NODE_CUSTOM_BLOCK, html.replacing("class=\"ask\"", with: "class=\"ask quiz\"")) {
      cmark_node_insert_after(node, before)
    }
  }

  private mutating func table(_ node: OpaquePointer, _ line: Int, _ depth: Int) {
    visit(node, depth: depth + 1)
    let table = MarkdownTable(node, in: tree)
    let isResult = outline.isTranscript(line)
    let html = HTMLTable(
      label: tableNames.next(language), columns: table.columns,
      rows: isResult ? PageLimits.shown(table.rows) : table.rows, omitsEmptyColumns: isResult
    ).html
    replace(node, html + (isResult ? PageLimits.omission(of: table.rows.count, language) : ""))
  }

  mutating func diagram(_ diagram: StateDiagram) -> String {
    let title = PageWords.transitions[language]
    let words = DiagramTable.html(diagram, language, label: tableNames.next(language, of: title))
    guard let drawn = source.diagrams[diagram] else { return words }
    let fold = "<details class=\"fold words\"><summary>\(title.asHTML)</summary>\n\(words)</details>\n"
    return drawn.html(diagram, language) + fold
  }

  // MARK: Pictures and links

  private func image(_ node: OpaquePointer) {
    let destination = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    let alt = node.plainText
    let isAlone =
      cmark_node_previous(node) == nil && cmark_node_next(node) == nil
      && cmark_node_get_type(cmark_node_parent(node)) == CMARK_NODE_PARAGRAPH
    let html =
      source.links.picture(destination)?.html(alt: alt, isAlone: isAlone)
      ?? "<span class=\"missing\">\(PageWords.picture[language].asHTML): \(alt.asHTML)</span>"
    if let new = custom(CMARK_NODE_CUSTOM_INLINE, html) { swap(node, new) }
  }

  private mutating func link(_ node: OpaquePointer, _ depth: Int) {
    visit(node, depth: depth + 1)
    let destination = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
    switch source.links.target(destination, anchors: anchorNames, prefix: prefix) {
    case .address(let address):
      let relation = address.hasPrefix("#") ? "" : " rel=\"noreferrer noopener\""
      wrap(node, CMARK_NODE_CUSTOM_INLINE, "<a href=\"\(address.asHTML)\"\(relation)>", "</a>")
    case .none: wrap(node, CMARK_NODE_CUSTOM_INLINE, "<span class=\"elsewhere\">", "</span>")
    }
  }
}

extension CellOutcome {
  /// Returns the title of the column that the cell's prediction asks for; empty if there is none.
  func columnTitle(_ language: Language) -> String { prediction?.answers.title?[language] ?? "" }

  /// Returns the answers to the cell's prediction: those of the run, or else those that the document records.
  package func record(_ language: Language) -> PredictionRecord? {
    guard let asked = cell.prediction else { return nil }
    if let prediction { return PredictionRecord(asked, prediction, language) }
    return PredictionRecord(recordedOf: cell, language)
  }
}
