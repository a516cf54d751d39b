import ExactNumbers
import NumberFormats
import TestSupport
import Testing

@Suite("Properties of wide decimal formats")
struct DecimalPropertyTests {
  static let formats: [DecimalFormat] = [.decimal32, .decimal64, .decimal128]

  /// Returns a number with at most the format's digits, whose exponent is small or any other.
  private func number(_ format: DecimalFormat, _ random: inout SplitMix64) throws -> DecimalValue {
    let digits = random.decimal(digits: Int.random(in: 1...format.digits, using: &random))
    let reach = Bool.random(using: &random) ? 5 : format.maximumExponent - format.digits
    let exponent = Int.random(in: -reach...reach, using: &random)
    let result = try #require(format.round("\(digits)e\(exponent)"))
    #expect(result.flags.isDisjoint(with: [.overflow, .invalid]))
    return result.value
  }

  /// Checks that the roundings down, up and to the nearest number are the neighbors of an exact number, and the nearer
  /// one.
  private func check(
    _ format: DecimalFormat, _ exact: ExactRational, _ text: String, _ round: (Rounding) -> DecimalResult
  ) {
    let (down, up, near) = (round(.down), round(.up), round(.nearestEven))
    guard let low = down.value.exact, let high = up.value.exact, let nearest = near.value.exact else {
      #expect(exact.magnitude > format.largest.exact, "\(text)")
      return
    }
    let comment: Comment = "\(text)"
    #expect(low <= exact && exact <= high && (nearest == low || nearest == high), comment)
    #expect(down.flags.contains(.inexact) == (low != high) && down.flags == up.flags && near.flags == up.flags, comment)
    if low != high {
      #expect(format.nextUp(down.value) == up.value && format.nextDown(up.value) == down.value, comment)
    }
    #expect((nearest - exact).magnitude <= min(exact - low, high - exact), comment)
    let zeroward = exact.isNegative ? up : down
    #expect(round(.towardZero) == zeroward, comment)
    #expect(round(.odd).value == (low == high || isOdd(down.value, format) ? down : up).value, comment)
  }

  private func isOdd(_ value: DecimalValue, _ format: DecimalFormat) -> Bool {
    guard let exact = value.exact, let unit = format.unitInTheLastPlace(of: value), let units = try? exact / unit else {
      return false
    }
    return units.numerator.isOdd
  }

  @Test(
    "The directed results are the neighbors of the exact one, and the nearest result is the nearer of them",
    arguments: formats)
  func neighbors(format: DecimalFormat) throws {
    for seed in [64, 164] as [UInt64] {
      var random = SplitMix64(seed: seed)
      for _ in 0..<60 {
        let (left, right) = (try number(format, &random), try number(format, &random))
        let (x, y) = (try #require(left.exact), try #require(right.exact))
        let text = "\(x.scientificDescription ?? "") and \(y.scientificDescription ?? ""), seed \(seed)"
        check(format, x + y, text) { format.perform(.add, left, right, rounding: $0) }
        check(format, x - y, text) { format.perform(.subtract, left, right, rounding: $0) }
        check(format, x * y, text) { format.perform(.multiply, left, right, rounding: $0) }
        if y != 0 { check(format, try x / y, text) { format.perform(.divide, left, right, rounding: $0) } }
        check(format, x * y + x, text) { format.fusedMultiplyAdd(left, right, left, rounding: $0) }
      }
    }
  }

  @Test("The number lies between the squares of its roots rounded down and up", arguments: formats)
  func squareRoots(format: DecimalFormat) throws {
    for seed in [65, 165] as [UInt64] {
      var random = SplitMix64(seed: seed)
      for _ in 0..<60 {
        let value = try number(format, &random)
        let (number, operand) = value.exact?.isNegative == true ? (value.negated, value) : (value, value.negated)
        let exact = try #require(number.exact)
        let (down, up) = (format.squareRoot(number, rounding: .down), format.squareRoot(number, rounding: .up))
        let (low, high) = (try #require(down.value.exact), try #require(up.value.exact))
        #expect(low * low <= exact && exact <= high * high, "\(exact), seed \(seed)")
        #expect(low == high ? down.flags == [] : format.nextUp(down.value) == up.value, "\(exact), seed \(seed)")
        #expect(exact == 0 || format.squareRoot(operand).flags == .invalid)
        let square = format.perform(.multiply, up.value, up.value)
        if square.flags == [] { #expect(format.squareRoot(square.value).value == up.value) }
      }
    }
  }

  @Test("Texts, remainders and neighbors of decimals return to the original", arguments: formats)
  func roundTrips(format: DecimalFormat) throws {
    for seed in [66, 166] as [UInt64] {
      var random = SplitMix64(seed: seed)
      for _ in 0..<60 {
        let (left, right) = (try number(format, &random), try number(format, &random))
        #expect(format.round(left.description) == format.round(left), "seed \(seed)")
        #expect(format.nextDown(format.nextUp(left)) == left || left.exact == 0, "seed \(seed)")
        guard let x = left.exact, let y = right.exact, y != 0 else { continue }
        let remainder = format.perform(.remainder, left, right)
        let rest = try #require(remainder.value.exact)
        #expect(remainder.flags == [] && rest.magnitude * 2 <= y.magnitude, "seed \(seed)")
        #expect(try ((x - rest) / y).denominator == 1, "seed \(seed)")
      }
    }
  }
}

/// Numbers of few digits in integers, compared with exact rational numbers rounded once.
@Suite("Short decimal numbers")
struct ShortDecimalTests {
  static let formats: [DecimalFormat] =
    [.decimal32, .decimal64]
    + [(1, 3), (2, 1), (3, 5), (16, 20), (17, 30)].compactMap { digits, exponent in
      try? DecimalFormat(digits: digits, maximumExponent: exponent)
    }

  /// Returns numbers near each other, near powers of ten and anywhere.
  private func number(_ format: DecimalFormat, _ random: inout SplitMix64) -> DecimalValue {
    let most = min(format.digits, 17)
    let reach = Int.random(in: 0...3, using: &random) == 0 ? format.maximumExponent : min(format.maximumExponent, 40)
    let exponent = Int.random(in: -reach...reach, using: &random) - Int.random(in: 0...most, using: &random)
    let digits = random.decimal(digits: Int.random(in: 1...most, using: &random))
    let text = random.pick([
      digits, "1", "-1", "5", "\(digits.hasPrefix("-") ? "-" : "")\(String(repeating: "9", count: most))",
    ])
    return format.round("\(text)e\(exponent)")?.value ?? .nan
  }

  @Test("Every result is the exact one, rounded once, with its exceptions", arguments: formats)
  func results(format: DecimalFormat) throws {
    var random = SplitMix64(seed: 90)
    for _ in 0..<Exhaustive.count(20_000, part: 1_500) {
      let (left, right) = (number(format, &random), number(format, &random))
      guard let x = left.exact, let y = right.exact else { continue }
      let rounding = random.pick(Rounding.deterministic)
      var pairs: [(FloatOperation, ExactRational)] = [(.add, x + y), (.subtract, x - y), (.multiply, x * y)]
      if y != 0 { pairs.append((.divide, try x / y)) }
      for (operation, exact) in pairs {
        let result = format.perform(operation, left, right, rounding: rounding)
        guard exact != 0 else {
          #expect(result.value.exact == 0 && result.flags == [], "\(left) \(operation) \(right)")
          continue
        }
        #expect(result == format.round(exact, rounding: rounding), "\(left) \(operation) \(right), \(rounding)")
      }
    }
  }
}
