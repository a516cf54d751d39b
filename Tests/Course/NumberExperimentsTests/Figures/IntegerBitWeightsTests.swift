import NumberFormats
import Results
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("integer.bit-weights")
struct IntegerBitWeightsTests {
  @Test(
    "The weights of the ones add up to the value, and the arrow leads to it",
    arguments: EncodingName.allCases.filter { $0 != .gray && $0 != .bcd })
  func everyCode(encoding: EncodingName) async throws {
    let format = try IntegerFormat(encoding.encoding(bias: IntegerFormat.standardBias(bits: 5)), bits: 5)
    for code in 0...format.largestCode {
      let yaml = "{encoding: \(encoding.rawValue), code: 0b\(String(code, radix: 2))}"
      let figure = try await figure("integer.bit-weights", yaml)
      #expect(figure.texts { $0.isCode }.joined() == format.bitPattern(code))
      #expect(!figure.hasDoubledMarks, "\(figure.alt)")
      let value = try #require(format.value(of: code))
      let last = try #require(figure.texts { $0.size == 21 }.last)
      #expect(last == "\(value)" || last.hasSuffix("= \(value)"), "\(yaml): \(last)")
      let places = figure.dots(.accent).map(\.x)
      let share = Double("\(value.exact - format.minimum)").map { $0 / 31 } ?? .nan
      let span = Double("\(format.maximum - format.minimum)") ?? .nan
      #expect(places.count == 1 && (places[0] - 40 - 560 * share * 31 / span).magnitude < 1e-9, "\(yaml)")
    }
  }

  @Test("The top bit of two's complement has minus its usual weight")
  func topBit() async throws {
    let texts = try await figure("integer.bit-weights", "{encoding: twos-complement, code: 11101}").texts()
    #expect(texts.contains("-16") && texts.contains("-16 + 8 + 4 + 1 = -3"))
  }

  @Test("The bits of two decimal digits are worth tens and ones")
  func decimal() async throws {
    let texts = try await figure("integer.bit-weights", "{encoding: bcd, code: 10010101, bits: 8}").texts()
    #expect(texts.contains("80 + 10 + 4 + 1 = 95"))
  }

  @Test(
    "A code without weights or value is refused",
    arguments: [
      ("{encoding: gray, code: 1}", "no weights"),
      ("{encoding: bcd, code: 1111, bits: 4}", "does not stand for a number"),
    ])
  func refused(yaml: String, reason: String) throws {
    let reasons = try refusals("integer.bit-weights", yaml)
    #expect(reasons.count == 1 && reasons[0].contains(reason), "\(reasons)")
  }
}
