import CMarkGFM
import LessonKit

/// Cells of tables in which nodes can stand that are rendered as given.
///
/// The extension of cmark-gfm for tables lets its cells hold a few kinds of nodes alone, so while one is filled it belongs to
/// an extension that lets it hold every kind.
enum TableCells {
  private nonisolated(unsafe) static let open = {
    let open = cmark_syntax_extension_new("open-table-cell")
    cmark_syntax_extension_set_can_contain_func(open) { (_, _, _) in 1 }
    return open
  }()

  /// Changes what a node holds, be it the cell of a table or another.
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
