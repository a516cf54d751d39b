import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("The 32 codes of five bits")
struct FiveBitCodesTests {
  static let encodings: [IntegerEncoding] = [
    .unsigned, .twosComplement, .onesComplement, .signMagnitude, .bias(IntegerFormat.standardBias(bits: 5)),
  ]

  @Test(arguments: zip(encodings, 1...5))
  func matchTheFacts(encoding: IntegerEncoding, column: Int) throws {
    let format = try IntegerFormat(encoding, bits: 5)
    let expected = FiveBitCodes.facts.map { [$0[0], $0[column]] }
    let found = (0...format.largestCode).map { [format.bitPattern($0), format.value(of: $0).description] }
    #expect(found == expected)
  }
}
