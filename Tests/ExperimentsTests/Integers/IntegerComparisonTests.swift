import Results
import SourceText
import TestSupport
import Testing

@Suite("integer.compare")
struct IntegerComparisonTests {
  @Test("Five bits are as the article and the oracle have them")
  func fiveBits() throws {
    let table = try table("integer.compare")
    #expect(table.ids == ["bits"] + Int5.encodings)
    #expect(table.lines() == FiveBitCodes.facts.map { $0.joined(separator: "|") })
  }

  @Test("The titles name the encodings and the bias, in both languages")
  func titles() throws {
    let titles = try table("integer.compare", "bits: 3").columns.map(\.title)
    #expect(
      titles.map(\.en) == ["bits", "unsigned", "two's complement", "ones' complement", "sign-magnitude", "bias 3"])
    #expect(titles.map(\.ja) == ["ビット列", "符号なし", "2の補数", "1の補数", "符号と絶対値", "バイアス表現(3)"])
  }

  @Test("Codes, bias and layout are those that are written")
  func parameters() throws {
    let table = try table("integer.compare", "{bits: 64, codes: [0xFFFFFFFFFFFFFFFF], bias: -1, fold: 2}")
    let ones = String(repeating: "1", count: 64)
    #expect(table.lines() == ["\(ones)|18446744073709551615|-1|-0|-9223372036854775807|18446744073709551616"])
    #expect(table.fold == 2)
  }
}
