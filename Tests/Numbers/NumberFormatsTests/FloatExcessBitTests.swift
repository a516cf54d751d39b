import NumberFormats
import TestSupport
import Testing

/// Formats whose codes are shorter than the integers of an array.
@Suite("Bits above those of a format in arrays") struct FloatExcessBitTests {
  static let formats: [FloatFormat] =
    [.e2m1fn, .e3m2fn, .float5, .e2m2, .e4m3fn, .e5m2fnuz, .e4m3b11fnuz, .e8m0fnu, .binary16, .bfloat16, .tf32]
    + SampleFormat.odd.map(\.format).filter { !$0.hasSign }.prefix(4)

  private func codes(_ count: Int, _ random: inout SplitMix64) -> [UInt32] {
    (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) }
  }

  @Test("Arrays of 1 to 300 codes have the results of single codes without the bits above", arguments: formats)
  func lengths(format: FloatFormat) {
    var random = SplitMix64(seed: 200)
    let (arithmetic, binary32) = (FloatArithmetic(format), FloatArithmetic(.binary32))
    for count in 1...300 {
      let (left, right) = (codes(count, &random), codes(count, &random))
      let (x, y) = (
        left.map { format.largestCode & FloatFormat.Code($0) }, right.map { format.largestCode & FloatFormat.Code($0) }
      )
      #expect(arithmetic.decode(left).map(\.bitPattern) == x.map { arithmetic.double($0).bitPattern }, "\(count)")
      var results = left
      func expect(_ outcome: FloatArrayOutcome, _ single: (Int) -> FloatResult, _ work: String) {
        let singles = x.indices.map(single)
        #expect(results.map { FloatFormat.Code($0) } == singles.map { $0.code ?? 0 }, "\(work), \(count) codes")
        #expect(outcome.flags == singles.reduce(into: []) { $0.formUnion($1.flags) }, "\(work), \(count) codes")
        #expect(outcome.placesWithoutCode == singles.indices.filter { singles[$0].code == nil }, "\(work)")
      }
      for operation in FloatOperation.allCases where count % 7 == 0 || operation == .add {
        var span = results.mutableSpan
        let outcome = arithmetic.perform(operation, left.span, right.span, into: &span)
        expect(outcome, { arithmetic(operation, x[$0], y[$0]) }, "\(operation)")
      }
      var span = results.mutableSpan
      let fused = arithmetic.fusedMultiplyAdd(left.span, right.span, left.span, into: &span)
      expect(fused, { arithmetic.fusedMultiplyAdd(x[$0], y[$0], x[$0]) }, "fused")
      span = results.mutableSpan
      let roots = arithmetic.squareRoot(left.span, into: &span)
      expect(roots, { arithmetic.squareRoot(x[$0]) }, "root")
      span = results.mutableSpan
      let converted = binary32.convert(left.span, from: arithmetic, into: &span)
      expect(converted, { binary32.convert(x[$0], from: arithmetic) }, "conversion")
      guard count % 50 == 1 else { continue }
      let (clean, others) = (x.map { UInt32($0) }, y.map { UInt32($0) })
      #expect(binary32.sum(left.span, of: arithmetic) == binary32.sum(clean.span, of: arithmetic))
      #expect(
        binary32.dotProduct(left.span, right.span, of: arithmetic)
          == binary32.dotProduct(clean.span, others.span, of: arithmetic))
    }
  }

  @Test("Long arrays of bytes are looked up without the bits above", arguments: [FloatFormat.e2m1fn, .e3m2fn, .float5])
  func tables(format: FloatFormat) {
    let arithmetic = FloatArithmetic(format)
    let pairs = (0..<65_536).map { (UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)) }
    let (left, right) = (pairs.map(\.0), pairs.map(\.1))
    for operation in FloatOperation.allCases {
      var results = left
      var span = results.mutableSpan
      _ = arithmetic.perform(operation, left.span, right.span, into: &span)
      let different = pairs.indices.count { place in
        let (x, y) = (FloatFormat.Code(left[place]), FloatFormat.Code(right[place]))
        let single = arithmetic(operation, x & format.largestCode, y & format.largestCode)
        return FloatFormat.Code(results[place]) != single.code ?? 0
      }
      #expect(different == 0, "\(operation)")
    }
  }

  @Test("A check names the first code that has more bits than the format") func check() throws {
    try FloatFormat.e2m1fn.check([0, 15].span as Span<UInt8>)
    try FloatFormat.e4m3fn.check([0, 255].span as Span<UInt8>)
    try FloatFormat.binary16.check([UInt16]().span)
    let error = #expect(throws: CodeTooLarge.self) {
      try FloatFormat.e2m1fn.check([3, 0x12, 0x40].span as Span<UInt8>)
    }
    #expect(error?.place == 1 && error?.code == 0x12 && error?.bits == 4)
    #expect(error?.description == "the code 18 at place 1 has more than 4 bits")
    #expect(throws: CodeTooLarge.self) { try FloatFormat.tf32.check([0, 1 << 19].span as Span<UInt32>) }
  }

  @Test("A dot product of posits is that of the codes without the bits above") func posits() {
    var random = SplitMix64(seed: 201)
    let (left, right) = (codes(20, &random), codes(20, &random))
    let format = PositFormat.posit16
    let (x, y) = (left.map { $0 & 0xFFFF }, right.map { $0 & 0xFFFF })
    #expect(format.dotProduct(left.span, right.span) == format.dotProduct(x.span, y.span))
  }
}
