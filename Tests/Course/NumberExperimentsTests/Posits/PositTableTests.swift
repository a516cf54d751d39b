import ExperimentKit
import NumberExperiments
import Results
import SourceText
import TestSupport
import Testing

@Suite("posit.table")
struct PositTableTests {
  @Test("Codes of the standard's 8 bits are divided into fields and stand for numbers")
  func posit8() async throws {
    let table = try await table(
      "posit.table", "codes: [00000000, 00000001, 0x40, 0x4D, 01111101, 127, 0x80, 0xB3, 255]")
    #expect(
      table.lines() == [
        "00000000|0|0000000|||0", "00000001|0|0000001|||0.000000059604644775390625", "01000000|0|10|00|000|1",
        "01001101|0|10|01|101|3.25", "01111101|0|111110|1||262144", "01111111|0|1111111|||16777216",
        "10000000|1|0000000|||nan", "10110011|1|10|01|101|-3.25",
        "11111111|1|0000001|||-0.000000059604644775390625",
      ])
    #expect(table.ids == ["bits", "sign", "regime", "exponent", "fraction", "value"])
    #expect(table.columns.map(\.title.en) == table.ids)
    #expect(table.columns.map(\.title.ja) == ["ビット列", "符号", "レジーム", "指数部", "仮数部", "値"])
  }

  @Test("The number of exponent bits is a parameter")
  func exponentBits() async throws {
    let table = try await table("posit.table", "{bits: 4, exponent-bits: 0}")
    let magnitudes = ["0.25", "0.5", "0.75", "1", "1.5", "2", "4"]
    #expect(table.column("value") == ["0"] + magnitudes + ["nan"] + magnitudes.reversed().map { "-\($0)" })
    #expect(Set(table.column("exponent")) == [""])
  }

  @Test("The table is folded, and the JSON has text")
  func layout() async throws {
    let text = try await run("posit.table", "{bits: 3, exponent-bits: 1, fold: 2}").text(.english)
    #expect(
      text == [
        "| bits  | sign | regime | exponent | fraction | value | bits  | sign | regime | exponent | fraction | value |",
        "|-------|------|--------|----------|----------|------:|-------|------|--------|----------|----------|------:|",
        "| `000` | `0`  | `00`   |          |          |     0 | `100` | `1`  | `00`   |          |          |   nan |",
        "| `001` | `0`  | `01`   |          |          |  0.25 | `101` | `1`  | `11`   |          |          |    -4 |",
        "| `010` | `0`  | `10`   |          |          |     1 | `110` | `1`  | `10`   |          |          |    -1 |",
        "| `011` | `0`  | `11`   |          |          |     4 | `111` | `1`  | `01`   |          |          | -0.25 |",
      ])
    let result = try await run("posit.table", "{codes: [0xB3]}").json(.japanese)
    let row: [String: JSONValue] = [
      "bits": .string("10110011"), "sign": .string("1"), "regime": .string("10"), "exponent": .string("01"),
      "fraction": .string("101"), "value": .string("-3.25"),
    ]
    guard case .array(let rows) = result, case .object(let found) = try #require(rows.first) else {
      Issue.record("\(result)")
      return
    }
    #expect(rows.count == 1 && found.count == row.count && found.allSatisfy { row[$0.key] == $0.value })
  }

  @Test("Every code is listed up to 16 bits, and wider formats need codes")
  func widths() async throws {
    let table = try await table("posit.table", "bits: 16")
    #expect(table.rows.count == 65_536 && table.lines()[0x7FFF].hasSuffix("|72057594037927936"))
    let wide = try await NumberExperimentsTests.table("posit.table", "{bits: 32, codes: [0x40000001]}")
    #expect(wide.column("value") == ["1.000000007450580596923828125"])
  }

  @Test(
    "An error is reported with the allowed values",
    arguments: [
      RejectedParameters(
        "posit.table", "bits: 17",
        "cell:1: The parameter `bits` cannot be `17` here: tables enumerate at most 16 bits. "
          + "List the codes to show, as in `codes: [0, 1]`."),
      RejectedParameters(
        "posit.table", "bits: 2\nexponent-bits: 5",
        "cell:1: The parameter `bits` cannot be `2`. It takes a whole number from 3 to 64.",
        "cell:2: The parameter `exponent-bits` cannot be `5`. It takes a whole number from 0 to 4."),
      RejectedParameters(
        "posit.table", "codes: [256]",
        "cell:1: The parameter `codes` cannot be `256`: the largest code of 8 bits is 255. "
          + "It takes 8 binary digits, or a number from 0 to 255 in decimal, as `0b…` or as `0x…`."),
    ])
  func refusals(refusal: RejectedParameters) async throws {
    #expect(try NumberExperimentsTests.refusals(refusal.name, refusal.yaml) == refusal.messages)
  }
}
