import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Wide posits")
struct Posit64Tests {
  @Test("Every result of a wide posit is the exact one, rounded once", arguments: [33, 48, 61, 62, 63, 64], [0, 2, 4])
  func arithmetic(bits: Int, exponentBits: Int) throws {
    let format = try PositFormat(bits: bits, exponentBits: exponentBits)
    try format.checkArithmetic(seed: UInt64(200 + bits + exponentBits))
  }

  @Test("Between two codes the code of one more bit decides, and a tie goes to the even one", arguments: [61, 62, 63])
  func rounding(bits: Int) throws {
    var random = SplitMix64(seed: UInt64(bits))
    let (format, wider) = (try PositFormat(bits: bits), try PositFormat(bits: bits + 1))
    let trace = ExactRational.powerOfTwo(-900)
    for _ in 0..<2_000 {
      let code = PositFormat.Code(random.next() >> UInt64(65 - bits + Int(random.next() % UInt64(bits - 2))))
      guard code > 0, code < format.largest else { continue }
      let middle = try #require(wider.value(of: code << 1 | 1).exact)
      #expect(format.round(middle) == (code.isMultiple(of: 2) ? code : code + 1), "\(code)")
      #expect(format.round(middle - trace) == code && format.round(middle + trace) == code + 1, "\(code)")
    }
  }

  @Test("The ends of posit64 are right, and codes return unchanged")
  func ends() {
    let format = PositFormat.posit64
    #expect(format.value(of: 1).exact == .powerOfTwo(-248))
    #expect(format.value(of: format.largest).exact == .powerOfTwo(248))
    #expect(format.round(.powerOfTwo(249)) == format.largest && format.round(.powerOfTwo(-400)) == 1)
    #expect(format.largestCode == FloatFormat.Code(UInt64.max) && format.round(1) == 1 << 62)
    for code in [1, 2, 3, 5, 1 << 61, 1 << 62 | 1, format.largest - 1] as [PositFormat.Code] {
      #expect(format.round(format.value(of: code)) == code)
      #expect(format.round(format.value(of: format.negated(code))) == format.negated(code))
    }
  }
}
