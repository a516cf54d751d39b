/// Arithmetic on decimal numbers of up to 34 digits, in integers of 256 bits with a trace of the rest.
///
/// Zeros, results beyond the largest number and stochastic roundings are left to exact rational numbers.
struct WideDecimalArithmetic {
  /// A number: digits times a power of ten, and a part of the last place that was cut off.
  struct Term {
    var isNegative: Bool
    var digits: WideInteger
    var exponent: Int
    var hasTrace = false
  }

  private let format: DecimalFormat
  private let rounding: Rounding

  /// Creates the arithmetic of a format, or nil if it needs exact numbers.
  @inline(__always)
  init?(_ format: DecimalFormat, _ rounding: Rounding) {
    guard !rounding.isStochastic else { return nil }
    (self.format, self.rounding) = (format, rounding)
  }

  /// The largest number of digits that an intermediate result has; 256 bits are enough for 77.
  private static let most = 75

  /// Returns the result of an operation on two numbers, or nil if it needs exact numbers.
  func perform(_ operation: FloatOperation, _ left: DecimalNumber, _ right: DecimalNumber) -> DecimalResult? {
    let (x, y) = (left.digits, right.digits)
    guard x != 0, y != 0 else { return nil }
    let isNegative = left.isNegative != right.isNegative
    switch operation {
    case .add, .subtract:
      let term = Term(isNegative: left.isNegative, digits: WideInteger(x), exponent: left.exponent)
      let isOtherNegative = operation == .add ? right.isNegative : !right.isNegative
      return sum(term, Term(isNegative: isOtherNegative, digits: WideInteger(y), exponent: right.exponent))
    case .multiply:
      let product = WideInteger(x, times: y)
      return round(Term(isNegative: isNegative, digits: product, exponent: left.exponent + right.exponent))
    case .divide:
      // The quotient has 36 or 37 digits.
      let shift = WideInteger(y).digitCount + 36 - WideInteger(x).digitCount
      let dividend = WideInteger(x).scaled(byPowerOfTen: shift)
      let (quotient, rest) = y.dividingFullWidth((dividend.high, dividend.low))
      return round(
        Term(
          isNegative: isNegative, digits: WideInteger(quotient), exponent: left.exponent - right.exponent - shift,
          hasTrace: rest != 0))
    case .remainder: return nil
    }
  }

  /// Returns the product of two numbers plus a third one, rounded once, or nil if it needs exact numbers.
  func fusedMultiplyAdd(_ left: DecimalNumber, _ right: DecimalNumber, _ addend: DecimalNumber) -> DecimalResult? {
    let (x, y, z) = (left.digits, right.digits, addend.digits)
    guard x != 0, y != 0, z != 0 else { return nil }
    let product = Term(
      isNegative: left.isNegative != right.isNegative, digits: WideInteger(x, times: y),
      exponent: left.exponent + right.exponent)
    return sum(product, Term(isNegative: addend.isNegative, digits: WideInteger(z), exponent: addend.exponent))
  }

  /// Returns the square root of a number above zero, or nil if it needs exact numbers.
  func squareRoot(_ number: DecimalNumber) -> DecimalResult? {
    guard !number.isNegative, !number.isZero else { return nil }
    let wide = WideInteger(number.digits)
    // The root of 71 or 72 digits has 36; the exponent is even.
    let room = 72 - wide.digitCount
    let shift = (number.exponent - room) & 1 == 0 ? room : room - 1
    let radicand = wide.scaled(byPowerOfTen: shift)
    let root = radicand.squareRoot
    let hasTrace = WideInteger(root, times: root) != radicand
    return round(
      Term(
        isNegative: false, digits: WideInteger(root), exponent: (number.exponent - shift) / 2, hasTrace: hasTrace))
  }

