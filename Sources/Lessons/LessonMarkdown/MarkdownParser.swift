import CMarkGFM
import SourceText

/// A parser that reads the blocks of a Markdown document with cmark-gfm.
package enum MarkdownParser {
  /// Parses a document into its blocks.
  ///
  /// - Parameters:
  ///   - text: the document without its front matter.
  ///   - firstLine: the number of the text's first line in the file.
  ///   - findsTables: whether to tell tables from paragraphs. It takes twice as long again, because cmark-gfm then
  ///     parses the markup inside every cell of every table.
  ///   - fenceWords: the words of the fences whose text is needed; any other fence is prose.
  /// - Returns: lists of blocks that are siblings, one list for each container, in the order of the containers' starts;
  ///   and the lines of the paragraphs that the parser skipped (``MarkdownBounds/mostMarks``).
  /// - Complexity: O(*n*) for *n* bytes.
  package static func siblings(
    _ text: UnsafeBufferPointer<UInt8>, firstLine: Int, findsTables: Bool, fenceWords: [String] = []
  ) -> (lists: [[MarkdownBlock]], skipped: [Int]) {
    register()
    return MarkdownMemory.with { memory in
      guard let parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, memory), let finder = MarkdownRoot() else {
        return ([], [])
      }
      defer { finder.end() }
      finder.attach(to: parser)
      if findsTables, let table = cmark_find_syntax_extension("table") {
        cmark_parser_attach_syntax_extension(parser, table)
      }
      // A blank line before the text reveals the root. One after it ends the last paragraph, which may define link
      // targets.
      cmark_parser_feed(parser, "\n", 1)
      text.withMemoryRebound(to: CChar.self) { cmark_parser_feed(parser, $0.baseAddress, $0.count) }
      cmark_parser_feed(parser, "\n\n", 2)
      var collector = Collector(firstLine: firstLine - 1, fenceWords: fenceWords)
      if let root = finder.root { collector.dropMarkup(root) }
      guard let root = cmark_parser_finish(parser) else { return ([], []) }
      collector.visit(root, quoteDepth: 0)
      return (collector.lists, collector.skipped)
    }
  }

  /// Registers the extensions of cmark-gfm.
  package static func register() { _ = registration }

  /// The registration of the extensions, which cmark-gfm does once in a process and not safely from two threads.
  private static let registration: Void = cmark_gfm_core_extensions_ensure_registered()
}

private struct Collector {
  let firstLine: Int
  let fenceWords: [String]
  var lists: [[MarkdownBlock]] = []
  /// The lines of paragraphs that begin with an image and have too many marks.
  var skipped: [Int] = []

  /// Removes the text of all blocks whose markup does not concern cells.
  ///
  /// Most of the parser's time goes into markup, and even more for some text. Only a paragraph that may be an image
  /// keeps its text.
  mutating func dropMarkup(_ container: OpaquePointer) {
    var next = cmark_node_first_child(container)
    while let node = next {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK: break
      case CMARK_NODE_PARAGRAPH:
        guard let text = cmark_node_get_string_content(node), text[0] == 0x21, text[1] == 0x5B else { fallthrough }
        guard MarkdownBounds.hasTooManyMarks(text) else { break }
        skipped.append(line(node))
        fallthrough
      default: cmark_node_set_string_content(node, "")
      }
      dropMarkup(node)
      next = cmark_node_next(node)
    }
  }

  mutating func visit(_ container: OpaquePointer, quoteDepth: Int) {
    let position = lists.count
    lists.append([])
    var next = cmark_node_first_child(container)
    while let node = next {
      lists[position].append(block(node, quoteDepth: quoteDepth))
      switch cmark_node_get_type(node) {
      case CMARK_NODE_BLOCK_QUOTE: visit(node, quoteDepth: quoteDepth + 1)
      case CMARK_NODE_LIST, CMARK_NODE_ITEM: visit(node, quoteDepth: quoteDepth)
      default: break
      }
      next = cmark_node_next(node)
    }
  }

  private func line(_ node: OpaquePointer) -> Int {
    Int(cmark_node_get_start_line(node)) + firstLine - 1
  }

  private func endLine(_ node: OpaquePointer) -> Int {
    Int(cmark_node_get_end_line(node)) + firstLine - 1
  }

  private func block(_ node: OpaquePointer, quoteDepth: Int) -> MarkdownBlock {
    MarkdownBlock(
      content: content(node), line: line(node), column: max(0, Int(cmark_node_get_start_column(node)) - 1),
      quoteDepth: quoteDepth)
  }

  private func content(_ node: OpaquePointer) -> MarkdownBlock.Content {
    switch cmark_node_get_type(node) {
    case CMARK_NODE_CODE_BLOCK: return fence(node).map { .fence($0) } ?? .other
    case CMARK_NODE_HTML_BLOCK:
      // The end that cmark gives is a line too early if the block ends with a marker of its own, as comments do.
      let literal = cmark_node_get_literal(node)
      return .html(string(literal), lastLine: line(node) + max(1, lineCount(literal)) - 1)
    case CMARK_NODE_LIST: return list(node)
    case CMARK_NODE_PARAGRAPH: return image(node) ?? .paragraph(lastLine: endLine(node))
    case _ where cmark_gfm_extensions_get_table_columns(node) > 0:
      return .table(lastLine: max(line(node) + 1, cmark_node_last_child(node).map(line) ?? 0))
    default: return .other
    }
  }

  private func list(_ node: OpaquePointer) -> MarkdownBlock.Content {
    var items: [ClosedRange<Int>] = []
    var next = cmark_node_first_child(node)
    while let item = next {
      items.append(line(item)...max(line(item), endLine(item)))
      next = cmark_node_next(item)
    }
    return .list(isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST, items: items)
  }

  private func fence(_ node: OpaquePointer) -> MarkdownFence? {
    var (length, offset, character) = (CInt(0), CInt(0), CChar(0))
    guard cmark_node_get_fenced(node, &length, &offset, &character) != 0 else { return nil }
    let info = string(cmark_node_get_fence_info(node))
    let word = MarkdownFence.word(of: info)
    let literal = cmark_node_get_literal(node)
    let isProse = !fenceWords.contains(word)
    return MarkdownFence(
      word: word, info: info, text: isProse ? "" : string(literal),
      character: UInt8(bitPattern: character), length: Int(length), lineCount: lineCount(literal))
  }

  private func lineCount(_ text: UnsafePointer<CChar>?) -> Int {
    guard var next = text else { return 0 }
    var count = 0
    while next.pointee != 0 {
      if next.pointee == 0x0A { count += 1 }
      next += 1
    }
    return count
  }

  private func image(_ paragraph: OpaquePointer) -> MarkdownBlock.Content? {
    guard let image = cmark_node_first_child(paragraph), cmark_node_next(image) == nil,
      cmark_node_get_type(image) == CMARK_NODE_IMAGE
    else { return nil }
    return .image(destination: string(cmark_node_get_url(image)), alt: plainText(image))
  }

  /// Returns the text inside a node, without markup.
  private func plainText(_ node: OpaquePointer) -> String {
    var text = string(cmark_node_get_literal(node))
    var next = cmark_node_first_child(node)
    while let child = next {
      text += plainText(child)
      next = cmark_node_next(child)
    }
    return text
  }

  private func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
