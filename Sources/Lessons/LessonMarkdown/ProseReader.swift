import CMarkGFM
import SourceText

/// A reader that finds the text nodes of a document's tree in its bytes.
struct ProseReader {
  private let file: SourceFile
  private let tree: MarkdownTree
  private var prose = Prose.none

  /// A node without children.
  private enum Leaf {
    case text(Prose.Text, first: Unicode.Scalar, last: Unicode.Scalar)
    case softBreak
    case other
  }

  private init(file: SourceFile, tree: MarkdownTree) {
    (self.file, self.tree) = (file, tree)
  }

  /// Returns the text of a document's tree.
  static func prose(of tree: MarkdownTree, in file: SourceFile) -> Prose {
    var reader = ProseReader(file: file, tree: tree)
    reader.visit(tree.root, quoteDepth: 0)
    return reader.prose
  }

  private mutating func visit(_ container: OpaquePointer, quoteDepth: Int) {
    for node in container.children {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_HEADING: _ = read(node, tree.lines(node), quoteDepth)
      case CMARK_NODE_PARAGRAPH:
        addBreaks(read(node, tree.lines(node), quoteDepth), tree.lines(node), quoteDepth)
      case CMARK_NODE_CODE_BLOCK, CMARK_NODE_HTML_BLOCK: break
      case CMARK_NODE_BLOCK_QUOTE: visit(node, quoteDepth: quoteDepth + 1)
      case _ where cmark_gfm_extensions_get_table_columns(node) > 0:
        for row in node.children {
          let line = tree.line(row)
          var locator = TextLocator(file, tree.position(row), lines: line...line, quoteDepth: quoteDepth)
          for cell in row.children { _ = leaves(of: cell, &locator) }
        }
      default: visit(node, quoteDepth: quoteDepth)
      }
    }
  }

  private mutating func read(_ block: OpaquePointer, _ lines: ClosedRange<Int>, _ quoteDepth: Int) -> [Leaf] {
    var locator = TextLocator(file, tree.position(block), lines: lines, quoteDepth: quoteDepth)
    return leaves(of: block, &locator)
  }

  private mutating func leaves(of container: OpaquePointer, _ locator: inout TextLocator) -> [Leaf] {
    var leaves: [Leaf] = []
    var codeElements = 0
    add(container, &leaves, &codeElements, &locator)
    return leaves
  }

  private mutating func add(
    _ container: OpaquePointer, _ leaves: inout [Leaf], _ codeElements: inout Int, _ locator: inout TextLocator
  ) {
    for node in container.children {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT:
        let literal = node.literal
        guard let text = locator.find(literal, tree.position(node)), codeElements == 0, !isAddress(literal, container),
          let first = literal.unicodeScalars.first, let last = literal.unicodeScalars.last
        else {
          leaves.append(.other)
          continue
        }
        prose.texts.append(text)
        leaves.append(.text(text, first: first, last: last))
      case CMARK_NODE_SOFTBREAK: leaves.append(.softBreak)
      case CMARK_NODE_HTML_INLINE:
        leaves.append(.other)
        codeElements = max(0, codeElements + HTMLElement.depthOfCode(in: node.literal))
        locator.pass(node.literal)
      case CMARK_NODE_CODE, CMARK_NODE_LINEBREAK: leaves.append(.other)
      default:
        if cmark_node_first_child(node) == nil { leaves.append(.other) }
        add(node, &leaves, &codeElements, &locator)
      }
    }
  }

  /// Whether the text of a link is its address, as in `<https://example.org>`.
  private func isAddress(_ text: String, _ container: OpaquePointer) -> Bool {
    guard cmark_node_get_type(container) == CMARK_NODE_LINK, let url = cmark_node_get_url(container) else {
      return false
    }
    let address = String(cString: url)
    return address == text || address == "mailto:" + text
  }

  private mutating func addBreaks(_ leaves: [Leaf], _ lines: ClosedRange<Int>, _ quoteDepth: Int) {
    guard leaves.count > 2 else { return }
    for index in 1..<(leaves.count - 1) {
      guard case .softBreak = leaves[index], case .text(let left, _, let before) = leaves[index - 1],
        case .text(let right, let after, _) = leaves[index + 1], right.line == left.line + 1
      else { continue }
      let line = file.line(left.line)
      guard let last = line.lastIndex(where: { !$0.isBlank }) else { continue }
      let next = TextLocator.contentStart(file, right.line, quoteDepth: quoteDepth)
      guard left.range.upperBound <= last + 1, next <= right.range.lowerBound else { continue }
      prose.breaks.append(
        Prose.Break(
          range: last + 1..<next, line: left.line, before: before, after: after, paragraph: lines,
          isQuoted: quoteDepth > 0))
    }
  }
}

/// The HTML elements whose text is code.
private enum HTMLElement {
  private static let ofCode: Set = ["code", "kbd", "samp", "var", "tt", "pre", "script", "style", "svg", "math"]

  /// Returns 1 for a tag that opens such an element, -1 for one that closes it, and 0 for any other HTML.
  static func depthOfCode(in html: String) -> Int {
    guard html.first == "<", !html.hasSuffix("/>") else { return 0 }
    let isClosing = html.dropFirst().first == "/"
    let name = html.dropFirst(isClosing ? 2 : 1).prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    return ofCode.contains(name) ? (isClosing ? -1 : 1) : 0
  }
}
