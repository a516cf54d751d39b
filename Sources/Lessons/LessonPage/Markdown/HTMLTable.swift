/// A table of a page, with headers that a screen reader reads, in an area that scrolls by itself.
struct HTMLTable {
  /// What the table is called.
  var label: String
  /// The titles, and whether the values of the column are numbers.
  var columns: [(title: String, isNumber: Bool)]
  /// The values as HTML.
  var rows: [[String]]

  /// The element.
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
