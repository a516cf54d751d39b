import ExactNumbers
import NumberFormats
import TestSupport
import Testing

/// The projection of interim report 4.0 of IEEE P3109, *Binary Floating-point Formats for Machine Learning*, line by
/// line.
///
/// It follows 4.7.3 to 4.7.6, without flags, which the report does not have.
private struct P3109Projection {
  /// A closed extended real.
  enum Value: Equatable {
    case real(ExactRational)
    case infinity(isNegative: Bool)
    case nan
  }

  let precision: Int
  let isSigned: Bool
  let isExtended: Bool
  let bias: Int
  let lowest: ExactRational
  let highest: ExactRational

  init(bits: Int, precision: Int, isSigned: Bool, isExtended: Bool) {
    (self.precision, self.isSigned, self.isExtended) = (precision, isSigned, isExtended)
    let exponentBits = bits - precision + (isSigned ? 0 : 1)
    bias = 1 << (exponentBits - 1)
    let specials = (isExtended ? 1 : 0) + (isSigned ? 0 : 1)
    let top = 1 << (isSigned ? bits - 1 : bits) - 1 - specials
    let (field, fraction) = top.quotientAndRemainder(dividingBy: 1 << (precision - 1))
    let digits = field == 0 ? fraction : fraction + 1 << (precision - 1)
    highest = ExactRational(ExactInteger(digits)).scaled(byPowerOfTwo: max(field, 1) - bias - precision + 1)
    lowest = isSigned ? -highest : 0
  }

  func project(_ value: Value, _ rounding: Rounding, _ saturation: Saturation) -> Value {
    saturate(round(value, rounding), rounding, saturation)
  }

  /// Returns the function ωRoundToPrecision.
  private func round(_ value: Value, _ rounding: Rounding) -> Value {
    guard case .real(let number) = value, number != 0 else { return value }
    var exponent = 1 - bias
    while number.magnitude >= .powerOfTwo(exponent + 1) { exponent += 1 }
    let place = exponent - precision + 1
    let significand = number.magnitude.scaled(byPowerOfTwo: -place)
    let below = significand.floor
    let rest = significand - ExactRational(below)
    let isEven =
      precision > 1
      ? !below.isOdd : below == 0 || ((place + bias) % 2 == 0)
    let half = ExactRational.powerOfTwo(-1)
    let isAway =
      switch rounding {
      case .towardZero: false
      case .up: rest > 0 && number > 0
      case .down: rest > 0 && number < 0
      case .nearestAway: rest >= half
      case .nearestEven: rest > half || rest == half && !isEven
      case .odd: rest > 0 && isEven
      case .stochastic(let random):
        ExactRational(rest.scaled(byPowerOfTwo: 32).floor + ExactInteger(random)) >= .powerOfTwo(32)
      case .stochasticNearest(let random, let bits):
        rest.scaled(byPowerOfTwo: bits).roundedToNearestOrEven + ExactInteger(random) >= .powerOfTwo(bits)
      }
    let rounded = ExactRational(isAway ? below + 1 : below).scaled(byPowerOfTwo: place)
    return .real(number < 0 ? -rounded : rounded)
  }

  /// Returns the function ωSaturate, whose rows apply in order.
  private func saturate(_ value: Value, _ rounding: Rounding, _ saturation: Saturation) -> Value {
    if case .real(let number) = value, lowest <= number, number <= highest { return value }
    let (low, high) = (Value.real(lowest), Value.real(highest))
    switch (saturation, value) {
    case (_, .nan): return .nan
    case (.all, .infinity(let isNegative)): return isNegative ? low : high
    case (.all, .real(let number)): return number < lowest ? low : high
    case (.propagate, .infinity(isNegative: false)): return isExtended ? value : high
    case (.propagate, .infinity(isNegative: true)): return isSigned && isExtended ? value : low
    case (.propagate, .real(let number)): return number < lowest ? low : high
    case (.none, .infinity(isNegative: false)): return isExtended ? value : high
    case (.none, .infinity(isNegative: true)):
      if isSigned, isExtended { return value }
      return isSigned ? low : .nan
    case (.none, .real(let number)):
      if rounding == .odd, !isSigned, isExtended, number > highest { return high }
      if [.towardZero, .down].contains(rounding), number > highest { return high }
      if [.towardZero, .up].contains(rounding), number < lowest { return low }
      if isSigned, isExtended, number < lowest { return .infinity(isNegative: true) }
      if !isSigned, number < lowest { return .nan }
      if number < lowest { return low }
      return isExtended ? .infinity(isNegative: false) : high
    }
  }
}

