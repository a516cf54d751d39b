import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("The 80-bit format of x87")
struct ExtendedArithmeticTests {
  typealias Code = ExtendedArithmetic.Code
  private let arithmetic = ExtendedArithmetic()

  private func code(_ top: UInt16, _ significand: UInt64) -> Code { Code(top) << 64 | Code(significand) }

  @Test("Codes are classified as in the manual")
  func classes() {
    let one: UInt64 = 1 << 63
    let all: [(UInt16, UInt64, ExtendedArithmetic.Class)] = [
      (0, 0, .zero), (0x8000, 0, .zero), (0, 1, .denormal), (0, one, .pseudoDenormal), (0x8000, .max, .pseudoDenormal),
      (1, one, .normal), (0x7FFE, .max, .normal), (1, 0, .unnormal), (0x3FFF, one - 1, .unnormal),
      (0x7FFF, one, .infinity), (0xFFFF, one, .infinity), (0x7FFF, 0, .pseudoInfinity), (0x7FFF, 1, .pseudoNaN),
      (0x7FFF, 3 << 62, .quietNaN), (0x7FFF, one | 1, .signalingNaN),
    ]
    for (top, significand, expected) in all {
      #expect(ExtendedArithmetic.classify(code(top, significand)) == expected, "\(top) \(significand)")
      #expect((ExtendedArithmetic.hidden(code(top, significand)) == nil) == !expected.isSupported)
    }
    #expect(Set(all.map(\.2)).count == ExtendedArithmetic.Class.allCases.count)
  }

  @Test("A pseudo-denormal is the number with the exponent bits 1")
  func pseudoDenormals() {
    let (pseudo, normal) = (code(0, 5 << 61), code(1, 5 << 61))
    #expect(ExtendedArithmetic.value(of: pseudo) == ExtendedArithmetic.value(of: normal))
    #expect(ExtendedArithmetic.value(of: normal).exact == ExactRational.powerOfTwo(-16_384) * 5)
    #expect(arithmetic(.add, pseudo, 0) == FloatResult(code: normal))
  }

