/// The choice of a number of a format for an exact result between two of them.
///
/// Source: IEEE Std 754-2019, 4.3; for ``odd`` S. Boldo and G. Melquiond, *Emulation of a FMA and correctly rounded
/// sums*, 2008; for ``stochastic(_:)`` M. Croci and others, *Stochastic rounding: implementation, error analysis and
/// applications*, 2022.
public enum Rounding: Sendable, Hashable {
  /// The nearest number; ties go to the even code.
  case nearestEven
  /// The nearest number; ties go away from zero.
  case nearestAway
  /// The next number toward zero.
  case towardZero
  /// The next number toward positive infinity.
  case up
  /// The next number toward negative infinity.
  case down
  /// The number with the odd code, which makes a second rounding to fewer bits harmless.
  case odd
  /// The number farther from zero with a probability that equals the share of the distance that is cut off.
  ///
  /// It is chosen if that share and this random number over 2³² make at least 1.
  ///
  /// So the mean of many results is the exact one. In every format, 32 bits of the part that is cut off count, and the
  /// bits below them do not. IEEE P3109 calls it *StochasticA*, with 32 random bits.
  case stochastic(UInt32)
  /// IEEE P3109's *StochasticC*: stochastic rounding with *n* random bits and a rounded share.
  ///
  /// The share of the distance that is cut off is rounded to the nearest multiple of 2⁻ⁿ; ties go to the even one. The
  /// number farther from zero is chosen if the share and this number of *n* bits over 2ⁿ make at least 1.
  ///
  /// It is made by ``stochasticC(_:bits:)``.
  case stochasticNearest(UInt32, bits: Int)

  /// Returns IEEE P3109's *StochasticA*, in which *n* bits of the cut-off part count, and the bits below them do not.
  ///
  /// The mean of many results is up to 2⁻ⁿ of the distance of both numbers too near to zero. Source: interim report 4.0
  /// of the working group, 4.9.3, for this and the other two.
  ///
  /// - Parameters:
  ///   - random: a random number of `bits` bits.
  ///   - bits: the number *n* of random bits: 1...32.
  /// - Returns: the rounding.
  /// - Precondition: Both are in range.
  public static func stochasticA(_ random: UInt32, bits: Int) -> Rounding {
    check(random, bits, 1...32)
    return .stochastic(random << UInt32(32 - bits))
  }

  /// Returns IEEE P3109's *StochasticB*, which adds half a unit to the random number.
  ///
  /// One more bit of the cut-off part counts, so that the mean of many results is at most 2⁻ⁿ⁻¹ of the distance off, to
  /// either side.
  ///
  /// - Parameters:
  ///   - random: a random number of `bits` bits.
  ///   - bits: the number *n* of random bits: 1...31.
  /// - Returns: the rounding.
  /// - Precondition: Both are in range.
  public static func stochasticB(_ random: UInt32, bits: Int) -> Rounding {
    check(random, bits, 1...31)
    return .stochastic((2 * random + 1) << UInt32(31 - bits))
  }

  /// Returns IEEE P3109's *StochasticC*, which rounds the cut-off part to *n* bits; ties go to the even one.
  ///
  /// It differs from ``stochasticB(_:bits:)`` only if the rounding is a tie.
  ///
  /// - Parameters:
  ///   - random: a random number of `bits` bits.
  ///   - bits: the number *n* of random bits: 1...31.
  /// - Returns: the rounding.
  /// - Precondition: Both are in range.
  public static func stochasticC(_ random: UInt32, bits: Int) -> Rounding {
    check(random, bits, 1...31)
    return .stochasticNearest(random, bits: bits)
  }

  private static func check(_ random: UInt32, _ bits: Int, _ supported: ClosedRange<Int>) {
    precondition(supported.contains(bits), "the number of random bits is in \(supported)")
    precondition(bits == 32 || random >> UInt32(bits) == 0, "the random number has more than \(bits) bits")
  }

  /// The modes that need no random number.
  public static let deterministic: [Rounding] = [.nearestEven, .nearestAway, .towardZero, .up, .down, .odd]
}

extension Rounding {
  /// Whether a random number decides.
  @inline(__always)
  var isStochastic: Bool {
    switch self {
    case .stochastic, .stochasticNearest: true
    case .nearestEven, .nearestAway, .towardZero, .up, .down, .odd: false
    }
  }

  /// Whether a tie goes to the even one.
  var isToEven: Bool { if case .nearestEven = self { true } else { false } }

  /// Chooses between the magnitudes below and above an exact one.
  ///
  /// - Parameters:
  ///   - rest: the part that is cut off, in units of the distance of both, as a binary fraction of all bits of the
  ///     word.
  ///   - isNegative: whether the number is below zero.
  ///   - isOdd: whether the code below is odd.
  /// - Returns: true for the magnitude above, false for the one below.
  @inline(__always)
  func roundsUp<Word: FixedWidthInteger & UnsignedInteger>(rest: Word, isNegative: Bool, isOdd: Bool) -> Bool {
    let half = Word(1) << (Word.bitWidth - 1)
    switch self {
    case .nearestEven: return rest > half &- (isOdd ? 1 : 0)
    case .nearestAway: return rest >= half
    case .towardZero: return false
    case .up: return !isNegative && rest != 0
    case .down: return isNegative && rest != 0
    case .odd: return !isOdd && rest != 0
    case .stochastic(let random):
      return (UInt64(truncatingIfNeeded: rest >> (Word.bitWidth - 32)) + UInt64(random)) >> 32 != 0
    case .stochasticNearest(let random, let bits):
      let least = Self.leastRoundedUp(random, bits)
      let threshold = Word(truncatingIfNeeded: least.share) << (Word.bitWidth - 32)
      return least.isIncluded ? rest >= threshold : rest > threshold
    }
  }

  /// Returns the least part in units of 2⁻³² that *StochasticC* rounds up, and whether that part itself is rounded up.
  ///
  /// It is a tie that becomes the even one, or only parts above it are rounded up.
  static func leastRoundedUp(_ random: UInt32, _ bits: Int) -> (share: UInt32, isIncluded: Bool) {
    (0 &- ((2 &* random &+ 1) << UInt32(31 - bits)), random & 1 == 0)
  }

  /// Returns whether a number beyond the largest one of a format becomes the largest one.
  ///
  /// - Parameters:
  ///   - isNegative: whether the number is below zero.
  ///   - isOdd: whether the code of the largest number is odd.
  /// - Returns: true for the largest number, false for infinity or the format's replacement for it.
  func staysFinite(isNegative: Bool, isOdd: Bool) -> Bool {
    switch self {
    case .nearestEven, .nearestAway, .stochastic, .stochasticNearest: false
    case .towardZero: true
    case .up: isNegative
    case .down: !isNegative
    case .odd: isOdd
    }
  }
}
