import Results
import SourceText
import TestSupport
import Testing

@Suite("A table as Markdown")
struct TableTextTests {
  private static let columns = [
    Table.Column("bits", LocalizedText(en: "bits", ja: "ビット列")),
    Table.Column("value", LocalizedText(en: "value", ja: "値"), alignment: .right),
  ]

  private static func counted(_ count: Int, fold: Int) -> Table {
    Table(columns, rows: (0..<count).map { [.code(String($0, radix: 2)), .plain("\($0)")] }, fold: fold)
  }

  @Test("Columns are aligned, numbers on the right")
  func aligned() {
    let table = Table(Self.columns, rows: [[.code("00101"), .plain("5")], [.code("1"), .plain("-123456")]])
    #expect(
      TableText(table, .english).lines == [
        "| bits    |   value |",
        "|---------|--------:|",
        "| `00101` |       5 |",
        "| `1`     | -123456 |",
      ])
  }

  @Test("Japanese is aligned by its columns on a terminal")
  func japanese() {
    let words = LocalizedText(en: "two's complement", ja: "2の補数")
    let table = Table(Self.columns, rows: [[.words(words), .plain("1")], [.code("0"), .plain("ｶﾞ")]])
    #expect(
      TableText(table, .japanese).lines == [
        "| ビット列 |  値 |",
        "|----------|----:|",
        "| 2の補数  |   1 |",
        "| `0`      |  ｶﾞ |",
      ])
  }

  @Test("A column is at least three wide, and a table without rows has its header")
  func narrow() {
    let columns = [Table.Column("a", ""), Table.Column("b", "b", alignment: .right)]
    #expect(TableText(Table(columns, rows: []), .english).lines == ["|     |   b |", "|-----|----:|"])
    #expect(TableText(Table(columns, rows: [], fold: 2), .english).rows == [])
  }

  @Test(
    "A fold puts runs of rows side by side, fills up the last, and omits empty ones",
    arguments: [
      (4, 2, 2, ["0 2", "1 3"]),
      (5, 2, 2, ["0 3", "1 4", "2 ."]),
      (3, 2, 2, ["0 2", "1 ."]),
      (5, 4, 3, ["0 2 4", "1 3 ."]),
      (1, 3, 1, ["0"]),
      (3, 1, 1, ["0", "1", "2"]),
      (3, 0, 1, ["0", "1", "2"]),
      (0, 2, 1, []),
    ])
  func fold(_ count: Int, _ fold: Int, _ groups: Int, _ rows: [String]) {
    let text = TableText(Self.counted(count, fold: fold), .english)
    let values = text.rows.map { row in
      stride(from: 1, to: row.count, by: 2).map { row[$0].isEmpty ? "." : row[$0] }.joined(separator: " ")
    }
    #expect(values == rows)
    #expect(text.header == Array(repeating: ["bits", "value"], count: groups).flatMap(\.self))
    #expect(text.alignments == Array(repeating: [.left, .right], count: groups).flatMap(\.self))
  }

  @Test("A fold shows every row once, in order down the groups")
  func foldKeepsRows() {
    for count in 0...20 {
      for fold in 1...6 {
        let table = Self.counted(count, fold: fold)
        let text = TableText(table, .english)
        let groups = text.header.count / 2
        #expect(groups <= fold)
        let shown = (0..<groups).flatMap { group in text.rows.map { Array($0[group * 2..<group * 2 + 2]) } }
        #expect(shown.filter { $0 != ["", ""] } == TableText(Self.counted(count, fold: 1), .english).rows)
        #expect(text.rows.allSatisfy { $0.count == 2 * groups })
      }
    }
  }

  @Test(
    "A value is written so that Markdown shows its characters",
    arguments: [
      (.plain("a|b"), "a\\|b"),
      (.plain("||"), "\\|\\|"),
      (.plain("a\\|b"), "a\\\\\\|b"),
      (.code("a|b"), "`a\\|b`"),
      (.code("a`b"), "`` a`b ``"),
      (.code("`"), "`` ` ``"),
      (.code("a``b"), "``` a``b ```"),
      (.code(""), ""),
      (.code(" "), "` `"),
      (.words(LocalizedText(en: "x|y", ja: "値")), "x\\|y"),
    ] as [(Table.Value, String)])
  func values(_ value: Table.Value, _ source: String) {
    let table = Table([Table.Column("a", "a")], rows: [[value]])
    #expect(
      TableText(table, .english).lines.last == "| \(source)\(String(repeating: " ", count: max(0, 3 - source.count))) |"
    )
  }

  @Test("An author's row that is too short or too long is written unchanged")
  func ragged() {
    let text = TableText(header: ["a"], alignments: [.right], rows: [[], ["1"], ["1", "2|3"]])
    #expect(text.lines == ["|   a |", "|----:|", "|  |", "|   1 |", "|   1 | 2\\|3 |"])
  }

  @Test("Any table of text is read back from its lines, all of one width", arguments: 0..<400)
  func roundTrip(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let alphabet = ["a", "|", "\\", "`", " ", "*", "値", "ｶ", "-", ":", "e\u{301}", "👨‍👩‍👧‍👦"]
    func text() -> String {
      (0..<Int.random(in: 0...6, using: &random)).compactMap { _ in alphabet.randomElement(using: &random) }.joined()
        .trimmed
    }
    let width = Int.random(in: 1...4, using: &random)
    let table = TableText(
      header: (0..<width).map { _ in text() },
      alignments: (0..<width).map { _ in Bool.random(using: &random) ? .left : .right },
      rows: (0..<Int.random(in: 0...4, using: &random)).map { _ in (0..<width).map { _ in text() } })
    let lines = table.lines
    let note: Comment = "seed \(seed): \(lines)"
    #expect(Set(lines.map(DisplayWidth.of)).count == 1, note)
    #expect(lines.allSatisfy { !$0.contains { $0.isNewline } }, note)
    #expect([lines[0]].map(\.cells) + lines[2...].map(\.cells) == [table.header] + table.rows, note)
    #expect(lines[1].cells.map { $0.hasSuffix(":") } == table.alignments.map { $0 == .right }, note)
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  /// The values of a table's line, as GitHub reads it: split at pipes without a backslash before them.
  fileprivate var cells: [String] {
    var cells = [""]
    var last: Unicode.Scalar?
    for scalar in unicodeScalars.dropFirst().dropLast() {
      if scalar == "|", last != "\\" {
        cells.append("")
      } else {
        cells[cells.count - 1].unicodeScalars.append(scalar)
      }
      last = scalar
    }
    return cells.map { $0.trimmed.replacing("\\|", with: "|") }
  }
}
