/// Arithmetic on decimal numbers of up to 17 digits, in integers of 128 bits with a trace of the rest.
///
/// Other operations are left to exact rational numbers.
struct ShortDecimalArithmetic {
  private let format: DecimalFormat
  private let rounding: Rounding

  /// Creates the arithmetic of a format, or nil if the format needs exact numbers.
  @inline(__always)
  init?(_ format: DecimalFormat, _ rounding: Rounding) {
    guard format.digits <= 17, !rounding.isStochastic else { return nil }
    (self.format, self.rounding) = (format, rounding)
  }

  /// Returns the result of an operation on two numbers, or nil if it needs exact numbers.
  func perform(_ operation: FloatOperation, _ left: DecimalNumber, _ right: DecimalNumber) -> DecimalResult? {
    let (leftDigits, rightDigits) = (left.low, right.low)
    guard left.high | right.high == 0, leftDigits &- 1 < Self.limit, rightDigits &- 1 < Self.limit else { return nil }
    let isNegative = left.isNegative != right.isNegative
    switch operation {
    case .add: return sum((leftDigits, left.exponent, left.isNegative), (rightDigits, right.exponent, right.isNegative))
    case .subtract:
      return sum((leftDigits, left.exponent, left.isNegative), (rightDigits, right.exponent, !right.isNegative))
    case .multiply:
      let product = UInt128(leftDigits) &* UInt128(rightDigits)
      return round(isNegative, product, left.exponent + right.exponent, hasTrace: false)
    case .divide:
      // The dividend has 37 digits, so the quotient has at least 20.
      let shift = 37 - Self.digitCount(UInt128(leftDigits))
      let (quotient, rest) = Self.quotientAndRemainder(
        UInt128(leftDigits) &* Self.powers[shift], UInt128(rightDigits))
      return round(isNegative, quotient, left.exponent - right.exponent - shift, hasTrace: rest != 0)
    case .remainder: return nil
    }
  }

  private typealias Term = (digits: UInt64, exponent: Int, isNegative: Bool)

  private func sum(_ left: Term, _ right: Term) -> DecimalResult? {
    let (high, low) = left.exponent >= right.exponent ? (left, right) : (right, left)
    // Enough extra digits that a cancellation takes only one of them if something is cut off.
    let distance = high.exponent - low.exponent
    let shift = min(distance, 19)
    let scaled = UInt128(high.digits) &* Self.powers[shift]
    let cut = distance - shift
    let (part, rest) =
      cut == 0
      ? (UInt128(low.digits), 0)
      : cut > 19
        ? (0, UInt128(low.digits)) : Self.quotientAndRemainder(UInt128(low.digits), Self.powers[cut])
    let exponent = high.exponent - shift
    guard high.isNegative != low.isNegative else {
      return round(high.isNegative, scaled &+ part, exponent, hasTrace: rest != 0)
    }
    if scaled == part, rest == 0 { return DecimalResult(.zero(isNegative: rounding == .down)) }
    return scaled > part
      ? round(high.isNegative, scaled &- part &- (rest == 0 ? 0 : 1), exponent, hasTrace: rest != 0)
      : round(low.isNegative, part &- scaled, exponent, hasTrace: false)
  }

  /// Rounds a number from which a part below a unit may be cut off; nil if it is beyond the largest number.
  private func round(_ isNegative: Bool, _ digits: UInt128, _ exponent: Int, hasTrace: Bool) -> DecimalResult? {
    let first = exponent + Self.digitCount(digits) - 1
    guard first <= format.maximumExponent else { return nil }
    let place = format.lastPlace(exponent: first)
    let cut = place - exponent
    guard cut <= 38, cut > 0 || !hasTrace else { return nil }
    guard cut > 0 else {
      return DecimalResult(.finite(Self.number(isNegative, digits, exponent)))
    }
    let power = Self.powers[cut]
    let (kept, rest) = Self.quotientAndRemainder(digits, power)
    let isExact = rest == 0 && !hasTrace
    let isUp = rounding.roundsUp(
      rest: Self.share(rest, of: power, hasTrace: hasTrace), isNegative: isNegative, isOdd: kept & 1 == 1)
    let rounded = Self.number(isNegative, isUp ? kept &+ 1 : kept, place)
    if isUp, first == format.maximumExponent, rounded.exponent > format.maximumExponent { return nil }
    let flags: FloatFlags = isExact ? [] : first < format.minimumExponent ? [.inexact, .underflow] : .inexact
    return DecimalResult(.finite(rounded), flags)
  }

  /// Divides two numbers, with the processor's division if the quotient fits a word.
  @inline(__always)
  private static func quotientAndRemainder(_ number: UInt128, _ divisor: UInt128) -> (
    quotient: UInt128, remainder: UInt128
  ) {
    let high = UInt64(truncatingIfNeeded: number &>> 64)
    guard let word = UInt64(exactly: divisor), high < word else {
      return number.quotientAndRemainder(dividingBy: divisor)
    }
    let (quotient, rest) = word.dividingFullWidth((high, UInt64(truncatingIfNeeded: number)))
    return (UInt128(quotient), UInt128(rest))
  }

  /// Returns the side of a half that a part of a power of ten is on, as a binary fraction.
  private static func share(_ rest: UInt128, of power: UInt128, hasTrace: Bool) -> UInt64 {
    let half = power &>> 1
    let trace: UInt64 = hasTrace ? 1 : 0
    if rest == half { return 1 &<< 63 | trace }
    if rest > half { return 3 &<< 62 }
    return rest == 0 ? trace : 1 &<< 62
  }

  /// Returns a number of at most 17 digits without the zeros at their end.
  @inline(__always)
  private static func number(_ isNegative: Bool, _ digits: UInt128, _ exponent: Int) -> DecimalNumber {
    var (digits, exponent) = (UInt64(truncatingIfNeeded: digits), exponent)
    // Most numbers have none.
    if digits % 10 == 0 { removeZeros(&digits, &exponent) }
    return DecimalNumber(isNegative: isNegative, withoutTrailingZeros: UInt128(digits), exponent: exponent)
  }

  /// Removes the zeros at the end of digits, and sets the exponent of zero to 0.
  private static func removeZeros(_ digits: inout UInt64, _ exponent: inout Int) {
    guard digits != 0 else {
      exponent = 0
      return
    }
    func remove(_ power: UInt64, _ places: Int) {
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: power)
      if rest == 0 { (digits, exponent) = (quotient, exponent + places) }
    }
    remove(100_000_000, 8)
    remove(100_000_000, 8)
    remove(10_000, 4)
    remove(100, 2)
    remove(10, 1)
  }

  /// Returns the number of decimal digits of a number above zero.
  private static func digitCount(_ number: UInt128) -> Int {
    // 1233 / 4096 is a little more than the logarithm of 2.
    let bits = 128 &- number.leadingZeroBitCount
    let least = (bits &* 1_233) &>> 12
    return number < powers[least] ? least : least &+ 1
  }

  /// The number of coefficients above zero of at most 17 digits.
  private static let limit: UInt64 = 99_999_999_999_999_999

  /// The powers 10⁰ to 10³⁸, which fit 128 bits.
  private static let powers: [UInt128] = {
    var powers: [UInt128] = [1]
    for _ in 1...38 { powers.append(powers[powers.count - 1] * 10) }
    return powers
  }()
}
