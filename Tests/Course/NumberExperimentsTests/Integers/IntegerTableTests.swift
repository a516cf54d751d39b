import Results
import SourceText
import TestSupport
import Testing

@Suite("integer.table")
struct IntegerTableTests {
  @Test("The values of five bits are those of the article and the oracle", arguments: Int5.encodings)
  func fiveBits(encoding: String) async throws {
    let table = try await table("integer.table", "encoding: \(encoding)")
    #expect(table.lines() == Int5.rows(encoding))
    #expect(table.ids == ["bits", "value"])
    #expect(table.columns.map(\.title.ja) == ["ビット列", "値"])
    #expect(table.columns.map(\.alignment) == [.left, .right])
    #expect(table.rows.allSatisfy { if case .code = $0[0] { true } else { false } })
  }

  @Test("The layout is that of the article, 8 rows of 4 pairs")
  func folds() async throws {
    let text = try await run("integer.table", "encoding: twos-complement\nfold: 4").text(.english)
    #expect(text.count == 10)
    #expect(text[2] == "| `00000` |     0 | `01000` |     8 | `10000` |   -16 | `11000` |    -8 |")
    #expect(text[9] == "| `00111` |     7 | `01111` |    15 | `10111` |    -9 | `11111` |    -1 |")
  }

  @Test("Codes are read in every notation, in the order of the list")
  func notations() async throws {
    let codes = "00101, 5, 0b101, 0x05, 0x1f, 0x1F, \"11111\", 0, 10"
    let table = try await table("integer.table", "{encoding: unsigned, codes: [\(codes)]}")
    #expect(table.column("value") == ["5", "5", "5", "5", "31", "31", "31", "0", "10"])
  }

  @Test("As many digits as bits are a bit pattern, and any other number of them is decimal")
  func digits() async throws {
    func values(_ bits: Int, _ codes: String) async throws -> [String] {
      try await table("integer.table", "{encoding: unsigned, bits: \(bits), codes: [\(codes)]}").column("value")
    }
    #expect(try await values(3, "101, 100") == ["5", "4"])
    #expect(try await values(8, "101") == ["101"])
    #expect(try await values(1, "0, 1") == ["0", "1"])
  }

  @Test(
    "Codes of 64 bits reach the ends of their range",
    arguments: [
      ("unsigned", ["0", "9223372036854775807", "9223372036854775808", "18446744073709551615"]),
      ("twos-complement", ["0", "9223372036854775807", "-9223372036854775808", "-1"]),
      ("ones-complement", ["0", "9223372036854775807", "-9223372036854775807", "-0"]),
      ("sign-magnitude", ["0", "9223372036854775807", "-0", "-9223372036854775807"]),
      ("bias", ["-9223372036854775807", "0", "1", "9223372036854775808"]),
      ("offset-binary", ["-9223372036854775808", "-1", "0", "9223372036854775807"]),
      ("gray", ["0", "6148914691236517205", "18446744073709551615", "12297829382473034410"]),
      ("bcd", ["0", "none", "8000000000000000", "none"]),
    ])
  func wideCodes(encoding: String, values: [String]) async throws {
    let codes = "0, 0x7FFFFFFFFFFFFFFF, 9223372036854775808, \(String(repeating: "1", count: 64))"
    let table = try await table("integer.table", "{encoding: \(encoding), bits: 64, codes: [\(codes)]}")
    #expect(table.column("value") == values)
  }

  @Test("A BCD code with a digit above 9 does not stand for a number, and a top digit may have fewer bits")
  func bcd() async throws {
    let table = try await table("integer.table", "{encoding: bcd, bits: 6}")
    let digits = (0...9).map(String.init)
    let tens = ["", "1", "2", "3"].map { ten in digits.map { ten + $0 } + [String](repeating: "none", count: 6) }
    #expect(table.column("value") == tens.flatMap(\.self))
    #expect(table.column("value", .japanese)[63] == "なし")
  }

  @Test("The encodings that are not in the article follow their definitions", arguments: 1...8)
  func otherEncodings(bits: Int) async throws {
    for definition in Definition.more(bits: bits) {
      let table = try await table("integer.table", "{\(definition.yaml("encoding"))}")
      #expect(table.column("bits") == definition.patterns)
      #expect(table.column("value") == definition.values.map(String.init), "\(definition.testDescription)")
    }
  }

  @Test("A bias may have any size and sign")
  func anyBias() async throws {
    func values(_ bias: String) async throws -> [String] {
      try await table("integer.table", "{encoding: bias, codes: [0, 31], bias: \(bias)}").column("value")
    }
    #expect(
      try await values("123456789012345678901234567890")
        == ["-123456789012345678901234567890", "-123456789012345678901234567859"])
    #expect(
      try await values("-123456789012345678901234567890")
        == ["123456789012345678901234567890", "123456789012345678901234567921"])
    #expect(try await values("+3") == ["-3", "28"])
  }

  @Test("Every code is listed up to 16 bits")
  func enumeratesSixteenBits() async throws {
    let table = try await table("integer.table", "encoding: twos-complement\nbits: 16")
    #expect(table.rows.count == 65_536)
    #expect(table.lines()[32_768] == "1000000000000000|-32768")
  }
}
