import CMarkGFM
import LessonKit
import LessonMarkdown
import SourceText

/// The frame around a question: its paragraph, the cell or the choices, the form, hints, and the collapsed result.
struct QuestionCard {
  /// The HTML after the last part of a card.
  static let end = "</div>\n"

  /// The line on which the collapsed result starts; nil if the question has none.
  let fold: Int?
  /// Whether the last part has been met.
  var isComplete: Bool
}

extension ArticleRenderer {
  /// Begins a card with the paragraph before a cell or a list of choices, unless the document has left an element open.
  mutating func beginCard(at node: OpaquePointer, _ number: Int, fold: Int?) {
    guard allowed.open.isEmpty, card == nil else { return }
    var first = node
    var before = cmark_node_previous(node)
    while let node = before, node.isEmptyHTML { before = cmark_node_previous(node) }
    if let paragraph = before, cmark_node_get_type(paragraph) == CMARK_NODE_PARAGRAPH { first = paragraph }
    guard
      let start = custom(
        CMARK_NODE_CUSTOM_BLOCK, "<div class=\"card\" id=\"question-\(number + 1)\" data-card=\"\(number)\">\n")
    else { return }
    cmark_node_insert_before(first, start)
    card = QuestionCard(fold: fold, isComplete: fold == nil)
  }

  /// Notes after a block on a line whether the card ends with it.
  mutating func noteEndOfCard(_ line: Int) {
    guard var card, let fold = card.fold, line >= fold, allowed.open.isEmpty else { return }
    card.isComplete = true
    self.card = card
  }

  /// Ends a complete card before the next block; a heading ends every card.
  mutating func endCard(before node: OpaquePointer) {
    guard let card, card.isComplete || cmark_node_get_type(node) == CMARK_NODE_HEADING && allowed.open.isEmpty,
      let end = custom(CMARK_NODE_CUSTOM_BLOCK, QuestionCard.end)
    else { return }
    cmark_node_insert_before(node, end)
    self.card = nil
  }

  /// Returns whether a block is nothing but the link to the document in another language, which the page has in its menu.
  mutating func isTranslation(_ node: OpaquePointer) -> Bool {
    guard cmark_node_get_type(node) == CMARK_NODE_PARAGRAPH, let link = cmark_node_first_child(node),
      cmark_node_next(link) == nil, cmark_node_get_type(link) == CMARK_NODE_LINK,
      let destination = cmark_node_get_url(link).map({ String(cString: $0) }), !destination.contains("/")
    else { return false }
    let (name, own) = (DocumentName(path: destination), DocumentName(path: source.document.path))
    let target = name.language ?? .english
    guard name.stem == own.stem, destination.hasSuffix(".md"), target != language else { return false }
    if case .address(let address) = source.links.target(destination, anchors: anchorNames, prefix: prefix) {
      rendered.translations.append(Article.Translation(text: link.plainText, address: address, language: target))
    }
    return true
  }

  /// Returns the content of a heading as HTML within a line.
  func inlineHTML(of heading: OpaquePointer) -> String {
    guard let html = cmark_render_html_with_mem(heading, MarkdownTree.options, nil, tree.memory) else { return "" }
    return String(cString: html).replacing(/^<h[1-6]>|<\/h[1-6]>\s*$/, with: "")
  }
}

extension OpaquePointer {
  /// Whether the node is finished HTML without content, such as a comment.
  fileprivate var isEmptyHTML: Bool {
    cmark_node_get_type(self) == CMARK_NODE_CUSTOM_BLOCK
      && cmark_node_get_on_enter(self).map { String(cString: $0).isEmpty } ?? true
  }
}
