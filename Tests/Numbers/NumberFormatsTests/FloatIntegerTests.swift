import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Codes and integers")
struct FloatIntegerTests {
  /// Returns the integer that an exact number is rounded to, by the definition of the roundings.
  private func rounded(_ number: ExactRational, _ rounding: Rounding) -> ExactInteger {
    let (below, above) = (number.floor, number.ceiling)
    guard below != above else { return below }
    let share = number - ExactRational(below)
    let half = ExactRational.powerOfTwo(-1)
    let toward = number.isNegative ? above : below
    let away = number.isNegative ? below : above
    switch rounding {
    case .towardZero: return toward
    case .up: return above
    case .down: return below
    case .odd: return below.isOdd ? below : above
    case .nearestAway: return share == half ? away : share < half ? below : above
    default: return share == half ? (below.isOdd ? above : below) : share < half ? below : above
    }
  }

  private func check<Integer: FixedWidthInteger & Sendable>(
    _ type: Integer.Type, _ sample: SampleFormat, _ codes: some Sequence<FloatFormat.Code>
  ) throws {
    let arithmetic = FloatArithmetic(sample.format)
    for code in codes {
      for rounding in Rounding.deterministic {
        let quiet = arithmetic.integer(code, as: type, rounding: rounding)
        let exact = arithmetic.integer(code, as: type, rounding: rounding, signalsInexact: true)
        #expect(exact.value == quiet.value && exact.clamped == quiet.clamped)
        switch sample.format.value(of: code) {
        case .nan: #expect(quiet.value == nil && quiet.clamped == 0 && quiet.flags == .invalid)
        case .infinity(let isNegative):
          #expect(quiet.value == nil && quiet.clamped == (isNegative ? .min : .max) && quiet.flags == .invalid)
        case .finite(let number):
          let integer = rounded(number.exact, rounding)
          if let expected = Integer(exactly: integer) {
            let isInexact = ExactRational(integer) != number.exact
            #expect(quiet.value == expected && quiet.clamped == expected && quiet.flags == [], "\(code) \(rounding)")
            #expect(exact.flags == (isInexact ? .inexact : []), "\(code) \(rounding)")
          } else {
            #expect(quiet.value == nil && quiet.clamped == (integer.isNegative ? .min : .max), "\(code) \(rounding)")
            #expect(quiet.flags == .invalid && exact.flags == .invalid)
          }
        }
      }
    }
  }

  @Test(
    "Every code of small formats becomes the integer that its value is rounded to, or is invalid",
    arguments: SampleFormat.named(upTo: 8) + SampleFormat.odd)
  func small(sample: SampleFormat) throws {
    let codes = 0...sample.format.largestCode
    try check(Int8.self, sample, codes)
    try check(UInt8.self, sample, codes)
    try check(Int32.self, sample, codes)
    try check(UInt128.self, sample, codes)
  }

  @Test(
    "Every code of wider formats becomes the integer that its value is rounded to, or is invalid",
    arguments: SampleFormat.named(upTo: 128).filter { $0.format.bits > 8 })
  func wide(sample: SampleFormat) throws {
    var random = SplitMix64(seed: 150)
    let format = sample.format
    // Exponents about the widths of the integers.
    let codes = (0..<Exhaustive.count(20_000, part: 400)).map { _ -> FloatFormat.Code in
      let field = FloatFormat.Code(format.bias + Int.random(in: -3...130, using: &random))
      let code = FloatFormat.Code(random.next()) << 64 | FloatFormat.Code(random.next())
      let fraction = (code & (1 << FloatFormat.Code(format.fractionBits) - 1)) >> FloatFormat.Code(random.next() % 8)
      let sign = random.next() & 1 == 0 ? 0 : format.signBit
      return (field << FloatFormat.Code(format.fractionBits) | fraction) & format.largestMagnitude | sign
    }
    try check(Int16.self, sample, codes)
    try check(Int64.self, sample, codes)
    try check(UInt64.self, sample, codes)
    try check(Int128.self, sample, codes)
  }

  @Test("Every code of half precision becomes the right integer", .enabled(if: Exhaustive.isWhole))
  func half() throws {
    try check(Int16.self, SampleFormat(name: "binary16", format: .binary16), 0...0xFFFF)
  }

  @Test("Integers become the codes of their exact values", arguments: SampleFormat.named(upTo: 128))
  func encoding(sample: SampleFormat) {
    var random = SplitMix64(seed: 151)
    let arithmetic = FloatArithmetic(sample.format)
    for rounding in Rounding.deterministic + [.stochastic(0x1234_5678)] {
      for integer in Int8.min...Int8.max {
        let exact = arithmetic.round(ExactRational(ExactInteger(integer)), rounding: rounding)
        #expect(arithmetic.encode(integer: integer, rounding: rounding) == exact, "\(integer) \(rounding)")
      }
      for _ in 0..<50 {
        let integer = random.int128(bits: 127)
        let exact = arithmetic.round(ExactRational(ExactInteger(integer)), rounding: rounding)
        #expect(arithmetic.encode(integer: integer, rounding: rounding) == exact, "\(integer) \(rounding)")
      }
      #expect(
        arithmetic.encode(integer: UInt128.max, rounding: rounding)
          == arithmetic.round(ExactRational(ExactInteger(UInt128.max)), rounding: rounding))
    }
  }
}
