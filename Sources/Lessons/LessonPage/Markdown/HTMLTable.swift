/// A table of a page, with headers for screen readers, in an area that scrolls by itself.
struct HTMLTable {
  /// The name of the table for screen readers.
  var label: String
  /// The titles of the columns, and whether their values are numbers.
  var columns: [(title: String, isNumber: Bool)]
  /// The values as HTML.
  var rows: [[String]]

  /// The HTML of the table.
  var html: String {
    let head = columns.map { "<th scope=\"col\"\(Self.side($0.isNumber))>\($0.title.asHTML)</th>" }.joined()
    let body = rows.map { row in
      let cells = row.enumerated().map { index, value in
        "<td\(Self.side(columns.indices.contains(index) && columns[index].isNumber))>\(value)</td>"
      }
      return "<tr>\(cells.joined())</tr>\n"
    }
    return """
      <div class="table" role="group" aria-label="\(label.asHTML)" tabindex="0">
      <table>
      <thead>
      <tr>\(head)</tr>
      </thead>
      <tbody>
      \(body.joined())</tbody>
      </table>
      </div>

      """
  }

  private static func side(_ isNumber: Bool) -> String { isNumber ? " align=\"right\"" : "" }
}
