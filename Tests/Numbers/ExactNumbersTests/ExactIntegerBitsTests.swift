import ExactNumbers
import TestSupport
import Testing

@Suite("The bits of exact integers")
struct ExactIntegerBitsTests {
  @Test("Bit operations are those of Int128", arguments: [6, 2026, 0xFFFF_FFFF_FFFF_FFFF] as [UInt64])
  func againstInt128(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let randoms = (0..<500).map { _ in random.int128(bits: 126) }
    for number in ExactIntegerAgainstInt128Tests.boundaries + randoms + [.min, .max] {
      let exact = ExactInteger(number)
      let comment: Comment = "\(number), seed \(seed)"
      let width = 128 - number.magnitude.leadingZeroBitCount
      #expect(exact.magnitudeBitWidth == width, comment)
      #expect(exact.isOdd == !number.isMultiple(of: 2), comment)
      #expect(exact.trailingZeroBitCount == (number == 0 ? 0 : number.trailingZeroBitCount), comment)
      for places in [0, 1, 2, 31, 61, 62, 63, 64, 65, 126, 127, 128, 1_000, .max] {
        #expect(exact >> places == ExactInteger(number >> places), "\(number) >> \(places), seed \(seed)")
        guard places < 127 - width else { continue }
        #expect(try exact << places == ExactInteger(number << places), "\(number) << \(places), seed \(seed)")
      }
    }
  }

  @Test("Shifting multiplies and divides by powers of two, at any size", arguments: [8, 88] as [UInt64])
  func shifts(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<300 {
      let text = random.decimal(digits: .random(in: 1...100, using: &random))
      let places = Int.random(in: 0...300, using: &random)
      let comment: Comment = "\(text), \(places), seed \(seed)"
      let number = try #require(ExactInteger(text), comment)
      let power = ExactInteger.powerOfTwo(places)
      let shifted = try number << places
      #expect(shifted == number * power, comment)
      #expect(shifted >> places == number, comment)
      #expect(shifted.magnitudeBitWidth == number.magnitudeBitWidth + places, comment)
      #expect(shifted.trailingZeroBitCount == number.trailingZeroBitCount + places, comment)
      #expect(shifted.isOdd == (number.isOdd && places == 0), comment)
      #expect(try number >> places == number.flooredQuotientAndRemainder(dividingBy: power).quotient, comment)
    }
  }

  @Test("A shift reaches the largest size, and zero is shifted by any number of places")
  func largest() throws {
    let places = ExactInteger.maximumBitWidth - 1
    #expect(try 1 << places == ExactInteger.powerOfTwo(places))
    #expect(try -1 << places == -ExactInteger.powerOfTwo(places))
    #expect(try 0 << Int.max == (0 as ExactInteger))
  }
}
