import SourceText

/// A comparison of a table with the expected one of a document, value by value.
public enum TableComparison {
  /// Compares the found table with the expected one.
  ///
  /// - Parameters:
  ///   - expected: the source text of the document's table, pipes unescaped.
  ///   - headerLine: the line of its header; the rows start two lines below.
  ///   - found: the computed table as text.
  ///   - options: the differences to ignore in values.
  /// - Returns: the differences from top to bottom, those of titles first; empty if it agrees.
  public static func differences(
    expected: TableText, headerLine: Int, found: TableText, options: ComparisonOptions = ComparisonOptions()
  ) -> [Difference] {
    if expected.isIdentical(to: found) { return [] }
    guard expected.header.count == found.header.count else {
      return [
        Difference(
          line: headerLine, expected: expected.header.joined(separator: " | "),
          found: found.header.joined(separator: " | "))
      ]
    }
    let titles = found.header.indices.filter { !expected.header[$0].hasSameBytes(as: found.header[$0]) }.map {
      Difference(line: headerLine, column: "\($0 + 1)", expected: expected.header[$0], found: found.header[$0])
    }
    let pairs = Alignment.pairs(expected.rows.count, found.rows.count) { left, right in
      options.matches(expected: expected.rows[left], found: found.rows[right])
    }
    var reached = 0
    let rows = pairs.flatMap { pair -> [Difference] in
      if let index = pair.expected { reached = index + 1 }
      let line = headerLine + 1 + max(reached, 1)
      switch (pair.expected, pair.found) {
      case (let left?, let right?):
        return values(expected.rows[left], found.rows[right], row: left + 1, line: line, found.header, options)
      case (let left?, nil):
        return [Difference(line: line, row: left + 1, expected: expected.rows[left].asRow, found: nil)]
      case (nil, let right?):
        return [Difference(line: line, row: right + 1, expected: nil, found: found.rows[right].asRow)]
      case (nil, nil): return []
      }
    }
    return titles + rows
  }

  private static func values(
    _ expected: [String], _ found: [String], row: Int, line: Int, _ titles: [String], _ options: ComparisonOptions
  ) -> [Difference] {
    guard expected.count == found.count else {
      return [Difference(line: line, row: row, expected: expected.asRow, found: found.asRow)]
    }
    return found.indices.filter { !options.matches(expected: expected[$0], found: found[$0]) }.map {
      Difference(line: line, row: row, column: titles.title(of: $0), expected: expected[$0], found: found[$0])
    }
  }
}

extension TableText {
  /// Returns whether every value has the same bytes, while `==` treats canonically equivalent text as equal.
  fileprivate func isIdentical(to other: TableText) -> Bool {
    rows.elementsEqual(other.rows, by: Self.isIdentical) && Self.isIdentical(header, other.header)
  }

  private static func isIdentical(_ left: [String], _ right: [String]) -> Bool {
    left.elementsEqual(right) { $0.hasSameBytes(as: $1) }
  }
}

extension [String] {
  fileprivate var asRow: String {
    "| \(joined(separator: " | ")) |"
  }

  /// Returns the title of a column, with its number if another column has the same title.
  fileprivate func title(of column: Int) -> String {
    let title = self[column]
    return title.isEmpty || filter({ $0 == title }).count > 1 ? "\(title) (column \(column + 1))" : title
  }
}
