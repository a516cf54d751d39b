import CMarkGFM
import SourceText

/// The tree of a whole document in cmark-gfm, with the markup inside its blocks.
package struct MarkdownTree {
  /// The document node.
  package let root: OpaquePointer
  /// The parser, with the extensions that it used.
  package let parser: OpaquePointer
  /// The memory of the tree.
  package let memory: UnsafeMutablePointer<cmark_mem>
  /// The number of the text's first line in the file.
  private let firstLine: Int

  /// The options for cmark-gfm.
  package static let options = CMARK_OPT_DEFAULT | CMARK_OPT_FOOTNOTES

  /// Reads a document, and passes its tree to a closure; the tree does not live longer.
  ///
  /// - Parameters:
  ///   - file: the document.
  ///   - first: the line where its text starts.
  ///   - extensions: the names of the extensions of cmark-gfm.
  ///   - use: reads or changes the tree.
  /// - Returns: the value that the closure returns.
  /// - Throws: a ``/SourceText/Finding`` for text that is beyond the limits of the parser.
  /// - Complexity: O(*n*) for *n* bytes of handwritten text.
  package static func read<Value>(
    _ file: SourceFile, from first: Int, extensions: [String], _ use: (MarkdownTree) -> Value
  ) throws(Finding) -> Value {
    if let finding = MarkdownBounds.nested(file, from: first) { throw finding }
    let start = first <= file.lines.count ? file.lines[first - 1].lowerBound : file.bytes.count
    let lists = file.bytes.withUnsafeBufferPointer { bytes in
      MarkdownParser.siblings(UnsafeBufferPointer(rebasing: bytes[start...]), firstLine: first, findsTables: false)
        .lists
    }
    if let finding = MarkdownBounds.table(lists, file) { throw finding }
    let outcome: Outcome<Value> = parse(file, from: start, firstLine: first, extensions, use)
    switch outcome {
    case .value(let value): return value
    case .noMemory:
      throw Finding(file.place(line: first), "There is not enough memory to read this.", help: "Split it.")
    case .tooManyMarks(let line):
      throw Finding(
        file.place(line: line),
        "The paragraph that starts here has more than \(MarkdownBounds.mostMarks) brackets and other marks.",
        help: "Split it.")
    }
  }

  private enum Outcome<Value> {
    case value(Value)
    case tooManyMarks(line: Int)
    case noMemory
  }

  private static func parse<Value>(
    _ file: SourceFile, from start: Int, firstLine: Int, _ extensions: [String], _ use: (MarkdownTree) -> Value
  ) -> Outcome<Value> {
    MarkdownParser.register()
    return MarkdownMemory.with { memory in
      guard let parser = cmark_parser_new_with_mem(options, memory), let finder = MarkdownRoot() else {
        return .noMemory
      }
      defer { finder.end() }
      finder.attach(to: parser)
      for name in extensions {
        if let syntax = cmark_find_syntax_extension(name) { cmark_parser_attach_syntax_extension(parser, syntax) }
      }
      cmark_parser_feed(parser, "\n", 1)
      file.bytes.withUnsafeBufferPointer { bytes in
        UnsafeBufferPointer(rebasing: bytes[start...]).withMemoryRebound(to: CChar.self) {
          cmark_parser_feed(parser, $0.baseAddress, $0.count)
        }
      }
      cmark_parser_feed(parser, "\n\n", 2)
      if let root = finder.root {
        let tree = MarkdownTree(root: root, parser: parser, memory: memory, firstLine: firstLine)
        if let line = tree.tooManyMarks(root) { return .tooManyMarks(line: line) }
      }
      guard let root = cmark_parser_finish(parser) else { return .noMemory }
      return .value(use(MarkdownTree(root: root, parser: parser, memory: memory, firstLine: firstLine)))
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

  /// Returns the line of the file where a node starts.
  package func line(_ node: OpaquePointer) -> Int {
    Int(cmark_node_get_start_line(node)) + firstLine - 2
  }

  /// Returns the position where a node starts, as cmark-gfm reports it.
  func position(_ node: OpaquePointer) -> Markup.Position {
    Markup.Position(line: line(node), column: max(1, Int(cmark_node_get_start_column(node))))
  }

  /// Returns the lines of a node in the file.
  package func lines(_ node: OpaquePointer) -> ClosedRange<Int> {
    line(node)...max(line(node), Int(cmark_node_get_end_line(node)) + firstLine - 2)
  }
}

extension OpaquePointer {
  /// The nodes directly inside a node of cmark-gfm.
  package var children: some Sequence<OpaquePointer> {
    sequence(first: cmark_node_first_child(self), next: { cmark_node_next($0) }).lazy.compactMap(\.self)
  }

  /// The content of a node of cmark-gfm, such as the text of a code block.
  package var literal: String {
    cmark_node_get_literal(self).map { String(cString: $0) } ?? ""
  }

  /// The text inside a node of cmark-gfm, without markup.
  package var plainText: String {
    switch cmark_node_get_type(self) {
    case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: " "
    case CMARK_NODE_HTML_INLINE: ""
    case CMARK_NODE_TEXT, CMARK_NODE_CODE: literal
    default: children.map(\.plainText).joined()
    }
  }
}
