/// A format whose codes are computed with in doubles, without a branch, so that the compiler vectorizes the loops.
///
/// A double plus 2⁵² units of the last place is rounded by the processor at that place, and its low bits are then the
/// significand as an integer; the cut-off part is an exact double, too, and decides for the other roundings.
///
/// Source: T. J. Dekker, *A floating-point technique for extending the available precision*, 1971, for the error of a
/// sum; S. A. Figueroa, *When is double rounding innocuous?*, 1995, for quotients and square roots.
///
/// It has no more than 15 stored properties: the compiler copies a larger value as a whole for every operation.
struct FloatLanes: Sendable {
  /// The number of bits to shift the fraction of a double down.
  let shift: UInt64
  /// The smallest normal number.
  let least: Double
  /// The number that the code after the largest number would stand for.
  let bound: Double
  /// The exponent bits of doubles minus those of the format, in their place.
  let rebias: UInt64
  /// The code of the largest number, or 0 for a format without lanes, so that no code is a number for the lanes.
  let largestFiniteCode: UInt64
  let largestMagnitude: UInt64
  /// The number of bits below the sign.
  let signShift: UInt64
  /// The smallest magnitude that is not tiny when rounding to nearest.
  let leastNearest: Double
  let hasSign: Bool
  let zeroHasSign: Bool
  /// Whether the code of only the sign bit is NaN or zero without a sign.
  let hasNoNegativeZero: Bool
  let tinyBeforeRounding: Bool

  /// Creates the lanes of a format.
  ///
  /// There are none for a format that is too wide, or that has no fraction bits, no zero, or numbers of only one kind,
  /// subnormal or normal.
  init(_ format: FloatFormat, tininess: Tininess) {
    let (emin, emax) = (1 - format.bias, 1 << format.exponentBits - format.bias)
    // A product of three numbers and its parts are normal doubles; a quotient has more than twice the bits of a significand.
    let isThere =
      format.hasSubnormals && format.hasZero && (1...24).contains(format.fractionBits) && format.bits <= 32
      && emin - format.fractionBits > -330 && emax < 330 && format.largestFiniteCode >> UInt128(format.fractionBits) > 0
    self.init(isThere ? format : .binary16, isThere: isThere, tininess: tininess)
  }

  private init(_ format: FloatFormat, isThere: Bool, tininess: Tininess) {
    let (fractions, emin) = (format.fractionBits, 1 - format.bias)
    shift = UInt64(52 - fractions)
    let least = Double(sign: .plus, exponent: emin, significand: 1)
    self.least = least
    let next = UInt64(format.largestFiniteCode + 1)
    let (field, fraction) = (next >> UInt64(fractions), next & (1 << UInt64(fractions) - 1))
    let unit = Double(sign: .plus, exponent: (field == 0 ? 1 : Int(field)) - format.bias - fractions, significand: 1)
    bound = Double(field == 0 ? fraction : fraction + 1 << UInt64(fractions)) * unit
    rebias = UInt64(1023 - format.bias) << 52
    largestFiniteCode = isThere ? UInt64(format.largestFiniteCode) : 0
    largestMagnitude = UInt64(format.largestMagnitude)
    signShift = UInt64(format.hasSign ? format.bits - 1 : 0)
    (hasSign, zeroHasSign) = (format.hasSign, format.zero == .signed)
    hasNoNegativeZero = format.hasSign && format.zero == .unsigned
    tinyBeforeRounding = tininess == .beforeRounding
    leastNearest =
      tinyBeforeRounding ? least : least - least * Double(sign: .plus, exponent: -fractions - 2, significand: 1)
  }

  /// Whether the format has lanes.
  var isThere: Bool { largestFiniteCode != 0 }

  /// The number of significant bits of a normal number.
  @inline(__always)
  var precision: UInt64 { 53 &- shift }

  /// The distance of the numbers just below the smallest normal one, if exponents had no bound.
  @inline(__always)
  var distanceBelowLeast: Double {
    Double(bitPattern: least.bitPattern &- precision << 52)
  }

  /// The smallest magnitude that is not tiny when every part counts as a whole.
  @inline(__always)
  var leastAway: Double {
    let below = least - distanceBelowLeast
    return tinyBeforeRounding ? least : Double(bitPattern: below.bitPattern &+ 1)
  }

