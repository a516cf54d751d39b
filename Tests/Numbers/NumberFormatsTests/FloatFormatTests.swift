import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Floating-point formats")
struct FloatFormatTests {
  static let binary32 = try? FloatFormat(exponentBits: 8, fractionBits: 23)

  @Test("Every code of every small format has the value of its definition", arguments: FloatDefinition.all)
  func smallFormats(definition: FloatDefinition) throws {
    let format = try definition.format
    for magnitude in 0...format.largestMagnitude {
      let expected = definition.value(Int(magnitude))
      let comment: Comment = "\(format.bitPattern(magnitude))"
      switch format.value(of: magnitude) {
      case .finite(let number):
        #expect(Double(truncating: number.exact) == expected, comment)
        #expect(number.significand.scaled(byPowerOfTwo: number.exponent) == number.exact, comment)
        #expect(number.significand >= (format.floatClass(of: magnitude) == .normal ? 1 : 0), comment)
        #expect(number.significand < (format.floatClass(of: magnitude) == .normal ? 2 : 1), comment)
        #expect(magnitude <= format.largestFiniteCode, comment)
      case .infinity: #expect(expected == .infinity && magnitude > format.largestFiniteCode, comment)
      case .nan: #expect(expected.isNaN && magnitude > format.largestFiniteCode, comment)
      }
    }
  }

  @Test("Codes of 32 bits have the processor's values", arguments: [1, 32] as [UInt64])
  func processor(seed: UInt64) throws {
    let format = try #require(Self.binary32)
    var random = SplitMix64(seed: seed)
    let ends: [UInt32] = [0, 1, 0x7F_FFFF, 0x80_0000, 0x7F7F_FFFF, 0x7F80_0000, 0x7F80_0001, 0x8000_0000, .max]
    for bits in ends + (0..<3_000).map({ _ in UInt32(truncatingIfNeeded: random.next()) }) {
      let (float, value) = (Float(bitPattern: bits), format.value(of: FloatFormat.Code(bits)))
      let comment: Comment = "\(float), seed \(seed)"
      #expect((value == .nan) == float.isNaN, comment)
      #expect((format.floatClass(of: FloatFormat.Code(bits)) == .subnormal) == float.isSubnormal, comment)
      if let exact = value.exact { #expect(Double(truncating: exact) == Double(float), comment) }
      if float.isInfinite { #expect(value == .infinity(isNegative: float < 0), comment) }
      if float.isZero { #expect(value.description == (float.sign == .minus ? "-0" : "0"), comment) }
    }
  }

  @Test("The largest format has 128 bits, from the least subnormal to the largest number")
  func binary128() throws {
    let format = try FloatFormat(exponentBits: 15, fractionBits: 112)
    #expect(format.bits == 128 && format.largestCode == .max && format.bias == 16_383)
    #expect(format.value(of: 1).exact == .powerOfTwo(-16_494))
    let gap = ExactRational.powerOfTwo(16_383 - 112)
    #expect(format.value(of: format.largestFiniteCode).exact == .powerOfTwo(16_384) - gap)
    #expect(format.value(of: .max) == .nan)
    #expect(format.nearestFinite(to: .powerOfTwo(20_000)) == format.largestFiniteCode)
    #expect(format.nearestFinite(to: -1) == 0xBFFF << 112)
  }

  @Test("A format may lack a sign, a sign of zero, or zero")
  func zeros() throws {
    let unsigned = try FloatFormat(hasSign: false, exponentBits: 2, fractionBits: 1)
    #expect(unsigned.bits == 3 && unsigned.signBit == 0 && unsigned.bitPattern(5) == "101")
    #expect((0...7).map { unsigned.value(of: $0).description } == ["0", "0.5", "1", "1.5", "2", "3", "inf", "nan"])
    let oneZero = try FloatFormat(exponentBits: 1, fractionBits: 1, zero: .unsigned)
    #expect((0...7).map { oneZero.value(of: $0).description } == ["0", "1", "inf", "nan", "0", "-1", "-inf", "nan"])
    let noZero = try FloatFormat(
      hasSign: false, exponentBits: 3, fractionBits: 0, hasSubnormals: false, zero: FloatFormat.Zero.none,
      infinities: .none, nans: .none)
    #expect(
      (0...7).map { noZero.value(of: $0).description } == ["0.125", "0.25", "0.5", "1", "2", "4", "8", "16"])
    #expect(noZero.smallestPositive == 0 && noZero.nearestFinite(to: 0) == 0)
    let fixed = try FloatFormat(exponentBits: 0, fractionBits: 2, bias: 1, infinities: .none, nans: .none)
    let quarters = ["0", "0.25", "0.5", "0.75"]
    #expect((0...7).map { fixed.value(of: $0).description } == quarters + quarters.map { "-\($0)" })
  }

  @Test("The standard bias is that of IEEE 754", arguments: [(0, 0), (1, 0), (2, 1), (5, 15), (8, 127), (15, 16_383)])
  func standardBias(bits: Int, bias: Int) {
    #expect(FloatFormat.standardBias(exponentBits: bits) == bias)
  }
}
