import CMarkGFM
import LessonMarkdown
import SourceText

/// A table of a document whose cells already hold finished HTML.
struct MarkdownTable {
  /// The columns, with their titles.
  private(set) var columns: [HTMLTable.Column] = []
  /// The values of each row as HTML.
  private(set) var rows: [[String]] = []

  /// Reads the table of a node.
  init(_ node: OpaquePointer, in tree: MarkdownTree) {
    let lines = node.children.map { row in row.children.map { Self.html(of: $0, in: tree) } }
    guard let titles = lines.first else { return }
    let sides = cmark_gfm_extensions_get_table_alignments(node)
    columns = titles.enumerated().map { index, title in
      HTMLTable.Column(title: title, side: Self.side(sides?[index] ?? 0))
    }
    rows = Array(lines.dropFirst())
  }

  /// Returns the side that cmark-gfm writes as a letter.
  private static func side(_ letter: UInt8) -> HTMLTable.Column.Side {
    switch Unicode.Scalar(letter) {
    case "r": .right
    case "c": .center
    default: .left
    }
  }

  /// Returns the content of a cell, without the cell's own tags.
  private static func html(of cell: OpaquePointer, in tree: MarkdownTree) -> String {
    let extensions = cmark_parser_get_syntax_extensions(tree.parser)
    guard let html = cmark_render_html_with_mem(cell, MarkdownTree.options, extensions, tree.memory) else { return "" }
    let text = String(cString: html)
    guard let start = text.firstIndex(of: ">"), let end = text.ranges(of: "</t").last else { return "" }
    return String(text[text.index(after: start)..<end.lowerBound]).trimmed
  }
}
