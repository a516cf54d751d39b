import CMarkGFM
import LessonMarkdown
import Results
import SourceText

/// A renderer of blocks as HTML for other programs: without styles, scripts, files, or HTML of the document.
///
/// A picture becomes its description, and a state diagram a table.
struct PlainHTML {
  let tree: MarkdownTree
  let language: Language

  /// Returns a block as HTML.
  func of(_ node: OpaquePointer) -> String {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HTML_BLOCK: return ""
    case CMARK_NODE_CODE_BLOCK: return code(node)
    default: break
    }
    prepare(node)
    let extensions = cmark_parser_get_syntax_extensions(tree.parser)
    let options = MarkdownTree.options | CMARK_OPT_NOBREAKS
    return cmark_render_html_with_mem(node, options, extensions, tree.memory)
      .map { String(cString: $0).trimmed } ?? ""
  }

  /// Returns the content of an item as HTML; a single paragraph comes without its element.
  func inside(_ item: OpaquePointer) -> String {
    let html = Array(item.children).map(of).joined(separator: "\n")
    let isParagraph = html.hasPrefix("<p>") && html.hasSuffix("</p>") && html.ranges(of: "<p>").count == 1
    return isParagraph ? String(html.dropFirst(3).dropLast(4)) : html
  }

  private func code(_ node: OpaquePointer) -> String {
    let info = cmark_node_get_fence_info(node).map { String(cString: $0) } ?? ""
    if info.prefix(while: \.isLetter) == "mermaid", let diagram = StateDiagram(mermaid: node.literal.linesOfText) {
      return DiagramTable.html(diagram, language, label: "")
    }
    let text = node.literal.hasSuffix("\n") ? String(node.literal.dropLast()) : node.literal
    return "<pre>\(text.asHTML)</pre>"
  }

  private func prepare(_ node: OpaquePointer) {
    for child in Array(node.children) {
      switch cmark_node_get_type(child) {
      case CMARK_NODE_IMAGE:
        swap(child, "<em>\(Reading.picture(child.plainText, language).asHTML)</em>", isInline: true)
      case CMARK_NODE_CODE_BLOCK: swap(child, code(child), isInline: false)
      case CMARK_NODE_HTML_BLOCK: cmark_node_unlink(child)
      case CMARK_NODE_HTML_INLINE:
        let tag = child.literal
        swap(child, tag.wholeMatch(of: /<\/?(?:sub|sup|kbd)>|<br ?\/?>/) == nil ? "" : tag, isInline: true)
      case CMARK_NODE_LINK:
        prepare(child)
        unwrap(child)
      case CMARK_NODE_TEXT, CMARK_NODE_CODE: cmark_node_set_literal(child, child.literal.shown)
      default: prepare(child)
      }
    }
  }

  /// Replaces a link to a file by its text; a link to a web page stays.
  private func unwrap(_ link: OpaquePointer) {
    let destination = cmark_node_get_url(link).map { String(cString: $0) } ?? ""
    guard !["https://", "http://"].contains(where: destination.hasPrefix) else { return }
    for child in Array(link.children) {
      cmark_node_unlink(child)
      cmark_node_insert_before(link, child)
    }
    cmark_node_unlink(link)
  }

  private func swap(_ node: OpaquePointer, _ html: String, isInline: Bool) {
    let type = isInline ? CMARK_NODE_CUSTOM_INLINE : CMARK_NODE_CUSTOM_BLOCK
    guard let new = cmark_node_new_with_mem(type, tree.memory) else { return cmark_node_unlink(node) }
    cmark_node_set_on_enter(new, html)
    if cmark_node_replace(node, new) == 0 { cmark_node_unlink(node) }
  }
}
