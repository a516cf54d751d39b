import Results
import SourceText
import TestSupport
import Testing

@Suite("integer.compare")
struct IntegerComparisonTests {
  @Test("The values of five bits are those of the article and the oracle")
  func fiveBits() async throws {
    let table = try await table("integer.compare")
    #expect(table.ids == ["bits"] + Int5.encodings)
    #expect(table.lines() == FiveBitCodes.facts.map { $0.joined(separator: "|") })
  }

  @Test("The titles name the encodings and the bias, in both languages")
  func titles() async throws {
    let titles = try await table("integer.compare", "bits: 3").columns.map(\.title)
    #expect(
      titles.map(\.en) == ["bits", "unsigned", "two's complement", "ones' complement", "sign-magnitude", "bias 3"])
    #expect(titles.map(\.ja) == ["ビット列", "符号なし", "2の補数", "1の補数", "符号と絶対値", "バイアス表現(3)"])
  }

  @Test("Codes, bias and layout are the given ones")
  func parameters() async throws {
    let table = try await table("integer.compare", "{bits: 64, codes: [0xFFFFFFFFFFFFFFFF], bias: -1, fold: 2}")
    let ones = String(repeating: "1", count: 64)
    #expect(table.lines() == ["\(ones)|18446744073709551615|-1|-0|-9223372036854775807|18446744073709551616"])
    #expect(table.fold == 2)
  }

  @Test("Other encodings are compared if they are named, in order")
  func encodings() async throws {
    let table = try await table(
      "integer.compare", "{bits: 4, codes: [1001, 1010], encodings: [bcd, gray, offset-binary, unsigned]}")
    #expect(table.ids == ["bits", "bcd", "gray", "offset-binary", "unsigned"])
    #expect(table.lines() == ["1001|9|14|1|9", "1010|none|12|2|10"])
    #expect(table.columns.map(\.title.en) == ["bits", "BCD", "Gray code", "offset binary", "unsigned"])
    #expect(table.columns.map(\.title.ja) == ["ビット列", "2進化10進", "グレイコード", "オフセットバイナリ", "符号なし"])
  }
}