  /// Returns a rounded sum; a term far below the other one leaves only a trace.
  private func sum(_ left: Term, _ right: Term) -> DecimalResult? {
    let (leftCount, rightCount) = (left.digits.digitCount, right.digits.digitCount)
    let first = max(left.exponent + leftCount, right.exponent + rightCount)
    // If the first digits are near each other, nothing is cut off; otherwise a difference has at most a digit less.
    let place = max(min(left.exponent, right.exponent), first - Self.most)
    let (x, y) = (Self.aligned(left, leftCount, at: place), Self.aligned(right, rightCount, at: place))
    if left.isNegative == right.isNegative {
      return round(
        Term(
          isNegative: left.isNegative, digits: x.digits.adding(y.digits), exponent: place,
          hasTrace: x.hasTrace || y.hasTrace))
    }
    if x.digits == y.digits, !x.hasTrace, !y.hasTrace {
      return DecimalResult(.zero(isNegative: rounding == .down))
    }
    let (more, less) = x.digits < y.digits ? (y, x) : (x, y)
    // A term that was cut off is the smaller one.
    var difference = more.digits.subtracting(less.digits)
    if less.hasTrace { difference = difference.subtracting(WideInteger(1)) }
    return round(
      Term(isNegative: more.isNegative, digits: difference, exponent: place, hasTrace: less.hasTrace))
  }

  /// Returns a term with the last digit at a place.
  private static func aligned(_ term: Term, _ count: Int, at place: Int) -> Term {
    var result = term
    result.exponent = place
    if term.exponent >= place {
      result.digits = term.digits.scaled(byPowerOfTen: term.exponent - place)
    } else if place - term.exponent > count {
      (result.digits, result.hasTrace) = (WideInteger(0), true)
    } else {
      (result.digits, result.hasTrace) = term.digits.cut(byPowerOfTen: place - term.exponent)
    }
    return result
  }

  /// Rounds a number above or below zero; nil if it is beyond the largest number.
  private func round(_ exact: Term) -> DecimalResult? {
    guard exact.digits != WideInteger(0) else { return nil }
    let first = exact.exponent + exact.digits.digitCount - 1
    guard first <= format.maximumExponent else { return nil }
    let place = format.lastPlace(exponent: first)
    let cut = place - exact.exponent
    guard cut > 0 else {
      return exact.hasTrace
        ? nil : DecimalResult(.finite(Self.number(exact.isNegative, exact.digits.low, exact.exponent)))
    }
    guard cut <= Self.most else { return nil }
    let (tens, hasRest) = exact.digits.cut(byPowerOfTen: cut - 1)
    let (kept, digit) = tens.divided(by: 10)
    let hasTrace = hasRest || exact.hasTrace
    let isUp = rounding.roundsUp(
      rest: Self.share(digit, hasTrace), isNegative: exact.isNegative, isOdd: kept.low & 1 == 1)
    let rounded = Self.number(exact.isNegative, isUp ? kept.low &+ 1 : kept.low, place)
    if isUp, first == format.maximumExponent, rounded.exponent > format.maximumExponent { return nil }
    guard digit != 0 || hasTrace else { return DecimalResult(.finite(rounded)) }
    return DecimalResult(.finite(rounded), first < format.minimumExponent ? [.inexact, .underflow] : .inexact)
  }

  /// Returns the side of a half that a digit and what follows it are on, as a binary fraction.
  private static func share(_ digit: UInt64, _ hasTrace: Bool) -> UInt64 {
    if digit == 5 { return 1 &<< 63 | (hasTrace ? 1 : 0) }
    return digit > 5 ? 3 &<< 62 : digit == 0 && !hasTrace ? 0 : 1 &<< 62
  }

  /// Returns a number without the zeros at the end of its digits.
  private static func number(_ isNegative: Bool, _ digits: UInt128, _ exponent: Int) -> DecimalNumber {
    var (digits, exponent) = (WideInteger(digits), exponent)
    // At most 34 zeros.
    for count in [16, 16, 8, 4, 2, 1] where digits.low & 1 == 0 && digits.low != 0 {
      let (quotient, hasRest) = digits.cut(byPowerOfTen: count)
      if !hasRest { (digits, exponent) = (quotient, exponent + count) }
    }
    return DecimalNumber(
      isNegative: isNegative, withoutTrailingZeros: digits.low, exponent: digits.low == 0 ? 0 : exponent)
  }
}
