import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@Suite("float.table")
struct FloatTableTests {
  @Test("Float5 is printed as in the article, row by row")
  func article() async throws {
    let table = try await table("float.table", "format: float5")
    #expect(Float5Article.rows.count == 32)
    #expect(table.rows.map { $0.map { $0.text(.japanese) } } == Float5Article.rows)
    #expect(table.ids == ["bits", "expression", "value"])
    #expect(table.lines()[15] == "01111|+infinity|inf" && table.lines()[31] == "11111|-infinity|-inf")
    #expect(table.columns.map(\.title.ja) == ["ビット列", "指数表現", "値"])
  }

  @Test("The layout is that of the article, 8 rows of 4 groups")
  func folds() async throws {
    let text = try await run("float.table", "{format: float5, fold: 4, exponent-form: false}").text(.english)
    #expect(text.count == 10)
    #expect(text[2] == "| `00000` |     0 | `01000` |     2 | `10000` |     -0 | `11000` |    -2 |")
    #expect(text[9] == "| `00111` |  1.75 | `01111` |   inf | `10111` |  -1.75 | `11111` |  -inf |")
  }

  @Test("The rules of IEEE 754 add subnormals, infinities and NaN")
  func ieee() async throws {
    let table = try await table("float.table", "{format: e2m2, codes: [1, 00011, 01011, 01100, 01101, 16, 11100, 31]}")
    #expect(
      table.lines() == [
        "00001|+0.25 × 2^0|0.25", "00011|+0.75 × 2^0|0.75", "01011|+1.75 × 2^1|3.5", "01100|+infinity|inf",
        "01101|NaN|nan", "10000|-0.00 × 2^0|-0", "11100|-infinity|-inf", "11111|NaN|nan",
      ])
    #expect(table.column("expression", .japanese)[4] == "非数(NaN)")
  }

  @Test("The JSON has exact decimals as text")
  func json() async throws {
    let result = try await run("float.table", "{format: float5, codes: [1, 16, 31]}")
    let rows: [[String: JSONValue]] = [("00001", "0.625"), ("10000", "-0"), ("11111", "-inf")].map { bits, value in
      ["bits": .string(bits), "value": .string(value)]
    }
    guard case .array(let objects) = result.json(.english) else { throw NoTable() }
    let found = objects.map { object -> [String: JSONValue] in
      guard case .object(let values) = object else { return [:] }
      return values.filter { $0.key != "expression" }
    }
    #expect(found == rows)
  }

  @Test("Separate keys describe the same formats as names")
  func singleKeys() async throws {
    let float5 =
      "{exponent-bits: 2, fraction-bits: 2, bias: 1, subnormals: false, infinities: top-code, nans: none, sign: true}"
    #expect(try prepare("float.table", float5).get().isSame(as: prepare("float.table", "format: float5").get()))
    let e2m2 = try prepare("float.table", "{exponent-bits: 2, fraction-bits: 2}").get()
    #expect(e2m2.isSame(as: try prepare("float.table", "format: e2m2").get()))
  }

  @Test(
    "A custom format has its own numbers",
    arguments: [
      (
        "{sign: false, exponent-bits: 2, fraction-bits: 1}",
        ["0.0 × 2^0|0", "0.5 × 2^0|0.5", "1.0 × 2^0|1", "1.5 × 2^0|1.5", "1.0 × 2^1|2", "1.5 × 2^1|3", "infinity|inf"]
          + ["NaN|nan"]
      ),
      (
        "{exponent-bits: 1, fraction-bits: 1, signed-zero: false, bias: 3, infinities: none, nans: none}",
        ["+0.0 × 2^-2|0", "+0.5 × 2^-2|0.125", "+1.0 × 2^-2|0.25", "+1.5 × 2^-2|0.375", "+0.0 × 2^-2|0"]
          + ["-0.5 × 2^-2|-0.125", "-1.0 × 2^-2|-0.25", "-1.5 × 2^-2|-0.375"]
      ),
      ("{sign: false, exponent-bits: 2, fraction-bits: 0}", ["0 × 2^0|0", "1 × 2^0|1", "1 × 2^1|2", "infinity|inf"]),
    ])
  func ownFormats(yaml: String, expected: [String]) async throws {
    #expect(try await table("float.table", yaml).rows.map { "\($0[1])|\($0[2])" } == expected)
  }

  @Test("Every code is listed up to 16 bits, and wider formats need codes")
  func sixteenBits() async throws {
    let table = try await table("float.table", "{exponent-bits: 5, fraction-bits: 10}")
    #expect(table.rows.count == 65_536)
    #expect(table.lines()[0x0001].hasSuffix("|0.000000059604644775390625"))
    #expect(table.lines()[0x7BFF] == "0111101111111111|+1.9990234375 × 2^15|65504")
    let wide = try await NumberExperimentsTests.table(
      "float.table", "{exponent-bits: 8, fraction-bits: 10, codes: [0x1FC00]}")
    #expect(wide.lines() == ["0011111110000000000|+1.0000000000 × 2^0|1"])
  }

  @Test("A format without a zero can say that it has no sign")
  func withoutZero() async throws {
    let keys =
      "sign: true, exponent-bits: 1, fraction-bits: 0, zero: false, subnormals: false, nans: none, infinities: none"
    let values = try await ["", ", signed-zero: false"].mapAwaiting {
      try await table("float.table", "{\(keys)\($0)}").column("value")
    }
    #expect(values == [["1", "2", "-1", "-2"], ["1", "2", "-1", "-2"]])
  }

  private struct NoTable: Error {}
}
