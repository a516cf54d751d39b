import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Gray code")
struct IntegerGrayTests {
  @Test("The Gray codes are the lower half and its reflection", arguments: 1...12)
  func reflects(bits: Int) throws {
    let format = try IntegerFormat(.gray, bits: bits)
    var patterns = [""]
    for _ in 0..<bits { patterns = patterns.map { "0\($0)" } + patterns.reversed().map { "1\($0)" } }
    let codes = (0..<patterns.count).compactMap { format.code(of: ExactInteger($0)) }
    #expect(codes.map(format.bitPattern) == patterns)
  }

  @Test(
    "Neighboring Gray codes differ in one bit, including the last one and 0", arguments: IntegerFormat.supportedBits)
  func neighborsDifferInOneBit(bits: Int) throws {
    let format = try IntegerFormat(.gray, bits: bits)
    var random = SplitMix64(seed: 1953)
    for _ in 0..<50 {
      let number = random.next() & format.largestCode
      let pair = [number, (number &+ 1) & format.largestCode].compactMap { format.code(of: ExactInteger($0)) }
      #expect(pair.count == 2 && (pair[0] ^ pair[1]).nonzeroBitCount == 1, "seed 1953: \(number)")
      #expect(format.value(of: pair[0])?.exact == ExactInteger(number), "seed 1953: \(number)")
    }
    #expect(format.code(of: format.maximum) == 1 << (bits - 1))
  }
}
