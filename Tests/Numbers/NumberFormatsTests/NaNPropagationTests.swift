import NumberFormats
import TestSupport
import Testing

@Suite("Payloads of NaN")
struct NaNPropagationTests {
  private let half = FloatArithmetic(.binary16, nanPropagation: .payload)

  @Test("Every operation on a NaN returns it, made quiet; the first of several counts")
  func operations() {
    let format = FloatFormat.binary16
    let nans = (0...format.largestCode).filter { format.value(of: $0) == .nan }
    #expect(nans.count == 2 * 1023)
    for nan in nans {
      let quiet = nan | 0x0200
      let flags: FloatFlags = nan & 0x0200 == 0 ? .invalid : []
      for operation in FloatOperation.allCases {
        #expect(half(operation, nan, 0x3C00) == FloatResult(code: quiet, flags: flags))
        #expect(half(operation, 0x7C00, nan) == FloatResult(code: quiet, flags: flags))
        #expect(half(operation, nan, 0xFE55).code == quiet && half(operation, 0xFE55, nan).code == 0xFE55)
      }
      #expect(half.squareRoot(nan) == FloatResult(code: quiet, flags: flags))
      #expect(half.roundToIntegral(nan) == FloatResult(code: quiet, flags: flags))
      #expect(half(.exp, nan) == FloatResult(code: quiet, flags: flags))
      #expect(half.fusedMultiplyAdd(0x3C00, 0x3C00, nan) == FloatResult(code: quiet, flags: flags))
      // Infinity times zero is invalid as well.
      #expect(half.fusedMultiplyAdd(0x7C00, 0, nan) == FloatResult(code: quiet, flags: .invalid))
    }
  }

  @Test("Without a NaN operand or without the option, an invalid operation returns the usual NaN")
  func canonical() {
    #expect(half(.subtract, 0x7C00, 0x7C00) == FloatResult(code: 0x7E00, flags: .invalid))
    #expect(half.squareRoot(0xBC00) == FloatResult(code: 0x7E00, flags: .invalid))
    #expect(FloatArithmetic(.binary16)(.add, 0xFE55, 0) == FloatResult(code: 0x7E00))
  }

  @Test("A payload returns from a wider format, and is cut off by a narrower one")
  func conversions() {
    let single = FloatArithmetic(.binary32, nanPropagation: .payload)
    let quad = FloatArithmetic(.binary128, nanPropagation: .payload)
    for code in (0...FloatFormat.binary16.largestCode) where FloatFormat.binary16.value(of: code) == .nan {
      for wider in [single, quad] {
        guard let wide = wider.convert(code, from: half).code else { continue }
        #expect(wider.format.value(of: wide) == .nan)
        #expect(half.convert(wide, from: wider) == FloatResult(code: code | 0x0200))
      }
      let machine = Float(Float16Bits.float(code)).bitPattern
      #expect(single.convert(code, from: half).code == FloatFormat.Code(machine), "\(code)")
    }
    #expect(half.convert(0xFFC0_2001, from: single) == FloatResult(code: 0xFE01))
    #expect(half.convert(0x7F80_0001, from: single) == FloatResult(code: 0x7E00, flags: .invalid))
    let small = FloatArithmetic(.e4m3fn, nanPropagation: .payload)
    #expect(small.convert(0xFE55, from: half).code == 0xFF && half.convert(0xFF, from: small).code == 0xFE00)
  }

  @Test("Tables and arrays propagate NaN like single operations")
  func arrays() {
    let arithmetic = FloatArithmetic(.e5m2, nanPropagation: .payload)
    for operation in FloatOperation.allCases {
      let table = FloatOperationTable(operation, of: arithmetic)
      for left in 0...255 as ClosedRange<FloatFormat.Code> {
        for right in 0...255 as ClosedRange<FloatFormat.Code> {
          let single = arithmetic(operation, left, right)
          if table[left, right] != single { Issue.record("\(left) \(operation) \(right)") }
        }
      }
    }
  }
}

/// Half precision to single precision by the processor's rule for NaN: the payload moves to the top.
private enum Float16Bits {
  static func float(_ code: UInt128) -> Float {
    let bits = UInt32(code)
    return Float(bitPattern: (bits & 0x8000) << 16 | 0x7FC0_0000 | (bits & 0x3FF) << 13)
  }
}
