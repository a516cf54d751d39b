import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Arrays of posits and takums")
struct TaperedArrayTests {
  private static func perform(
    _ operation: TaperedOperation, _ format: some TaperedFormat, _ x: ExactRational?, _ y: ExactRational?
  ) -> FloatFormat.Code {
    guard let x, let y else { return format.notAReal }
    switch operation {
    case .add: return format.round(x + y)
    case .subtract: return format.round(x - y)
    case .multiply: return format.round(x * y)
    case .divide: return (try? x / y).map(format.round) ?? format.notAReal
    }
  }

  private func check(_ format: some TaperedFormat) {
    let codes = (0...UInt16(format.largestCode)).map { $0 }
    let values = codes.map { format.value(of: FloatFormat.Code($0)).exact }
    // The bits above those of the format are ignored.
    let excess = UInt16.max << UInt16(format.bits)
    for left in Exhaustive.indices(codes.count, part: 24, seed: 80) {
      let lefts = [UInt16](repeating: codes[left] | excess, count: codes.count)
      var results = codes
      var span = results.mutableSpan
      for operation in TaperedOperation.allCases {
        format.perform(operation, lefts.span, codes.span, into: &span)
        let expected = values.map { UInt16(Self.perform(operation, format, values[left], $0)) }
        #expect(span.indices.map { span[$0] } == expected, "\(operation) \(left)")
      }
      format.fusedMultiplyAdd(lefts.span, codes.span, lefts.span, into: &span)
      let fused = values.map { value in
        guard let x = values[left], let y = value else { return UInt16(format.notAReal) }
        return UInt16(format.round(x * y + x))
      }
      #expect(span.indices.map { span[$0] } == fused, "\(left)")
    }
    var roots = codes
    var span = roots.mutableSpan
    let operands = codes.map { $0 | excess }
    format.squareRoot(operands.span, into: &span)
    #expect(roots == codes.map { UInt16(format.squareRoot(FloatFormat.Code($0))) })
  }

  @Test("Operations on arrays are exact results, rounded once, for every pair of 8-bit codes") func operations() throws
  {
    check(PositFormat.posit8)
    check(TakumFormat.takum8)
    check(try PositFormat(bits: 7, exponentBits: 0))
  }

  private func checkConversions(_ format: some TaperedFormat) throws {
    var random = SplitMix64(seed: 81)
    let special: [Double] = [
      0, -0.0, 1, -1, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.leastNormalMagnitude,
      .greatestFiniteMagnitude, 0x1.8p-1060,
    ]
    let numbers =
      special + (0..<400).map { _ in Double(bitPattern: random.next()) }
      + (0..<400).map { _ in Double(bitPattern: random.next() & 0x0FFF_FFFF_FFFF_FFFF | 0x3000_0000_0000_0000) }
    let codes: [UInt64] = format.encode(numbers)
    for (number, code) in zip(numbers, codes) {
      let expected = ExactRational(exactly: number).map(format.round) ?? format.notAReal
      #expect(FloatFormat.Code(code) == expected, "\(number)")
    }
    let stored = codes + (0..<2_000).map { _ in random.next() }
    let (doubles, floats) = (format.decode(stored), format.decode(stored, as: Float.self))
    for (place, code) in stored.enumerated() {
      let exact = format.value(of: FloatFormat.Code(code) & format.largestCode).exact
      let double = exact.flatMap { FloatArithmetic(.binary64).round($0).code }
      let float = exact.flatMap { FloatArithmetic(.binary32).round($0).code }
      #expect(double.map { $0 == FloatFormat.Code(doubles[place].bitPattern) } ?? doubles[place].isNaN, "\(code)")
      #expect(float.map { $0 == FloatFormat.Code(floats[place].bitPattern) } ?? floats[place].isNaN, "\(code)")
    }
  }

  @Test("Numbers are rounded to codes, and codes to numbers, once") func conversions() throws {
    for format in [PositFormat.posit8, .posit16, .posit32, .posit64, try PositFormat(bits: 64, exponentBits: 4)] {
      try checkConversions(format)
    }
    for format in [TakumFormat.takum8, .takum16, .takum32, .takum64] { try checkConversions(format) }
  }

  @Test("A code just above the middle of two floats becomes the upper one, even if its double is the middle")
  func middles() {
    let number = 1 + ExactRational.powerOfTwo(-24) + .powerOfTwo(-56)
    for code in [PositFormat.posit64.round(number), PositFormat.posit64.round(-number)] {
      #expect(PositFormat.posit64.decode(code, as: Double.self).magnitude == 1 + 0x1p-24)
      #expect(PositFormat.posit64.decode(code, as: Float.self).magnitude == Float(1).nextUp)
    }
    #expect(TakumFormat.takum64.decode(TakumFormat.takum64.round(number), as: Float.self) == Float(1).nextUp)
  }
}