@Suite("Formats of IEEE P3109")
struct P3109ProjectionTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    let bits: Int
    let precision: Int
    let isSigned: Bool
    let isExtended: Bool
    var testDescription: String { "Binary\(bits)p\(precision)\(isSigned ? "s" : "u")\(isExtended ? "e" : "f")" }

    static let all: [Kind] = (3...6).flatMap { bits in
      (1...bits).flatMap { precision in
        [true, false].flatMap { isSigned in
          [true, false].compactMap { isExtended in
            isSigned && precision == bits
              ? nil : Kind(bits: bits, precision: precision, isSigned: isSigned, isExtended: isExtended)
          }
        }
      }
    }
  }

  static let roundings: [Rounding] =
    Rounding.deterministic + [.stochastic(0), .stochastic(0x4000_0000), .stochastic(.max)]

  @Test(
    "Numbers, values between and beyond them, and infinities are projected as in the report", arguments: Kind.all
  )
  func projection(kind: Kind) throws {
    let format = try FloatFormat.p3109(
      bits: kind.bits, precision: kind.precision, isSigned: kind.isSigned, hasInfinities: kind.isExtended)
    let report = P3109Projection(
      bits: kind.bits, precision: kind.precision, isSigned: kind.isSigned, isExtended: kind.isExtended)
    let wide = FloatArithmetic(.binary64)
    for number in numbers(format) {
      for saturation in Saturation.allCases {
        let arithmetic = FloatArithmetic(format, saturation: saturation)
        for rounding in Self.roundings {
          let found = arithmetic.round(number, rounding: rounding).code.map { format.value(of: $0) }
          let expected = report.project(.real(number), rounding, saturation)
          #expect(found.map(value) == expected, "\(number) \(rounding) \(saturation)")
          for isNegative in [false, true] {
            let infinity = try #require(FloatFormat.binary64.infinity(isNegative: isNegative))
            let code = arithmetic.convert(infinity, from: wide, rounding: rounding).code
            let expected = report.project(.infinity(isNegative: isNegative), rounding, saturation)
            #expect(code.map { value(format.value(of: $0)) } == expected, "\(isNegative) \(rounding) \(saturation)")
          }
        }
      }
    }
  }

  /// Returns all numbers, and the quarters of the way to the next and past the last, with either sign.
  private func numbers(_ format: FloatFormat) -> [ExactRational] {
    let numbers = (0...format.largestFiniteCode).compactMap { format.value(of: $0).exact }
    let last = numbers.last ?? 0
    let between = zip(numbers, numbers.dropFirst() + [last + last]).flatMap { low, high in
      (0...3).map { low + (high - low) * ExactRational(ExactInteger($0)).scaled(byPowerOfTwo: -2) }
    }
    let all = between + [last + last, last * 100]
    return all + all.map { -$0 }
  }

  private func value(_ value: FloatValue) -> P3109Projection.Value {
    switch value {
    case .finite(let number): .real(number.exact)
    case .infinity(let isNegative): .infinity(isNegative: isNegative)
    case .nan: .nan
    }
  }

  @Test(
    "A difference below zero is NaN in a format without a sign, unless it is saturated or rounded up or toward zero")
  func belowZero() throws {
    let named = try FloatFormat(named: "binary8p3ue")
    let format = try #require(named)
    let one = format.nearestFinite(to: 1)
    let two = format.nearestFinite(to: 2)
    for (rounding, isNaN) in [
      (Rounding.nearestEven, true), (.nearestAway, true), (.down, true), (.odd, true), (.up, false),
      (.towardZero, false),
    ] {
      let code = FloatArithmetic(format)(.subtract, one, two, rounding: rounding).code
      #expect(code == (isNaN ? 0xFF : 0), "\(rounding)")
    }
    #expect(FloatArithmetic(format, saturation: .propagate)(.subtract, one, two).code == 0)
    #expect(FloatArithmetic(format).round(-1).code == 0xFF)
  }

  @Test("The formats of 16 bits are the 62 of the working group, and each number is at the code of its bits")
  func sixteenBits() throws {
    let all = SampleFormat.p3109(16...16)
    #expect(all.count == 62)
    for sample in all {
      let format = sample.format
      #expect(format.bits == 16)
      for index in Exhaustive.indices(65_536, part: 500, seed: 60) {
        let code = FloatFormat.Code(index)
        guard let exact = format.value(of: code).exact else { continue }
        #expect(FloatArithmetic(format).round(exact).code == code, "\(sample.name) \(code)")
      }
    }
  }
}