  /// Returns whether a double is left to the kernel of words: an infinity, NaN, or below zero in a format without a
  /// sign.
  @inline(__always)
  func isSpecial(_ double: Double) -> Bool {
    specialTrace(double) >> 63 != 0
  }

  /// Returns a word whose top bit is 1 if a double is left to the kernel of words.
  @inline(__always)
  func specialTrace(_ double: Double) -> UInt64 {
    // In a format without a sign, the sign of the double is such a bit.
    let bits = double.bitPattern & (hasSign ? 0x7FFF_FFFF_FFFF_FFFF : .max)
    return bits | (bits &+ 1 << 52)
  }

  /// A rounded number, before the check whether it is beyond the largest one.
  struct Rounded {
    /// The magnitude, above the largest one if the number is beyond it.
    var magnitude: UInt64
    /// The part that was cut off or, if negative, added; 0 if the number is exact or far beyond the largest.
    var rest: Double
    /// Whether the number counts as tiny.
    var isTiny: Bool
  }

  /// Rounds a number that is not special.
  @inline(__always)
  func round<Mode: LaneRounding>(_ double: Double, _ mode: Mode) -> Rounded {
    let size = Double(bitPattern: double.bitPattern & 0x7FFF_FFFF_FFFF_FFFF)
    let bounded = size < bound ? size : bound
    let normal = (bounded > least ? bounded : least).bitPattern & 0x7FF0_0000_0000_0000
    // 2⁵² units of the last place.
    let place = normal &+ shift << 52
    let units = Double(bitPattern: place)
    let sum = bounded + units
    let rest = bounded - (sum - units)
    let digits = sum.bitPattern &- place
    let chosen = mode.choose(digits, rest, place: place, sign: double.bitPattern >> 63)
    let isTiny = mode.isTiny(bounded, self, sign: double.bitPattern >> 63)
    return Rounded(magnitude: chosen &+ ((normal &- rebias &- 1 << 52) &>> shift), rest: rest, isTiny: isTiny)
  }

  /// The codes of numbers beyond the largest one, above zero and below.
  struct Overflow {
    let positive: UInt32
    /// The code below zero minus the other one, modulo 2³².
    let difference: UInt32

    init(positive: UInt32, negative: UInt32) {
      (self.positive, difference) = (positive, negative &- positive)
    }
  }

  /// Returns the code of a number that is not special.
  @inline(__always)
  func encode<Mode: LaneRounding>(_ double: Double, _ mode: Mode, _ overflow: Overflow) -> UInt32 {
    code(round(double, mode).magnitude, sign: double.bitPattern >> 63, overflow)
  }

  /// Returns the code of a magnitude with a sign.
  @inline(__always)
  func code(_ magnitude: UInt64, sign: UInt64, _ overflow: Overflow) -> UInt32 {
    let magnitude = UInt32(truncatingIfNeeded: magnitude)
    let isNegative = UInt32(truncatingIfNeeded: sign)
    let signBit = isNegative &<< UInt32(truncatingIfNeeded: signShift)
    let signOfZero = zeroHasSign ? signBit : 0
    let signed = magnitude | (magnitude == 0 ? signOfZero : signBit)
    let beyond = overflow.positive &+ (overflow.difference & (0 &- isNegative))
    return magnitude > UInt32(truncatingIfNeeded: largestFiniteCode) ? beyond : signed
  }

  /// Returns the number of a code that is not special.
  @inline(__always)
  func decode(_ code: UInt64) -> Double {
    let magnitude = code & largestMagnitude
    let isSubnormal = magnitude &>> (52 &- shift) == 0
    let bits = magnitude &<< shift &+ rebias &+ (isSubnormal ? 1 << 52 : 0)
    let number = Double(bitPattern: bits) - (isSubnormal ? least : 0)
    let sign = ((code & ~largestMagnitude) &>> signShift) << 63
    return Double(bitPattern: number.bitPattern | sign)
  }

  /// Returns whether a code is an infinity, NaN, or zero although it has a sign.
  @inline(__always)
  func isSpecial(_ code: UInt64) -> Bool {
    code & largestMagnitude > largestFiniteCode
      || hasNoNegativeZero && code & largestCode == 1 << signShift
  }

  /// The code whose bits are all 1.
  @inline(__always)
  private var largestCode: UInt64 {
    largestMagnitude | (hasSign ? 1 &<< signShift : 0)
  }
}
