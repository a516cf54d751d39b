import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Numbers of the language and codes")
struct FloatNumberConversionTests {
  private func check<Element: FloatArrayElement>(_ type: Element.Type, _ elements: [Element]) {
    for format in [FloatFormat.e4m3fn, .e5m2, .e2m1fn, .binary16, .bfloat16, .binary32, .e4m3fnuz, .e8m0fnu] {
      let arithmetic = FloatArithmetic(format)
      let (codes, outcome) = arithmetic.encode(elements, as: UInt32.self)
      var flags: FloatFlags = []
      for (element, code) in zip(elements, codes) {
        let value = Element.arithmetic.format.value(of: element.code)
        let exact = arithmetic.round(value)
        let single = arithmetic.encode(element)
        #expect(single.code == exact.code && FloatFormat.Code(code) == exact.code ?? 0, "\(element)")
        flags.formUnion(single.flags)
      }
      #expect(outcome.flags == flags, "\(format)")
    }
  }

  #if !(os(macOS) && arch(x86_64))
    @Test("Every Float16 is rounded to codes like its exact value")
    func half() {
      check(Float16.self, (0...UInt16.max).filter { $0 & 0x7C00 != 0x7C00 }.map { Float16(bitPattern: $0) })
      check(Float16.self, [.infinity, -.infinity, .nan])
    }
  #endif

  @Test("Every BFloat16 is rounded to codes like its exact value")
  func brain() {
    check(BFloat16.self, (0...UInt16.max).filter { $0 & 0x7F80 != 0x7F80 }.map { BFloat16(bitPattern: $0) })
  }

  @Test("The BFloat16 nearest to a double is the one nearest to its exact value", arguments: [152])
  func nearest(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var doubles: [Double] = [
      0, -0.0, .infinity, .nan, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0x1.FF7FFFp127,
    ]
    for _ in 0..<Exhaustive.count(200_000, part: 5_000) {
      // Near the middle of two numbers, or anywhere.
      let float = Float(bitPattern: UInt32(truncatingIfNeeded: random.next()) & 0xFFFF_0000 | 0x8000)
      doubles += [Double(float), Double(float).nextUp, Double(float).nextDown, Double(bitPattern: random.next())]
    }
    for double in doubles {
      let code = FloatArithmetic(.bfloat16).encode(double).code
      let isNaN = double.isNaN && BFloat16(nearestTo: double).double.isNaN
      #expect(isNaN || BFloat16(nearestTo: double).code == code, "\(double) seed \(seed)")
    }
  }

  @Test(
    "Codes are rounded once to each type, even those of the widest format", arguments: SampleFormat.named(upTo: 128))
  func decoding(sample: SampleFormat) {
    var random = SplitMix64(seed: 153)
    let format = sample.format
    let arithmetic = FloatArithmetic(format)
    let codes = (0..<Exhaustive.count(50_000, part: 1_000)).map { _ in
      (FloatFormat.Code(random.next()) << 64 | FloatFormat.Code(random.next())) & format.largestCode
    }
    let floats = arithmetic.decode(codes, as: Float.self)
    let brains = arithmetic.decode(codes, as: BFloat16.self)
    for (place, code) in codes.enumerated() {
      let value = format.value(of: code)
      if value == .nan {
        #expect(floats[place].isNaN && brains[place].double.isNaN && arithmetic.number(code, as: Float.self).isNaN)
        continue
      }
      let float = Float.arithmetic.round(value).code
      #expect(floats[place].code == float && arithmetic.number(code, as: Float.self).code == float, "\(code)")
      #expect(brains[place].code == BFloat16.arithmetic.round(value).code, "\(code)")
      let up = Float.arithmetic.round(value, rounding: .up).code
      #expect(arithmetic.number(code, as: Float.self, rounding: .up).code == up, "\(code)")
    }
  }

  @Test(
    "Arrays of codes are converted like single codes",
    arguments: [FloatFormat.binary16, .e4m3fn, .float5, .e8m0fnu],
    [FloatFormat.e5m2, .e4m3fnuz, .e2m1fn, .binary32, .float5])
  func formats(source: FloatFormat, target: FloatFormat) {
    let (from, to) = (FloatArithmetic(source), FloatArithmetic(target))
    let codes = (0...source.largestCode).map { UInt16($0) }
    for rounding in Rounding.deterministic {
      var results = [UInt32](repeating: 0, count: codes.count)
      var span = results.mutableSpan
      let outcome = to.convert(codes.span, from: from, into: &span, rounding: rounding)
      let expected = codes.map { to.convert(FloatFormat.Code($0), from: from, rounding: rounding) }
      #expect(results == expected.map { UInt32($0.code ?? 0) }, "\(rounding)")
      #expect(outcome.placesWithoutCode == expected.indices.filter { expected[$0].code == nil })
      #expect(outcome.flags == expected.reduce(into: []) { $0.formUnion($1.flags) })
    }
  }

  @Test("A signaling NaN of any type is invalid")
  func signaling() {
    let arithmetic = FloatArithmetic(.binary64)
    #expect(arithmetic.encode(Float(bitPattern: 0x7F80_0001)).flags == .invalid)
    #expect(arithmetic.encode(BFloat16(bitPattern: 0x7F81)).flags == .invalid)
    #expect(arithmetic.encode(Float.nan).flags == [])
  }
}
