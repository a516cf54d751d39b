import ExactNumbers
import Results
import SourceText
import TestSupport
import Testing

@Suite("decimal.to-binary")
struct DecimalToBinaryTests {
  @Test("A whole number is halved, and its digits come from the right")
  func whole() async throws {
    let table = try await table("decimal.to-binary", "value: 13")
    #expect(table.ids == ["step", "number", "work", "digit", "written", "note"])
    #expect(
      table.lines() == [
        "1|13|13 = 2 × 6 + 1|1|1|", "2|6|6 = 2 × 3 + 0|0|01|", "3|3|3 = 2 × 1 + 1|1|101|",
        "4|1|1 = 2 × 0 + 1|1|1101|the whole part is done",
      ])
    #expect(table.lines(.japanese).last == "4|1|1 = 2 × 0 + 1|1|1101|整数の部分は終わり")
  }

  @Test("The part after the point is doubled, until nothing is left or a number repeats")
  func behindThePoint() async throws {
    #expect(
      try await table("decimal.to-binary", "value: 2.625").lines().suffix(3) == [
        "3|0.625|2 × 0.625 = 1.25|1|10.1|", "4|0.25|2 × 0.25 = 0.5|0|10.10|",
        "5|0.5|2 × 0.5 = 1|1|10.101|nothing is left",
      ])
    let tenth = try await table("decimal.to-binary", "value: 0.1")
    #expect(tenth.lines().last == "6|0.6|2 × 0.6 = 1.2|1|0.00011|0.2 again, as in step 3: the digits repeat")
    #expect(tenth.lines(.japanese).last == "6|0.6|2 × 0.6 = 1.2|1|0.00011|0.2は3回目と同じ。ここから繰り返す")
    #expect(tenth.column("written").last == "0.00011")
    #expect(try await table("decimal.to-binary", "{value: 0.1, places: 3}").column("written").last == "0.000")
    let zero = try await table("decimal.to-binary", "{value: 0, places: 0}")
    #expect(zero.lines() == ["1|0|0 = 2 × 0 + 0|0|0|the whole part is done"])
  }

  @Test("A finite number of digits adds up to the number, and a period to a fraction", arguments: 0..<64)
  func digits(sixtyFourths: Int) async throws {
    let value = try ExactRational(ExactInteger(sixtyFourths * 9), over: 64)
    let written = try #require(try await table("decimal.to-binary", "value: \(value)").column("written").last)
    let parts = written.split(separator: ".")
    let digits = parts.joined()
    let scale = ExactRational.powerOfTwo(-(parts.count > 1 ? parts[1].count : 0))
    let number = try #require(Int(digits, radix: 2))
    #expect(ExactRational(ExactInteger(number)) * scale == value)
  }

  @Test("A negative number is refused")
  func negative() async throws {
    #expect(
      try refusals("decimal.to-binary", "value: -1") == [
        "cell:1: The parameter `value` cannot be `-1`. Write the number without its sign; the sign has its own bit."
      ])
  }
}
