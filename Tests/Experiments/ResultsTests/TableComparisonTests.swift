import Results
import Testing

@Suite("Comparing a table with the one expected")
struct TableComparisonTests {
  private static let header = ["bits", "value"]
  private static let rows = (0..<8).map { ["`\($0)`", "\($0 * 3)"] }

  private static func table(_ header: [String] = header, _ rows: [[String]] = rows) -> TableText {
    TableText(header: header, alignments: header.map { _ in .left }, rows: rows)
  }

  /// Returns the differences from a table whose header is on line 10.
  private func differences(
    _ expected: TableText, _ found: TableText, _ options: ComparisonOptions = ComparisonOptions()
  )
    -> [Difference]
  {
    TableComparison.differences(expected: expected, headerLine: 10, found: found, options: options)
  }

  @Test("Equal tables agree, with any alignment")
  func agrees() {
    var other = Self.table()
    other.alignments = [.right, .left]
    #expect(differences(Self.table(), other) == [])
    #expect(differences(Self.table(Self.header, []), Self.table(Self.header, [])) == [])
  }

  @Test("A different value is reported with its line, row and column")
  func everyValue() {
    for row in Self.rows.indices {
      for column in Self.header.indices {
        var rows = Self.rows
        rows[row][column] = "x"
        let expected = Difference(
          line: 12 + row, row: row + 1, column: Self.header[column], expected: "x", found: Self.rows[row][column])
        #expect(differences(Self.table(Self.header, rows), Self.table()) == [expected])
      }
    }
  }

  @Test("A missing row is one difference, at its place")
  func missingRow() {
    for row in Self.rows.indices {
      var rows = Self.rows
      rows.remove(at: row)
      let found = "| \(Self.rows[row].joined(separator: " | ")) |"
      let expected = Difference(line: 11 + max(1, row), row: row + 1, expected: nil, found: found)
      #expect(differences(Self.table(Self.header, rows), Self.table()) == [expected])
    }
  }

  @Test("An extra row is one difference, at its place")
  func extraRow() {
    for row in 0...Self.rows.count {
      var rows = Self.rows
      rows.insert(["a", "b"], at: row)
      let expected = Difference(line: 12 + row, row: row + 1, expected: "| a | b |", found: nil)
      #expect(differences(Self.table(Self.header, rows), Self.table()) == [expected])
    }
  }

  @Test("A different title is reported with the number of its column, and values are still compared")
  func title() {
    var rows = Self.rows
    rows[2][1] = "x"
    #expect(
      differences(Self.table(["bits", "Value"], rows), Self.table()) == [
        Difference(line: 10, column: "2", expected: "Value", found: "value"),
        Difference(line: 14, row: 3, column: "value", expected: "x", found: "6"),
      ])
  }

  @Test("With other columns, only the header is reported")
  func columns() {
    #expect(
      differences(Self.table(["bits"], [["`0`"]]), Self.table()) == [
        Difference(line: 10, expected: "bits", found: "bits | value")
      ])
  }

  @Test("A row of another length is reported as a whole")
  func ragged() {
    #expect(
      differences(Self.table(Self.header, [["a"]]), Self.table(Self.header, [["a", ""]])) == [
        Difference(line: 12, row: 1, expected: "| a |", found: "| a |  |")
      ])
  }

  @Test("Columns without a title, or with the same one, are identified by their numbers")
  func sameTitles() {
    let header = ["n", "", "n"]
    let found = differences(Self.table(header, [["1", "2", "3"]]), Self.table(header, [["4", "5", "6"]]))
    #expect(found.map(\.column) == ["n (column 1)", " (column 2)", "n (column 3)"])
  }

  @Test("Text that only looks the same differs, in values and titles")
  func bytes() {
    let (composed, decomposed) = ("が", "か\u{3099}")
    #expect(composed == decomposed)
    #expect(
      differences(Self.table([composed], [[composed]]), Self.table([decomposed], [[decomposed]])) == [
        Difference(line: 10, column: "1", expected: composed, found: decomposed),
        Difference(line: 12, row: 1, column: decomposed, expected: composed, found: decomposed),
      ])
  }

  @Test("Only values are compared loosely, not titles")
  func loose() {
    let options = ComparisonOptions(wildcard: "***", normalizations: [.letterCase])
    let expected = Self.table(["a"], [["12 ***"], ["INF"]])
    #expect(differences(expected, Self.table(["a"], [["12 ms"], ["inf"]]), options) == [])
    #expect(differences(expected, Self.table(["A"], [["12 ms"], ["inf"]]), options).map(\.line) == [10])
    #expect(differences(expected, Self.table(["a"], [["12 ms"], ["-inf"]]), options).map(\.line) == [13])
  }

  @Test("In a loose comparison, a missing row does not make other rows differ")
  func looseAlignment() {
    let expected = Self.table(["a", "b"], [["0", "z"], ["1", "***"], ["2", "***"], ["9", "z"]])
    let found = Self.table(["a", "b"], [["5", "y"], ["0", "q"], ["1", "p"], ["2", "r"], ["3", "s"], ["8", "y"]])
    #expect(
      differences(expected, found, ComparisonOptions(wildcard: "***")).map(\.expected)
        == ["0", "z", nil, "9", "z", nil])
  }

  @Test("Long tables are compared", .timeLimit(.minutes(1)), arguments: [0, 1_500, 2_999])
  func long(_ missing: Int) {
    let rows = (0..<3_000).map { ["\($0)", "\($0 % 7)"] }
    var fewer = rows
    fewer.remove(at: missing)
    #expect(differences(Self.table(Self.header, fewer), Self.table(Self.header, rows)).map(\.row) == [missing + 1])
    let others = rows.map { [$0[0], "x"] }
    #expect(differences(Self.table(Self.header, rows), Self.table(Self.header, others)).count == 3_000)
    #expect(differences(Self.table(Self.header, fewer), Self.table(Self.header, others)).count >= 3_000)
  }
}
