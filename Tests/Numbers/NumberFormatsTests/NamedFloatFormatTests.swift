import ExactNumbers
import NumberFormats
import Testing

@Suite("Named floating-point formats")
struct NamedFloatFormatTests {
  private func facts(_ format: FloatFormat, _ code: FloatFormat.Code) -> [String] {
    let value = format.value(of: code)
    return [
      format.bitPattern(code), "\(format.floatClass(of: code))", value.number?.exponent.description ?? "-",
      value.number?.significand.description ?? "-", value.description,
    ]
  }

  @Test("Float5 agrees with the article and the oracle")
  func float5() {
    #expect((0...31).map { facts(.float5, $0) } == Float5.facts)
    #expect((0...31).map { FloatFormat.float5.isNegative($0) } == (0...31).map { $0 > 15 })
  }

  @Test("The IEEE-style format has subnormals, infinities and NaN, and 3.5 as its largest number")
  func e2m2() throws {
    #expect((0...15).map { facts(.e2m2, $0) } == Float5.ieeeFacts)
    for code in 0...15 as ClosedRange<FloatFormat.Code> {
      let (positive, negative) = (FloatFormat.e2m2.value(of: code), FloatFormat.e2m2.value(of: code + 16))
      #expect(positive.exact.map { -$0 } == negative.exact)
      #expect(positive == .nan ? negative == .nan : negative.description == "-\(positive)")
    }
    #expect(FloatFormat.e2m2.value(of: FloatFormat.e2m2.largestFiniteCode).exact == ExactRational("3.5"))
  }

  @Test("The distances are those of the oracle")
  func gaps() throws {
    let values = try (0...14 as ClosedRange<FloatFormat.Code>).map { code in
      try #require(FloatFormat.float5.value(of: code).exact)
    }
    #expect(zip(values, values.dropFirst()).map { ($1 - $0).description } == Array(Float5.gaps.dropLast()))
  }

  @Test("The named formats have the described parts")
  func parts() throws {
    let float5 = try FloatFormat(
      exponentBits: 2, fractionBits: 2, hasSubnormals: false, infinities: .topCode, nans: .none)
    #expect(float5 == .float5)
    #expect(try FloatFormat(exponentBits: 2, fractionBits: 2) == .e2m2)
    #expect(FloatFormat.float5.bits == 5 && FloatFormat.float5.largestCode == 31)
    #expect(FloatFormat.float5.smallestPositive == 1 && FloatFormat.float5.largestFiniteCode == 14)
    #expect(FloatFormat.e2m2.smallestPositive == 1 && FloatFormat.e2m2.largestFiniteCode == 11)
  }

  @Test("The significands of normal numbers are written in binary")
  func significands() {
    let significands = (0...3).map { FloatFormat.float5.normalSignificand($0) }
    #expect(significands.map(\.binary) == ["1.00", "1.01", "1.10", "1.11"])
    #expect(significands.map(\.exact.description) == ["1", "1.25", "1.5", "1.75"])
  }
}
