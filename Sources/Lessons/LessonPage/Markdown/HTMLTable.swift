/// A table of a page, with headers for screen readers, laid out by the widths of its text.
struct HTMLTable {
  /// A column of a table.
  struct Column {
    /// The sides at which a column can align its cells.
    enum Side: String {
      case left, center, right
    }

    /// The title as HTML.
    var title: String
    var side: Side

    /// The attribute of the column's cells; empty for cells that start at the left.
    fileprivate var attribute: String { side == .left ? "" : " align=\"\(side.rawValue)\"" }
  }

  /// The name of the table for screen readers.
  let label: String
  private let columns: [Column]
  private let rows: [[TableCell]]
  private let layout: TableLayout
  /// The number of columns after which the titles repeat, because the rows are folded.
  private let period: Int

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - label: the name for screen readers.
  ///   - columns: the columns.
  ///   - rows: the values as HTML.
  ///   - omitsEmptyColumns: whether columns without any value are omitted.
  init(label: String, columns: [Column], rows: [[String]], omitsEmptyColumns: Bool = true) {
    let period = Self.period(of: columns)
    let shown = omitsEmptyColumns ? Self.shown(columns, rows, period: period) : Array(columns.indices)
    self.label = label
    self.columns = shown.map { columns[$0] }
    self.period = shown.count { $0 < period }
    self.rows = rows.map { row in
      shown.map { TableCell(row.indices.contains($0) ? row[$0] : "", isNumber: columns[$0].side == .right) }
    }
    layout = TableLayout(titles: self.columns.map(\.title), rows: self.rows, period: self.period)
  }

  /// Creates a table whose columns have titles without markup, and numbers or text as values.
  init(label: String, columns: [(title: String, isNumber: Bool)], rows: [[String]]) {
    self.init(
      label: label, columns: columns.map { Column(title: $0.title.asHTML, side: $0.isNumber ? .right : .left) },
      rows: rows)
  }

  /// Returns the number of columns after which the titles repeat; the number of columns if they do not.
  private static func period(of columns: [Column]) -> Int {
    let titles = columns.map(\.title)
    let candidates = (1...max(1, titles.count)).filter { titles.count.isMultiple(of: $0) }
    return candidates.first { period in titles.indices.allSatisfy { titles[$0] == titles[$0 % period] } }
      ?? max(1, titles.count)
  }

  /// Returns the columns to show: those with a value in any group, and those whose title is itself a value.
  private static func shown(_ columns: [Column], _ rows: [[String]], period: Int) -> [Int] {
    let filled = Set(rows.flatMap { row in row.indices.filter { !row[$0].isEmpty }.map { $0 % period } })
    let shown = columns.indices.filter { index in
      filled.contains(index % period) || !columns[index].title.contains { $0.isLetter && $0 != "∞" }
    }
    return filled.isEmpty ? Array(columns.indices) : shown
  }

  /// The HTML of the table.
  var html: String {
    if layout.kind == .records { return records }
    let frame = layout.kind == .wide ? "table wide" : "table"
    let names = [period < columns.count ? "folded p\(period)" : nil, layout.isTurnedOnPhones ? "short" : nil]
      .compactMap(\.self)
    let list = (names + columns.indices.filter(isRightByClass).map { "r\($0 + 1)" }).joined(separator: " ")
    let head = columns.indices.map { "<th\(attributes($0))>\(columns[$0].title)</th>" }.joined()
    let body = rows.map { row in
      "<tr>\(row.indices.map { "<td\(attributes($0, row[$0].name))>\(row[$0].html)</td>" }.joined())</tr>\n"
    }
    return """
      <div class="\(frame)" role="group" aria-label="\(label.asHTML)" tabindex="0">
      <table\(list.isEmpty ? "" : " class=\"\(list)\"")>
      <thead>
      <tr>\(head)</tr>
      </thead>
      <tbody>
      \(body.joined())</tbody>
      </table>
      </div>

      """
  }

  /// The number of columns that `tables.css` aligns by a class of the table, which is shorter than an attribute of each cell.
  private static let mostClasses = 16

  private func isRightByClass(_ index: Int) -> Bool {
    columns[index].side == .right && index < Self.mostClasses
  }

  /// Returns the attributes of a cell.
  private func attributes(_ index: Int, _ name: String? = nil) -> String {
    let list = name.map { " class=\"\($0)\"" } ?? ""
    return list + (isRightByClass(index) ? "" : columns[index].attribute)
  }

  /// Each row as a list of titles and values, for a table that fits no window.
  private var records: String {
    let lists = rows.map { row in
      let pairs = zip(columns, row).filter { !$1.html.isEmpty }
      let items = pairs.map { "<div><dt>\($0.title)</dt><dd>\($1.html)</dd></div>\n" }
      return "<dl>\n\(items.joined())</dl>\n"
    }
    return "<div class=\"records\" role=\"group\" aria-label=\"\(label.asHTML)\">\n\(lists.joined())</div>\n"
  }
}
