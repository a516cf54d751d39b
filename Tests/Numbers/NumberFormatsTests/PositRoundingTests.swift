import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Rounding to posits")
struct PositRoundingTests {
  /// Returns the value of a code with one more bit, which separates two codes.
  private func middle(_ definition: PositDefinition, above code: PositFormat.Code) throws -> ExactRational {
    let wider = PositDefinition(bits: definition.bits + 1, exponentBits: definition.exponentBits)
    return try #require(wider.exact(Int(code) << 1 | 1))
  }

  @Test(
    "Between two codes the code of one more bit decides, and a tie goes to the even one",
    arguments: PositDefinition.all.filter { $0.bits <= 8 })
  func parts(definition: PositDefinition) throws {
    let format = try definition.format
    for code in 0...format.largestCode {
      guard let exact = definition.exact(Int(code)) else { continue }
      let (next, comment) = (
        format.nextUp(code), "\(definition.testDescription): \(format.bitPattern(code))" as Comment
      )
      #expect(format.round(exact) == code, comment)
      guard next != format.notAReal, code != 0, next != 0 else { continue }
      let middle = try middle(definition, above: code)
      let trace = ExactRational.powerOfTwo(-400)
      #expect(format.round(middle) == (code.isMultiple(of: 2) ? code : next), comment)
      #expect(format.round(middle - trace) == code && format.round(middle + trace) == next, comment)
    }
  }

  @Test("Only zero becomes zero, and no number becomes NaR", arguments: PositDefinition.all)
  func ends(definition: PositDefinition) throws {
    let format = try definition.format
    for exponent in [-100_000, -300, 300, 100_000] {
      let code = exponent < 0 ? format.smallestPositive : format.largest
      #expect(format.round(.powerOfTwo(exponent)) == code)
      #expect(format.round(-.powerOfTwo(exponent)) == format.negated(code))
    }
    #expect(format.round(0) == 0)
  }

  @Test("The result is not always the nearest number if the exponent bits are cut off")
  func notTheNearest() {
    // 2^18 and 2^20 are neighbors; 2^19 is nearer to the first, but in the middle of their bits; the second is even.
    #expect(PositFormat.posit8.round(.powerOfTwo(19)) == 0b0111_1110)
    #expect(PositFormat.posit8.value(of: 0b0111_1110).exact == .powerOfTwo(20))
  }

  @Test("Every number of a 32-bit posit is rounded to its own code", arguments: [32, 132] as [UInt64])
  func wide(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for exponentBits in 0...4 {
      let format = try PositFormat(bits: 32, exponentBits: exponentBits)
      for _ in 0..<500 {
        let code = PositFormat.Code(
          UInt32(truncatingIfNeeded: random.next()) >> UInt32.random(in: 0...31, using: &random))
        let value = format.value(of: code)
        #expect(format.round(value) == code, "seed \(seed)")
        #expect(format.round(value.exact.map { -$0 } ?? 0) == (code == format.notAReal ? 0 : format.negated(code)))
      }
    }
  }

  @Test("Every code of 16 bits is rounded to itself, in the order of the codes")
  func posit16() {
    let format = PositFormat.posit16
    for code in 0...format.largestCode where format.round(format.value(of: code)) != code {
      Issue.record("\(format.bitPattern(code))")
    }
  }

  @Test("Floating-point numbers become posits, infinities and NaN become NaR, and posits return")
  func conversion() throws {
    let (posit, half) = (PositFormat.posit8, FloatArithmetic(.binary16))
    for (value, code) in [
      (0x3C00, 0b0100_0000), (0x8000, 0), (0x7C00, 0x80), (0xFC00, 0x80), (0x7E00, 0x80), (0xC280, 0b1011_0011),
      (0x7BFF, 0b0111_1100),
    ] as [(FloatFormat.Code, PositFormat.Code)] {
      #expect(posit.round(FloatFormat.binary16.value(of: value)) == code)
    }
    #expect(half.round(posit.value(of: 0b1011_0011)) == FloatResult(code: 0xC280))
    #expect(half.round(posit.value(of: posit.notAReal)) == FloatResult(code: FloatFormat.binary16.nan))
    #expect(half.round(posit.value(of: posit.largest)) == FloatResult(code: 0x7C00, flags: [.overflow, .inexact]))
    #expect(half.round(posit.value(of: 0)) == FloatResult(code: 0))
    #expect(half.round(FloatFormat.float5.value(of: 0b10000)) == FloatResult(code: 0x8000))
    #expect(half.round(FloatFormat.float5.value(of: 0b11111)) == FloatResult(code: 0xFC00))
    #expect(PositFormat.posit16.round(posit.value(of: 0b1011_0011)) == 0b1011_0011_0000_0000)
  }
}
