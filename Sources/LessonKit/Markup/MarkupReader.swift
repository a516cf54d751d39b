import CMarkGFM
import SourceText

/// Reads the markup inside the blocks of a document with cmark-gfm.
struct MarkupReader {
  let file: SourceFile
  /// The number that the first line of the text has in the file.
  let firstLine: Int
  private(set) var markup = Markup()

  init(file: SourceFile, firstLine: Int) {
    (self.file, self.firstLine) = (file, firstLine)
  }

  /// Reads what stands from a byte on.
  ///
  /// - Returns: the line of a paragraph with too many marks, in which case nothing is read; nil where there is none.
  mutating func read(from start: Int) -> Int? {
    MarkdownParser.register()
    return MarkdownMemory.with { memory in
      let options = CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES
      guard let parser = cmark_parser_new_with_mem(options, memory), let finder = MarkdownRoot() else { return nil }
      defer { finder.end() }
      finder.attach(to: parser)
      for name in ["table", "strikethrough"] {
        if let syntax = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntax) }
      }
      cmark_parser_feed(parser, "\n", 1)
      file.bytes.withUnsafeBufferPointer { bytes in
        UnsafeBufferPointer(rebasing: bytes[start...]).withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      cmark_parser_feed(parser, "\n\n", 2)
      if let root = finder.root, let line = tooManyMarks(root) { return line }
      guard let root = cmark_parser_finish(parser) else { return nil }
      visit(root, isQuoted: false)
      return nil
    }
  }

  private func tooManyMarks(_ container: OpaquePointer) -> Int? {
    for node in container.children {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK: continue
      default: break
      }
      if let text = cmark_node_get_string_content(node), MarkdownBounds.hasTooManyMarks(text) { return line(node) }
      if let line = tooManyMarks(node) { return line }
    }
    return nil
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
      guard case .tag(let tag) = item.content else {
        if case .comment(let text) = item.content { markup.comments.append(Markup.Comment(text: text, line: line)) }
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
      default: break
      }
    }
  }

  private func line(_ node: OpaquePointer) -> Int {
    Int(cmark_node_get_start_line(node)) + firstLine - 2
  }

  private func lines(_ node: OpaquePointer) -> ClosedRange<Int> {
    line(node)...max(line(node), Int(cmark_node_get_end_line(node)) + firstLine - 2)
  }

  private func position(_ node: OpaquePointer) -> Markup.Position {
    Markup.Position(line: line(node), column: max(1, Int(cmark_node_get_start_column(node))))
  }

  /// The place of a link: where the parser says, if a link begins there; cmark-gfm is wrong for some texts over several lines
  /// and in tables, where what the link leads to is looked for.
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

extension OpaquePointer {
  /// The nodes directly inside a node of cmark-gfm.
  fileprivate var children: some Sequence<OpaquePointer> {
    sequence(first: cmark_node_first_child(self), next: { cmark_node_next($0) }).lazy.compactMap(\.self)
  }

  fileprivate var literal: String {
    cmark_node_get_literal(self).map { String(cString: $0) } ?? ""
  }

  /// The text inside a node, without markup.
  fileprivate var plainText: String {
    switch cmark_node_get_type(self) {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
    case CMARK_NODE_HTML_INLINE: ""
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: literal
    default: children.map(\.plainText).joined()
    }
  }
}
