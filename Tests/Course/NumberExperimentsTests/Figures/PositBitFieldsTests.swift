import NumberFormats
import Results
import SourceText
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("posit.bit-fields")
struct PositBitFieldsTests {
  @Test(
    "The boxes contain the sign and the bits of the magnitude, the last line the value, and the arrow leads to it",
    arguments: [(3, 0), (5, 2), (6, 1), (8, 2), (8, 0), (7, 4)])
  func everyCode(bits: Int, exponentBits: Int) async throws {
    let format = try PositFormat(bits: bits, exponentBits: exponentBits)
    for code in 0...format.largestCode {
      let figure = try await figure(
        "posit.bit-fields", "{bits: \(bits), exponent-bits: \(exponentBits), code: 0b\(String(code, radix: 2))}")
      #expect(figure.crowdedTexts == [], "\(code)")
      let boxes = figure.texts { $0.isCode }.joined()
      #expect(!figure.hasDoubledMarks, "\(figure.alt)")
      guard let number = format.value(of: code).number, !number.isZero else {
        #expect(boxes == format.bitPattern(code))
        #expect(figure.dots(.accent).count == (code == 0 ? 1 : 0))
        continue
      }
      let magnitude = number.isNegative ? format.negated(code) : code
      #expect(boxes == (number.isNegative ? "1" : "0") + format.bitPattern(magnitude).dropFirst())
      let result = figure.texts { $0.isBold && $0.size == 21 }
      #expect(
        result.count == 1 && (result[0].hasSuffix("= \(number)") || result[0].contains("≈")), "\(result) \(number)")
      let line = PositReading(format: format, code: code).line
      #expect(line.range.contains(number.exact) && line.marks.contains(number.exact))
      #expect(figure.dots(.accent).map(\.x) == [LinearScale(line.range, plot: 40...600).place(number.exact)])
    }
  }

  @Test("The numbers below the line are in the format")
  func ticks() async throws {
    let figure = try await figure("posit.bit-fields", "{bits: 8, code: 0b01100101}")
    #expect(figure.texts { $0.size == 17 && $0.paint == .muted && !$0.isBold } == ["32", "40", "48", "56", "64"])
  }

  @Test("The product of the fields is the number", arguments: 0...2)
  func factors(exponentBits: Int) throws {
    let format = try PositFormat(bits: 8, exponentBits: exponentBits)
    for code in 1..<format.notAReal {
      let number = try #require(format.value(of: code).number)
      let words = PositReading(format: format, code: code).rows.map(\.words.en)
      // The base of the regime is 2, 4 or 16.
      let regime = format.fields(of: code).regimeValue
      let exponent = number.exponent - regime << exponentBits
      #expect(words[1].hasSuffix("times \([2, 4, 16][exponentBits])\(regime.superscript)"), "\(words)")
      #expect(exponentBits == 0 || words[2].hasSuffix("times 2\(exponent.superscript)"), "\(words)")
    }
  }

  @Test("Missing bits are described as 0")
  func room() throws {
    func words(_ code: PositFormat.Code) throws -> [String] {
      PositReading(format: try PositFormat(bits: 5), code: code).rows.map(\.words.en)
    }
    #expect(
      try words(0b01101) == [
        "sign bit 0: plus", "regime 110: 2 ones, counts as 2 - 1 = 1, times 16¹",
        "exponent bits 1, read as 10: 2, times 2²", "no room for a fraction: only the hidden 1", "1 × 2⁶ = 64",
      ])
    #expect(
      try words(0b10001).prefix(3) == [
        "sign bit 1: minus; read the negated code, 01111",
        "regime 1111: 4 ones, counts as 4 - 1 = 3, times 16³",
        "no room for the exponent: 0, times 2⁰",
      ])
    #expect(try words(0b10000) == ["this code is reserved for NaR: not a real"])
  }

  @Test("Impossible figures are refused")
  func refused() throws {
    let reasons = try refusals("posit.bit-fields", "{bits: 65, code: 1}") + refusals("posit.bit-fields", "bits: 8")
    #expect(reasons.count == 2 && reasons[0].contains("65") && reasons[1].contains("code"), "\(reasons)")
  }
}
