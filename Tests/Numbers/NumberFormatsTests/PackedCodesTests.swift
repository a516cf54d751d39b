import NumberFormats
import TestSupport
import Testing

@Suite("Packed codes")
struct PackedCodesTests {
  @Test(
    "Two codes of 4 bits are packed in a byte, the first one in the lower half; four codes of 6 bits in three bytes")
  func layout() {
    #expect(PackedCodes([0x1, 0x2, 0x3], bits: 4).bytes == [0x21, 0x03])
    #expect(
      PackedCodes([0b000001, 0b000010, 0b000100, 0b100000], bits: 6).bytes
        == [0b1000_0001, 0b0100_0000, 0b1000_0000])
    #expect(PackedCodes([1, 0, 1, 1, 0, 0, 0, 1, 1], bits: 1).bytes == [0b1000_1101, 1])
    #expect(PackedCodes([7, 200], bits: 8).bytes == [7, 200])
    #expect(PackedCodes([], bits: 5).bytes == [])
  }

  @Test("Packed codes are unpacked unchanged, one by one and as a whole", arguments: 1...8)
  func roundTrip(bits: Int) throws {
    var random = SplitMix64(seed: UInt64(160 + bits))
    for count in 0...70 {
      let codes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) >> UInt8(8 - bits) }
      var packed = PackedCodes(codes, bits: bits)
      // The definition: bit n of the row of bits is bit n % 8 of byte n / 8.
      let row = codes.flatMap { code in (0..<bits).map { code >> UInt8($0) & 1 } }
      let padded = row + [UInt8](repeating: 0, count: (8 - row.count % 8) % 8)
      let bytes = stride(from: 0, to: padded.count, by: 8).map { first in
        (0..<8).reduce(0 as UInt8) { $0 | padded[first + $1] << UInt8($1) }
      }
      #expect(packed.bytes == bytes && packed.count == count && packed.codes == codes)
      #expect((0..<count).map { packed[$0] } == codes)
      #expect(PackedCodes(bytes: bytes, bits: bits, count: count) == packed)
      #expect(PackedCodes(bytes: bytes + [0], bits: bits, count: count) == nil)
      for place in 0..<count { packed[place] = codes[count - 1 - place] }
      #expect(packed == PackedCodes(codes.reversed(), bits: bits))
    }
  }

  @Test("Bits after the last code do not belong to it")
  func tail() {
    #expect(PackedCodes(bytes: [0xFF], bits: 4, count: 1) == PackedCodes([0xF], bits: 4))
    #expect(PackedCodes(bytes: [], bits: 9, count: 0) == nil && PackedCodes(bytes: [], bits: 4, count: -1) == nil)
  }

  @Test("Numbers are rounded to packed codes and back like bytes", arguments: [FloatFormat.e2m1fn, .e3m2fn, .e2m3fn])
  func numbers(format: FloatFormat) {
    var random = SplitMix64(seed: 170)
    let arithmetic = FloatArithmetic(format, saturation: .all)
    let numbers = (0..<1_001).map { _ in Double.random(in: -8...8, using: &random) }
    let (packed, outcome) = arithmetic.encodePacked(numbers)
    let (codes, expected) = arithmetic.encode(numbers, as: UInt8.self)
    #expect(packed.codes == codes && outcome == expected)
    #expect(packed.bytes.count == (1_001 * format.bits + 7) / 8)
    #expect(arithmetic.decode(packed) == arithmetic.decode(codes))
    let block = BlockFormat.mxfp4.encode(numbers)
    #expect(block.packedElements.codes == block.elements && block.packedElements.bytes.count == 501)
  }
}
