import SourceText
import Testing

@testable import LessonPage

@Suite("Tables of pages")
struct HTMLTableTests {
  @Test("A column without any value is omitted, unless its title is a value")
  func emptyColumns() {
    let columns = [("left", true), ("1", false), ("repair", false)]
    #expect(titles(columns, [["-1", "", ""], ["0", "", ""]]) == ["left", "1"])
  }

  @Test("A column of a folded table is omitted if it has no value in any group")
  func emptyFoldedColumns() {
    let columns = ["bits", "note", "value", "bits", "note", "value"].map { ($0, false) }
    #expect(titles(columns, [["0", "", "1", "2", "", "3"]]) == ["bits", "value", "bits", "value"])
    #expect(titles(columns, [["0", "", "1", "2", "a", "3"]]).count == 6)
  }

  @Test("A column of a table that an author wrote is shown even if it has no value")
  func emptyColumnsOfAuthors() {
    let table = HTMLTable(
      label: "", columns: [.init(title: "code", side: .left), .init(title: "guess", side: .left)],
      rows: [["0", ""]], omitsEmptyColumns: false)
    #expect(table.html.contains(">guess</th>"))
  }

  @Test(
    "A table is in the column, wide, or a list of records, as its text needs",
    arguments: [
      (["a", "b"], "<div class=\"table\""), (["\(Self.digits.prefix(24))", Self.digits], "<div class=\"table wide\""),
      ([String](repeating: Self.digits, count: 6), "<div class=\"records\""),
      ([String](repeating: "some words that wrap between them", count: 3), "<div class=\"table\""),
      ([String](repeating: "some words that wrap between them", count: 5), "<div class=\"table wide\""),
    ])
  func layout(_ row: [String], _ start: String) {
    #expect(table(row).html.hasPrefix(start))
  }

  @Test("A table of one row is turned on phones if it is wider than a phone")
  func turning() {
    #expect(!table(["a", "b"]).html.contains("short"))
    #expect(table([String](repeating: "0123456789", count: 4)).html.contains("<table class=\"short r1 r2 r3 r4\">"))
  }

  @Test("Classes of the table align numbers and part groups, as far as the style sheet knows them")
  func classes() {
    let folded = HTMLTable(
      label: "", columns: ["bits", "value", "bits", "value"].map { ($0, $0 == "value") }, rows: [["0", "1", "2", "3"]])
    #expect(folded.html.contains("<table class=\"folded p2 r2 r4\">"))
    #expect(!folded.html.contains("align="))
    let many = table([String](repeating: "1", count: 17)).html
    #expect(many.contains(" r16\">"))
    #expect(many.matches(of: #/<t[dh] align="right">/#).count == 2)
  }

  @Test(
    "A number or an expression of more than 24 characters can be broken between groups of digits and after marks",
    arguments: [
      ("0123456789012345678901.3", "0123456789012345678901.3"),
      ("0.00000000000000000000000011", "0.0000|0000|0000|0000|0000|0000|11"),
      ("123456789012345678901234567", "123|4567|8901|2345|6789|0123|4567"),
      ("App/Carthage/Assets.xcassets", "App/|Carthage/|Assets.|xcassets"),
      ("9223372036854775807 + 1 + -5", "9223372036854775807 + 1 + -5"),
      ("a&amp;b=zzzzzzzzzzzzzzzzzzzzzz", "a&amp;|b=|zzzzzzzzzzzzzzzzzzzzzz"),
      ("<img src=\"a>0123456789012345678901234567\">", "<img src=\"a>0123456789012345678901234567\">"),
      ("a&amp;b=cccccccccccccccccccccc", "a&amp;|b=|cc|cccc|cccc|cccc|cccc|cccc"),
    ])
  func breaks(_ text: String, _ broken: String) {
    #expect(TableCell(text, isNumber: true).html.replacing("<wbr>", with: "|") == broken)
  }

  @Test("Japanese characters count twice")
  func japanese() {
    #expect(TableCell("誤差は<strong>0</strong>", isNumber: false).width == 7)
    #expect(TableCell("<code>a&lt;b</code>", isNumber: false).width == 3)
  }

  @Test("Tables below one heading have different names")
  func names() {
    var names = TableNames(title: "Float5", isPart: true)
    names.heading = "Predict"
    #expect(names.next(.english) == "Float5: Predict")
    #expect(names.next(.english) == "Float5: Predict, table 2")
    #expect(names.next(.japanese) == "Float5：Predict")
    #expect(names.next(.japanese) == "Float5：Predict、表2")
    #expect(names.next(.english, of: "Transitions") == "Float5: Transitions")
    #expect(names.next(.english, of: "Transitions") == "Float5: Transitions, table 2")
  }

  private static let digits = String(repeating: "0123456789", count: 5)

  private func table(_ row: [String]) -> HTMLTable {
    HTMLTable(label: "", columns: row.indices.map { ("c\($0)", row[$0].first?.isNumber == true) }, rows: [row])
  }

  private func titles(_ columns: [(String, Bool)], _ rows: [[String]]) -> [String] {
    HTMLTable(label: "", columns: columns.map { (title: $0.0, isNumber: $0.1) }, rows: rows).html
      .matches(of: #/<th(?: [^>]*)?>([^<]*)<\/th>/#).map { String($0.output.1) }
  }
}
