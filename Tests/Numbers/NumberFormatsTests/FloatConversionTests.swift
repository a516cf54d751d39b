import NumberFormats
import TestSupport
import Testing

/// Conversions between formats, compared with exact rational numbers.
///
/// The tests cover every code of formats of at most 8 bits; if the environment variable `EXHAUSTIVE` is set, also every
/// code of binary16, otherwise some.
@Suite("Conversions of floating-point numbers against exact ones")
struct FloatConversionTests {
  static let small = SampleFormat.named(upTo: 8) + SampleFormat.someP3109
  static let odd = SampleFormat.odd.indices.filter { $0 % 7 == 0 }.map { SampleFormat.odd[$0] }

  @Test("A code of a format of at most 8 bits becomes the nearest code of every other format", arguments: small + odd)
  func betweenSmallFormats(target: SampleFormat) throws {
    for source in Self.small {
      let part = Exhaustive.count(.max, part: 30)
      #expect(try differences(from: source, to: target, part: part) == [], "from \(source.name)")
    }
  }

  @Test("A code of binary16 becomes the nearest code of formats of at most 8 bits", arguments: small)
  func fromBinary16(target: SampleFormat) throws {
    let source = SampleFormat(name: "binary16", format: .binary16)
    #expect(try differences(from: source, to: target, part: 500) == [])
  }

  private func differences(from source: SampleFormat, to target: SampleFormat, part: Int) throws -> [String] {
    var checker = ResultChecker(target.format, seed: 10)
    let (values, arithmetic) = (ReferenceFormat(source.format).values, FloatArithmetic(source.format))
    for code in Exhaustive.indices(values.count, part: part, seed: 11) {
      let exact = try ReferenceRounding(values[code], in: checker.reference)
      checker.check("code \(code)", expected: exact.result) {
        $0.convert(FloatFormat.Code(code), from: arithmetic, rounding: $1)
      }
    }
    return checker.different
  }
}
