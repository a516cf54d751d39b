import ExactNumbers
import TestSupport
import Testing

@testable import NumberFormats

/// Texts read with 128 bits, compared with exact numbers.
@Suite("Numbers as text") struct FloatTextTests {
  static let formats: [FloatFormat] = [
    .binary16, .bfloat16, .binary32, .binary64, .binary128, .e4m3fn, .e5m2fnuz, .float5, .e8m0fnu, .tf32,
  ]

  private func exact(_ text: String, _ arithmetic: FloatArithmetic, _ rounding: Rounding) -> FloatResult? {
    var text = text
    return text.withUTF8 { arithmetic.encodeExactly($0, rounding) }
  }

  private func expectSame(_ text: String, _ arithmetic: FloatArithmetic, _ roundings: [Rounding]) {
    for rounding in roundings {
      let (fast, exact) = (arithmetic.encode(text: text, rounding: rounding), exact(text, arithmetic, rounding))
      #expect(fast == exact, "\(text) \(arithmetic.format.bits) bits, \(rounding)")
    }
    #expect(arithmetic.encode(text: Array(text.utf8).span) == arithmetic.encode(text: text))
  }

  @Test("Random decimals are rounded like exact numbers, with the same exceptions", arguments: formats) func decimals(
    format: FloatFormat
  ) {
    var random = SplitMix64(seed: 230)
    let arithmetic = FloatArithmetic(format)
    for round in 0..<Exhaustive.count(40_000, part: 1_200) {
      let digits = random.decimal(digits: 1 + Int(random.next() % (round % 4 == 0 ? 40 : 20)))
      let point = digits.index(digits.startIndex, offsetBy: digits.hasPrefix("-") ? 2 : 1)
      let exponent = Int(random.next() % (round % 3 == 0 ? 700 : 30)) - (round % 3 == 0 ? 350 : 15)
      let isWhole = digits[point...].isEmpty || random.next() % 3 == 0
      let mantissa = isWhole ? digits : "\(digits[..<point]).\(digits[point...])"
      expectSame("\(mantissa)e\(exponent)", arithmetic, [.nearestEven, random.pick(Rounding.deterministic)])
    }
  }

  @Test(
    "Numbers, middles of two numbers, and their neighbors in the last of 40 digits are rounded right",
    arguments: formats) func ties(format: FloatFormat)
  {
    var random = SplitMix64(seed: 231)
    let arithmetic = FloatArithmetic(format)
    for _ in 0..<Exhaustive.count(4_000, part: 150) {
      // Near 1, so that the middles have few digits, or anywhere.
      let one = arithmetic.encode(1.0).code ?? 0
      let code =
        random.next() & 1 == 0
        ? FloatFormat.Code(random.next()) & format.largestFiniteCode
        : (one + FloatFormat.Code(random.next() % 64)) & format.largestMagnitude
      guard code < format.largestFiniteCode, let low = format.value(of: code).exact,
        let high = format.value(of: code + 1).exact
      else { continue }
      for number in [low, (low + high) * .powerOfTwo(-1)] {
        guard let text = number.scientificDescription, text.utf8.count < 60 else { continue }
        expectSame(text, arithmetic, Rounding.deterministic)
        expectSame("-" + text, arithmetic, [.nearestEven])
        if text.utf8.count > 40 { continue }
        let parts = text.split(separator: "e")
        let digits = parts[0].contains(".") ? parts[0] : parts[0] + ".0"
        expectSame("\(digits)\(String(repeating: "0", count: 25))1e\(parts[1])", arithmetic, Rounding.deterministic)
        let cut = number - ExactRational(1).scaled(byPowerOfTen: (number.decimalExponent ?? 0) - 30)
        if let text = cut.scientificDescription { expectSame(text, arithmetic, Rounding.deterministic) }
      }
    }
  }

  @Test(
    "Texts are those of exact numbers",
    arguments: [
      "0", "-0", "+1", "-0.0e5", "1.", ".5", "", "-", "1e", "1e+", "1e-5", "1E+7", "1e5.", "0x1.8p1", "1/8", "-1/3",
      " 1", "1 ", "1e400", "-1e-400", "1e99999", "0e99999", "١", "1_000", "nan", "inf", "00000000000000000000000012.5",
      "0.00000000000000000000000000000000000000012345678901234567890123", "123456789012345678901234567890000000000",
      "10000000000000000000000000000000000000000e-40", "1e0001", "1e00001", "1.5e-00000001", "9007199254740993",
      "9007199254740992.999999999999999999999", "2.2250738585072011e-308", "1.7976931348623158e308",
      "1.7976931348623159e308", "0.5", "0.1", "4503599627370497.5", "4503599627370498.5",
      String(repeating: "1", count: 900), "1" + String(repeating: "0", count: 700) + ".25e-700",
    ]) func forms(text: String)
  {
    for format in [FloatFormat.binary64, .binary32, .e4m3fn, .binary128] {
      expectSame(text, FloatArithmetic(format), Rounding.deterministic + [.stochastic(5)])
    }
  }

  @Test("Saturation and payloads of NaN change nothing else") func saturation() {
    let arithmetic = FloatArithmetic(.e4m3fn, saturation: .all)
    #expect(arithmetic.encode(text: "1e9") == FloatResult(code: 0x7E, flags: [.overflow, .inexact]))
    #expect(FloatArithmetic(.e4m3fn).encode(text: "1e9")?.code == 0x7F)
    #expect(FloatArithmetic(.binary32).encode(text: "-0")?.code == 0x8000_0000)
  }
}
