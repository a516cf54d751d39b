import CMarkGFM
import LessonKit

/// Table cells that can hold nodes of finished HTML.
///
/// The table extension of cmark-gfm allows only a few kinds of nodes in a cell. While a cell is filled, it belongs to
/// an extension that allows every kind.
enum TableCells {
  private nonisolated(unsafe) static let open = {
    let open = cmark_syntax_extension_new("open-table-cell")
    cmark_syntax_extension_set_can_contain_func(open) { (_, _, _) in 1 }
    return open
  }()

  /// Changes the children of a node, which may be a table cell.
  static func fill(_ container: OpaquePointer, _ change: () -> Void) {
    guard container.isTableCell else { return change() }
    let table = cmark_node_get_syntax_extension(container)
    cmark_node_set_syntax_extension(container, open)
    change()
    cmark_node_set_syntax_extension(container, table)
  }
}

extension OpaquePointer {
  fileprivate var isTableCell: Bool {
    cmark_node_get_type_string(self).map { String(cString: $0) } == "table_cell"
  }
}