  @Test("An unsupported operand is invalid, and the result is the real indefinite")
  func unsupported() {
    let indefinite = FloatResult(code: ExtendedArithmetic.realIndefinite, flags: .invalid)
    for operand in [code(1, 1), code(0x7FFF, 0), code(0x7FFF, 7)] {
      #expect(arithmetic(.add, operand, code(0x3FFF, 1 << 63)) == indefinite)
      #expect(arithmetic(.divide, code(0x3FFF, 1 << 63), operand) == indefinite)
      #expect(arithmetic.squareRoot(operand) == indefinite && arithmetic.roundToIntegral(operand) == indefinite)
      #expect(
        arithmetic.convert(operand, to: FloatArithmetic(.binary64))
          == FloatResult(code: FloatFormat.binary64.nan, flags: .invalid))
    }
    #expect(arithmetic(.subtract, code(0x7FFF, 1 << 63), code(0x7FFF, 1 << 63)) == indefinite)
  }

  @Test("The result of an operation on NaNs is one of them, made quiet, as the manual chooses it")
  func nans() {
    let one = code(0x3FFF, 1 << 63)
    let (quiet, larger) = (code(0x7FFF, 0xC000_0000_0000_0001), code(0xFFFF, 0xC000_0000_0000_0002))
    let (signaling, negative) = (code(0x7FFF, 0x8000_0000_0000_0004), code(0xFFFF, 0x8000_0000_0000_0004))
    let expected: [(Code, Code, Code, FloatFlags)] = [
      (quiet, one, quiet, []), (one, larger, larger, []), (quiet, larger, larger, []),
      (signaling, quiet, quiet, .invalid), (larger, signaling, larger, .invalid),
      (one, negative, code(0xFFFF, 0xC000_0000_0000_0004), .invalid),
      (negative, signaling, code(0x7FFF, 0xC000_0000_0000_0004), .invalid),
    ]
    for (left, right, nan, flags) in expected {
      for operation in [FloatOperation.add, .subtract, .multiply, .divide] {
        #expect(arithmetic(operation, left, right) == FloatResult(code: nan, flags: flags))
      }
    }
    #expect(arithmetic.squareRoot(negative) == FloatResult(code: code(0xFFFF, 0xC000_0000_0000_0004), flags: .invalid))
    let double = FloatArithmetic(.binary64, nanPropagation: .payload)
    let loaded = FloatResult(code: code(0x7FFF, 0xE000_0000_0009_1800), flags: .invalid)
    #expect(arithmetic.convert(0x7FF4_0000_0000_0123, from: double) == loaded)
    let stored = FloatResult(code: 0xFFFC_0000_0000_0001, flags: .invalid)
    #expect(arithmetic.convert(code(0xFFFF, 0xA000_0000_0000_0FFF), to: double) == stored)
  }

  @Test("Doubles are loaded exactly, and stored unchanged", arguments: [180])
  func doubles(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let double = FloatArithmetic(.binary64)
    for _ in 0..<5_000 {
      let bits = FloatFormat.Code(random.next())
      let value = FloatFormat.binary64.value(of: bits)
      guard value != .nan, let loaded = arithmetic.convert(bits, from: double).code else { continue }
      #expect(ExtendedArithmetic.value(of: loaded).description == value.description)
      #expect(arithmetic.convert(loaded, to: double) == FloatResult(code: bits))
    }
    #expect(arithmetic.round(1) == FloatResult(code: code(0x3FFF, 1 << 63)))
  }

  #if arch(x86_64) && !os(Windows) && !os(Android)
    private func code(_ number: Float80) -> Code {
      code(UInt16(number.sign == .minus ? 0x8000 : 0) | UInt16(number.exponentBitPattern), explicit(number))
    }

    /// Returns the significand as the processor stores it, since a number cannot be shifted.
    private func explicit(_ number: Float80) -> UInt64 {
      withUnsafeBytes(of: number) { $0.loadUnaligned(as: UInt64.self) }
    }

    private func machine(_ code: Code) -> Float80 {
      var number: Float80 = 0
      withUnsafeMutableBytes(of: &number) {
        $0.storeBytes(of: UInt64(truncatingIfNeeded: code), as: UInt64.self)
        $0.storeBytes(of: UInt16(truncatingIfNeeded: code >> 64), toByteOffset: 8, as: UInt16.self)
      }
      return number
    }

    @Test("Sums, differences, products, quotients and roots are those of the processor", arguments: [181])
    func processor(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      func operand() -> Code {
        let spread = random.next() & 1 == 0 ? 80 : 0x3FFE
        let field = UInt16(max(0, 0x3FFF + Int.random(in: -spread...spread, using: &random)))
        let significand = random.next() << (random.next() & 1 == 0 ? 0 : 40)
        // Denormals, pseudo-denormals, normal numbers and unnormals.
        if random.next() & 15 == 0 { return code(random.next() & 1 == 0 ? 0x7FFF : 0xFFFF, significand | 1 << 63) }
        let integerBit: UInt64 = field == 0 || random.next() & 31 == 0 ? 0 : 1 << 63
        return code(field | (random.next() & 1 == 0 ? 0x8000 : 0), significand | integerBit)
      }
      for _ in 0..<Exhaustive.count(500_000, part: 20_000) {
        let (x, y) = (operand(), operand())
        let (left, right) = (machine(x), machine(y))
        let pairs: [(FloatOperation, Float80)] = [
          (.add, left + right), (.subtract, left - right), (.multiply, left * right), (.divide, left / right),
        ]
        for (operation, expected) in pairs {
          let found = arithmetic(operation, x, y).code
          #expect(found == code(expected), "\(String(x, radix: 16)) \(operation) \(String(y, radix: 16)) seed \(seed)")
        }
        #expect(arithmetic.squareRoot(x).code == code(left.squareRoot()), "\(String(x, radix: 16)) seed \(seed)")
      }
    }
  #endif
}
