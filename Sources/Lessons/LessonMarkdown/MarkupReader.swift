import CMarkGFM
import SourceText

/// A reader of the markup inside the blocks of a document, with cmark-gfm.
struct MarkupReader {
  private let file: SourceFile
  private let tree: MarkdownTree
  private var markup = Markup()
  /// The number of `<details>` that are open.
  private var details = 0

  private init(file: SourceFile, tree: MarkdownTree) {
    (self.file, self.tree) = (file, tree)
  }

  /// Returns the markup of a document's tree.
  static func markup(of tree: MarkdownTree, in file: SourceFile) -> Markup {
    var reader = MarkupReader(file: file, tree: tree)
    reader.visit(tree.root, isQuoted: false)
    return reader.markup
  }

  private mutating func visit(_ container: OpaquePointer, isQuoted: Bool) {
    for node in container.children {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HEADING:
        markup.headings.append(
          Markup.Heading(
            level: Int(cmark_node_get_heading_level(node)), text: node.plainText, position: position(node),
            isHTML: false))
        readInlines(node, lines: lines(node))
      case CMARK_NODE_PARAGRAPH:
        markup.paragraphs.append(Markup.Paragraph(text: node.plainText, lines: lines(node), isQuoted: isQuoted))
        readInlines(node, lines: lines(node))
      case CMARK_NODE_HTML_BLOCK: readHTML(node.literal, from: position(node))
      case CMARK_NODE_CODE_BLOCK: break
      case CMARK_NODE_BLOCK_QUOTE: visit(node, isQuoted: true)
      case _ where cmark_gfm_extensions_get_table_columns(node) > 0: addTable(node)
      default: visit(node, isQuoted: isQuoted)
      }
    }
  }

  private mutating func addTable(_ table: OpaquePointer) {
    let rows = table.children.map { row in
      Markup.Table.Row(line: line(row), cells: row.children.map(\.plainText))
    }
    markup.tables.append(
      Markup.Table(lines: line(table)...max(line(table) + 1, rows.last?.line ?? 0), rows: Array(rows)))
    for row in table.children {
      for cell in row.children { readInlines(cell, lines: line(row)...line(row)) }
    }
  }

  private mutating func readInlines(_ container: OpaquePointer, lines: ClosedRange<Int>) {
    for node in container.children {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        let isImage = cmark_node_get_type(node) == CMARK_NODE_IMAGE
        let destination = cmark_node_get_url(node).map { String(cString: $0) } ?? ""
        markup.links.append(
          Markup.Link(
            destination: destination, text: node.plainText, isImage: isImage,
            position: inlinePosition(node, destination, isImage: isImage, lines)))
        readInlines(node, lines: lines)
      case CMARK_NODE_HTML_INLINE: readHTML(node.literal, from: position(node))
      default: readInlines(node, lines: lines)
      }
    }
  }

  private mutating func readHTML(_ text: String, from start: Markup.Position) {
    for item in HTMLTags(text).items {
      let line = start.line + item.line
      let position = Markup.Position(line: line, column: item.line == 0 ? start.column + item.column : item.column + 1)
      let tag: HTMLTags.Tag
      switch item.content {
      case .tag(let opening): tag = opening
      case .comment(let text):
        markup.comments.append(Markup.Comment(text: text, line: line))
        continue
      case .end(let name):
        if name == "details" { closeDetails(at: position) }
        continue
      }
      for key in ["id", "name"] { if let name = tag.attributes[key] { markup.namedElements.insert(name) } }
      switch tag.name {
      case "img":
        markup.links.append(
          Markup.Link(
            destination: tag.attributes["src"] ?? "", text: tag.attributes["alt"], isImage: true, position: position))
      case "a":
        guard let destination = tag.attributes["href"] else { break }
        markup.links.append(Markup.Link(destination: destination, text: "", isImage: false, position: position))
      case "h1", "h2", "h3", "h4", "h5", "h6":
        markup.headings.append(
          Markup.Heading(level: tag.name.last?.wholeNumberValue ?? 1, text: "", position: position, isHTML: true))
      case "details": details += 1
      default: break
      }
    }
  }

  private mutating func closeDetails(at position: Markup.Position) {
    if details == 0 { markup.surplusDetails.append(position) } else { details -= 1 }
  }

  private func line(_ node: OpaquePointer) -> Int { tree.line(node) }

  private func lines(_ node: OpaquePointer) -> ClosedRange<Int> { tree.lines(node) }

  private func position(_ node: OpaquePointer) -> Markup.Position { tree.position(node) }

  /// Returns the place of a link: the place that the parser reports, if a link begins there.
  ///
  /// cmark-gfm is wrong for some text over several lines and in tables. There, the place is that of the link's
  /// destination.
  private func inlinePosition(
    _ node: OpaquePointer, _ destination: String, isImage: Bool, _ lines: ClosedRange<Int>
  ) -> Markup.Position {
    let position = position(node)
    let source = file.line(position.line)
    let index = source.startIndex + position.column - 1
    let mark = isImage ? UInt8(ascii: "!") : UInt8(ascii: "[")
    if lines.contains(position.line), source.indices.contains(index),
      source[index] == mark || !isImage && source[index] == UInt8(ascii: "<")
    {
      return position
    }
    let near = [position.line] + Array(lines)
    for line in near where lines.contains(line) {
      let text = file.line(line)
      if !destination.isEmpty, let found = text.firstRange(of: Array(destination.utf8)) {
        return Markup.Position(line: line, column: found.lowerBound - text.startIndex + 1)
      }
    }
    return Markup.Position(line: lines.lowerBound)
  }
}
