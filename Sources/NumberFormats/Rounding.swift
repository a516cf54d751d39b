/// Which number of a format stands for an exact result that lies between two of them.
///
/// Source: IEEE Std 754-2019, 4.3; for ``odd`` S. Boldo and G. Melquiond, *Emulation of a FMA and correctly rounded sums*,
/// 2008; for ``stochastic(_:)`` M. Croci and others, *Stochastic rounding: implementation, error analysis and
/// applications*, 2022.
public enum Rounding: Sendable, Hashable {
  /// The nearest number; of two as near, the one with the even code.
  case nearestEven
  /// The nearest number; of two as near, the one farther from zero.
  case nearestAway
  /// The next number toward zero.
  case towardZero
  /// The next number toward positive infinity.
  case up
  /// The next number toward negative infinity.
  case down
  /// The one of the two with the odd code, which makes a second rounding to fewer bits harmless.
  case odd
  /// The number farther from zero if the part of the distance that is cut off and this number over 2³², a random one,
  /// make at least 1.
  ///
  /// So the mean of many results is the exact one. 32 bits of the part that is cut off count, in every format; what is below
  /// them counts nothing. IEEE P3109 calls it *StochasticA*, with 32 random bits.
  case stochastic(UInt32)

  /// The modes that need no random number.
  public static let deterministic: [Rounding] = [.nearestEven, .nearestAway, .towardZero, .up, .down, .odd]
}

extension Rounding {
  /// Chooses between the magnitudes below and above an exact one.
  ///
  /// - Parameters:
  ///   - rest: the part that is cut off, in units of the distance of both, as a binary fraction of all bits of the word.
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
    }
  }

  /// Chooses what becomes of what is beyond the largest number of a format.
  ///
  /// - Parameters:
  ///   - isNegative: whether the number is below zero.
  ///   - isOdd: whether the code of the largest number is odd.
  /// - Returns: true for the largest number, false for infinity or what the format has in its place.
  func staysFinite(isNegative: Bool, isOdd: Bool) -> Bool {
    switch self {
    case .nearestEven, .nearestAway, .stochastic: false
    case .towardZero: true
    case .up: isNegative
    case .down: !isNegative
    case .odd: isOdd
    }
  }
}
