import Results
import SourceText
import TestSupport
import Testing

@testable import LessonKit

@Suite("The fields of a prediction")
struct PredictionFieldsTests {
  private static let table = Table(
    [
      Table.Column("what", LocalizedText(en: "what", ja: "種類")),
      Table.Column("bits", LocalizedText(en: "bits", ja: "ビット列")),
      Table.Column("from", LocalizedText(en: "from", ja: "最初の数"), alignment: .right),
      Table.Column("gap", LocalizedText(en: "gap", ja: "間隔"), alignment: .right),
    ],
    rows: [
      [.words(LocalizedText(en: "zero", ja: "ゼロ")), .code("000"), .plain("0"), .plain("0.5")],
      [.words(LocalizedText(en: "normal", ja: "正規化数")), .code("001"), .plain("0.5"), .plain("0.125")],
      [.words(LocalizedText(en: "normal", ja: "正規化数")), .code("010"), .plain(""), .plain("0.25")],
    ])

  private func fields(
    _ table: Table = table, _ column: String = "gap", _ names: FieldNames? = nil
  ) throws -> PredictionFields {
    try PredictionFields(table, column: table.index(ofColumn: column), names: names)
  }

  private static func columns(_ table: Table, _ ids: [String], rows: Range<Int>? = nil) -> Table {
    let indices = ids.compactMap { id in table.columns.firstIndex { $0.id == id } }
    return Table(
      indices.map { table.columns[$0] },
      rows: table.rows[rows ?? table.rows.indices].map { row in indices.map { row[$0] } })
  }

  @Test("Without names, the last of the columns that tell the rows apart names them, if it does so by itself")
  func one() throws {
    #expect(try fields().labels.map(\.en) == ["000", "001", "010"])
    #expect(try fields().title == LocalizedText(en: "gap", ja: "間隔"))
    let named = try fields(Self.columns(Self.table, ["from", "gap"], rows: 0..<2))
    #expect(named.labels == [LocalizedText(en: "from 0", ja: "最初の数 0"), LocalizedText(en: "from 0.5", ja: "最初の数 0.5")])
    #expect(try fields(Self.columns(Self.table, ["what", "gap"], rows: 0..<2)).labels.map(\.ja) == ["ゼロ", "正規化数"])
  }

  @Test("Without names, several columns name the rows by their values and titles, without those that do not vary")
  func several() throws {
    let column = Table.Column("c", LocalizedText("c"))
    let columns = [column, Table.Column("d", LocalizedText("d")), Table.Column("e", LocalizedText("e")), column]
    let values = [["x", "a", "1"], ["x", "a", "2"], ["x", "b", "1"], ["x", "b", "2"]]
    let table = Table(columns, rows: values.map { $0.map { .plain($0) } + [.plain("answer")] })
    let fields = try PredictionFields(table, column: 3, names: nil)
    #expect(fields.labels.map(\.en) == ["d a, e 1", "d a, e 2", "d b, e 1", "d b, e 2"])
    #expect(fields.labels.map(\.ja) == ["d a、e 1", "d a、e 2", "d b、e 1", "d b、e 2"])
  }

  @Test("Rows that no column on the left tells apart have numbers, and a single row has none")
  func none() throws {
    #expect(try fields(Self.table, "what").labels.map(\.en) == ["1", "2", "3"])
    #expect(try fields(Self.columns(Self.table, ["what", "gap"])).labels.map(\.en) == ["1", "2", "3"])
    #expect(try fields(Self.columns(Self.table, ["gap"], rows: 0..<1)).labels.map(\.en) == [""])
  }

  @Test("Labels replace the title, and a column that names the rows keeps it, except for a single row")
  func named() throws {
    let labels = try fields(Self.table, "gap", .labels(["from 0", "b", "c"]))
    #expect(labels.labels.map(\.ja) == ["from 0", "b", "c"] && labels.title == LocalizedText(""))
    let rows = try fields(Self.table, "what", .rows("bits"))
    #expect(rows.labels.map(\.en) == ["000", "001", "010"] && rows.title.en == "what")
    let one = try fields(Self.columns(Self.table, ["bits", "gap"], rows: 1..<2), "gap", .rows("bits"))
    #expect(one.labels.map(\.en) == ["001"] && one.title == LocalizedText(""))
  }

  @Test(
    "Names that do not fit the table are reported with a fix",
    arguments: [
      (FieldNames.labels(["a", "b"]), "The number of labels is 2, but the result's number of rows is 3."),
      (.labels(["a", "b", "c", "d"]), "The number of labels is 4, but the result's number of rows is 3."),
      (.rows("bit"), "The result has no column `bit`."),
      (.rows("what"), "The column `what` does not tell the rows apart: its values repeat, or are empty."),
      (.rows("from"), "The column `from` does not tell the rows apart: its values repeat, or are empty."),
    ])
  func errors(_ names: FieldNames, _ message: String) throws {
    let error = try #require(throws: PredictionError.self) { try fields(Self.table, "gap", names) }
    #expect(error.message.description == message && !error.help.description.isEmpty)
  }

  @Test(
    "Labels always tell the rows apart, in each language, and never show a value of the predicted column or after it")
  func always() throws {
    let seed: UInt64 = 46
    print("seed \(seed)")
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let width = Int(random.next() % 4)
      let columns = (0..<width + 2).map { position in
        Table.Column(
          "c\(position)", LocalizedText("t\(position)"), alignment: random.next() % 2 == 0 ? .left : .right)
      }
      let rows = (0..<Int(1 + random.next() % 4)).map { _ in
        (0..<width).map { _ -> Table.Value in
          let text = random.pick(["", "a", "b", " "])
          return random.pick([.plain(text), .code(text), .words(LocalizedText(en: text, ja: random.pick(["a", "b"])))])
        } + [.plain("answer"), .plain("after")]
      }
      let labels = try PredictionFields(Table(columns, rows: rows), column: width, names: nil).labels
      #expect(labels.count == rows.count)
      for language in Language.allCases {
        let texts = labels.map { $0[language] }
        #expect(Set(texts).count == rows.count && (rows.count == 1 || !texts.contains("")), "\(rows)")
        #expect(!texts.contains { $0.contains("answer") || $0.contains("after") })
      }
    }
  }
}
