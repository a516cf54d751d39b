import NumberFormats
import Results
import TestSupport
import Testing

@testable import NumberExperiments

@Suite("float.bit-fields")
struct FloatBitFieldsTests {
  @Test(
    "The boxes contain the bits, the last line the value, and the arrow leads to it",
    arguments: ["float5", "e2m2", "e3m2fn"])
  func everyCode(name: String) async throws {
    let format = try #require(try FloatFormat(named: name))
    for code in 0...format.largestCode {
      let figure = try await figure("float.bit-fields", "{format: \(name), code: 0b\(String(code, radix: 2))}")
      #expect(figure.texts { $0.isCode }.joined() == format.bitPattern(code))
      #expect(!figure.hasDoubledMarks, "\(figure.alt)")
      let result = figure.texts { $0.isBold && $0.size == 21 }
      let value = format.value(of: code)
      if let number = value.number {
        #expect(result.count == 1 && result[0].hasSuffix("= \(number)"), "\(result) \(number)")
        let line = FloatReading(format: format, code: code).line
        let place = LinearScale(line.range, plot: 40...600).place(number.exact)
        #expect(figure.dots(.accent).map(\.x) == [place])
        #expect(figure.tips(.accent).map(\.x) == [place])
      } else {
        #expect(figure.dots(.accent).isEmpty)
        #expect(figure.tips(.accent).count == (value == .nan ? 0 : 1))
      }
    }
  }

  @Test("The weights belong to the bits")
  func weights() async throws {
    let texts = try await figure("float.bit-fields", "{format: e3m2fn, code: 0b000000}").texts()
    #expect(["4", "2", "1", "1/2", "1/4"].allSatisfy(texts.contains))
    let wide = try await figure("float.bit-fields", "{format: binary32, value: 1}").texts()
    #expect(["2⁷", "1", "1/2", "2⁻²³"].allSatisfy(wide.contains) && !wide.contains("1/4"))
  }

  @Test("A number is rounded to the format, and long ones are marked as approximate")
  func rounded() async throws {
    let texts = try await figure("float.bit-fields", "{format: binary16, value: 0.1}").texts { $0.size == 21 }
    #expect(texts == ["1.599609375 × 2⁻⁴ ≈ 0.0999756"])
  }

  @Test(
    "Impossible figures are refused",
    arguments: [
      ("{format: binary64, value: 1}", "64 bits"), ("format: float5", "missing"),
      ("{format: float5, code: 1, value: 1}", "cannot be used with"),
      ("{format: float5, code: 0b100000}", "largest code"),
    ])
  func refused(yaml: String, reason: String) throws {
    let reasons = try refusals("float.bit-fields", yaml)
    #expect(reasons.count == 1 && reasons[0].contains(reason), "\(reasons)")
  }
}
