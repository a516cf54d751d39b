/// The shortest decimal of a binary number of at most 53 bits, as an integer times a power of ten.
///
/// The bounds of the decimals that are read back and the number itself are multiplied by a power of ten of 128 bits. The
/// products, rounded to odd, decide every comparison.
///
/// Source: R. Giulietti, *The Schubfach way to render doubles*, 2020; A. Bolz, *Drachennest*, for the form of the
/// comparisons.
struct ShortestDigits {
  /// The digits, as an integer that may end in zeros.
  let digits: UInt64
  /// The power of ten of the last digit.
  let exponent: Int

  /// Creates the shortest decimal of `significand` · 2^`power`.
  ///
  /// - Parameters:
  ///   - significand: the significand as an integer from 1 to 2⁵³ − 1; an even one has the bounds, too.
  ///   - power: the power of two of its last bit, from −1,074 to 971.
  ///   - isNearerBelow: whether the next number below is half as far away as the next one above.
  init(significand: UInt64, power: Int, isNearerBelow: Bool) {
    if power <= 0, power > -53, significand.trailingZeroBitCount >= 0 &- power {
      (digits, exponent) = (significand >> UInt64(truncatingIfNeeded: 0 &- power), 0)
      return
    }
    let closer = isNearerBelow ? 1 : 0
    // The logarithm of 2 to the base 10, and of 3/4, in 22 binary places.
    let place = (power &* 1_262_611 &- closer &* 524_031) >> 22
    let shift = UInt64(truncatingIfNeeded: power &+ PowersOfTen.binaryExponent(0 &- place) &+ 1)
    let cut = PowersOfTen.significand(0 &- place)
    let factor = PowersOfTen.exact.contains(0 &- place) ? cut : cut &+ 1
    let number = Self.product(factor, (4 &* significand) &<< shift)
    let isOdd = significand & 1
    let least = Self.product(factor, (4 &* significand &- 2 &+ UInt64(truncatingIfNeeded: closer)) &<< shift) &+ isOdd
    let most = Self.product(factor, (4 &* significand &+ 2) &<< shift) &- isOdd

    // In quarters of the last place.
    let below = number >> 2
    if below >= 10 {
      let tens = below / 10
      let (isBelowInside, isAboveInside) = (least <= 40 &* tens, 40 &* tens &+ 40 <= most)
      if isBelowInside != isAboveInside {
        (digits, exponent) = (tens &+ (isAboveInside ? 1 : 0), place &+ 1)
        return
      }
    }
    let (isBelowInside, isAboveInside) = (least <= 4 &* below, 4 &* below &+ 4 <= most)
    exponent = place
    if isBelowInside != isAboveInside {
      digits = below &+ (isAboveInside ? 1 : 0)
    } else {
      let middle = 4 &* below &+ 2
      digits = below &+ (number > middle || number == middle && below & 1 == 1 ? 1 : 0)
    }
  }

  /// Returns the product of two factors over 2¹²⁸, rounded to odd; the first one is cut off and increased by 1.
  @inline(__always) private static func product(_ factor: UInt128, _ word: UInt64) -> UInt64 {
    let low = UInt64(truncatingIfNeeded: factor).multipliedFullWidth(by: word).high
    let (high, middle) = UInt64(truncatingIfNeeded: factor >> 64).multipliedFullWidth(by: word)
    let (sum, carry) = middle.addingReportingOverflow(low)
    return (high &+ (carry ? 1 : 0)) | (sum > 1 ? 1 : 0)
  }

  /// The decimal without zeros at the end of the digits.
  @inline(__always) var withoutTrailingZeros: (digits: UInt64, exponent: Int) {
    var (digits, exponent) = (digits, exponent)
    while true {
      let (quotient, rest) = digits.quotientAndRemainder(dividingBy: 10)
      guard rest == 0 else { return (digits, exponent) }
      (digits, exponent) = (quotient, exponent &+ 1)
    }
  }
}

extension ShortestDigits {
  /// Creates the shortest decimal of the magnitude of a code, or nil if it takes exact numbers.
  ///
  /// - Precondition: `code` is at most ``FloatFormat/largestCode``.
  @inline(__always) init?(_ code: FloatFormat.Code, _ format: FloatFormat) {
    let magnitude = UInt64(truncatingIfNeeded: code & format.largestMagnitude)
    let largest = UInt64(truncatingIfNeeded: format.largestFiniteCode)
    let hasEnd = format.nans == .ieee && format.infinities == .ieee && format.overflow == .infinity
    // Above the largest number of other formats, other decimals are read as it.
    guard format.bits <= 64, format.hasSubnormals, (1...52).contains(format.fractionBits), magnitude &- 1 < largest,
      hasEnd || magnitude != largest
    else { return nil }
    let fractionBits = UInt64(truncatingIfNeeded: format.fractionBits)
    let (field, hidden) = (magnitude &>> fractionBits, (1 as UInt64) &<< fractionBits)
    let fraction = magnitude & (hidden &- 1)
    let power = (field == 0 ? 1 : Int(truncatingIfNeeded: field)) &- format.bias &- format.fractionBits
    guard (-1_074...971).contains(power) else { return nil }
    self.init(
      significand: field == 0 ? fraction : fraction | hidden, power: power, isNearerBelow: fraction == 0 && field > 1)
  }
}
