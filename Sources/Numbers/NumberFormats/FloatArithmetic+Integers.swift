import ExactNumbers

/// The result of a conversion of a code to an integer.
public struct IntegerConversion<Integer: FixedWidthInteger & Sendable>: Sendable, Hashable {
  /// The integer, or nil for a NaN, an infinity, and a number out of the range of the type.
  public let value: Integer?
  /// The integer, or the nearest one of the type for a number out of its range; 0 for a NaN.
  public let clamped: Integer
  /// ``FloatFlags/invalid`` if there is no integer; ``FloatFlags/inexact`` for a fraction, if requested.
  public let flags: FloatFlags

  @inlinable
  init(_ parts: RoundedInteger, signalsInexact: Bool) {
    let least: Integer = .min
    let bound = UInt128(
      truncatingIfNeeded: parts.isNegative ? least.magnitude : Integer.max.magnitude)
    if let magnitude = parts.magnitude, magnitude <= bound {
      let integer = Integer(truncatingIfNeeded: parts.isNegative ? 0 &- magnitude : magnitude)
      (value, clamped) = (integer, integer)
      flags = signalsInexact && parts.isInexact ? .inexact : []
    } else {
      (value, clamped) = (nil, parts.isNaN ? 0 : parts.isNegative ? .min : .max)
      flags = .invalid
    }
  }
}

/// The number of a code, rounded to an integer, before the range of a type applies.
@usableFromInline
struct RoundedInteger {
  /// The magnitude, or nil for a NaN, an infinity, and a magnitude of more than 128 bits.
  @usableFromInline let magnitude: UInt128?
  @usableFromInline let isNegative: Bool
  @usableFromInline let isInexact: Bool
  @usableFromInline let isNaN: Bool

  @inline(__always)
  init(_ magnitude: UInt128?, isNegative: Bool, isInexact: Bool = false, isNaN: Bool = false) {
    (self.magnitude, self.isNegative, self.isInexact, self.isNaN) = (
      magnitude, isNegative, isInexact, isNaN
    )
  }
}

extension FloatArithmetic {
  /// Returns the integer that a code is rounded to.
  ///
  /// With ``Rounding/nearestEven``, ``Rounding/nearestAway``, ``Rounding/towardZero``, ``Rounding/up`` and
  /// ``Rounding/down`` these are *convertToIntegerTiesToEven*, *TiesToAway*, *TowardZero*, *TowardPositive* and
  /// *TowardNegative*, and with `signalsInexact` *convertToIntegerExactTiesToEven* and so on. The range applies to the
  /// rounded number, so −0.5 rounded to even is 0 in a type without a sign, not invalid. Languages convert toward zero.
  ///
  /// Source: IEEE Std 754-2019, 5.8.
  ///
  /// - Parameters:
  ///   - code: the code.
  ///   - type: the type of the integer, of at most 128 bits.
  ///   - rounding: the rounding.
  ///   - signalsInexact: whether a fraction that is rounded away is inexact.
  /// - Returns: the integer and the exceptions.
  /// - Precondition: `code` is at most ``FloatFormat/largestCode``.
  /// - Complexity: O(1).
  @inlinable
  public func integer<Integer: FixedWidthInteger & Sendable>(
    _ code: Code, as type: Integer.Type = Integer.self, rounding: Rounding = .nearestEven, signalsInexact: Bool = false
  ) -> IntegerConversion<Integer> {
    precondition(Integer.bitWidth <= 128, "an integer has at most 128 bits here")
    return IntegerConversion(roundedInteger(code, rounding), signalsInexact: signalsInexact)
  }

  /// Returns the magnitude that a code is rounded to.
  @usableFromInline
  func roundedInteger(_ code: Code, _ rounding: Rounding) -> RoundedInteger {
    check(code)
    if let narrow = narrowInteger(code, rounding) { return narrow }
    let operand = wide.decode(code)
    switch operand.kind {
    case .nan, .signalingNaN: return RoundedInteger(nil, isNegative: false, isNaN: true)
    case .infinity: return RoundedInteger(nil, isNegative: operand.isNegative)
    case .zero: return RoundedInteger(0, isNegative: false)
    case .number: break
    }
    let integerBits = operand.exponent + 1
    guard integerBits <= 128 else { return RoundedInteger(nil, isNegative: operand.isNegative) }
    let whole = integerBits > 0 ? operand.significand >> (128 - integerBits) : 0
    let rest =
      integerBits >= 0
      ? operand.significand << integerBits : operand.significand.shiftedDownKeepingTrace(by: -integerBits)
    let isUp = rounding.roundsUp(rest: rest, isNegative: operand.isNegative, isOdd: whole & 1 == 1)
    // No significand has 128 bits, so that there is room for one more.
    return RoundedInteger(
      isUp ? whole + 1 : whole, isNegative: operand.isNegative, isInexact: rest != 0)
  }

  /// Returns the code of an integer, rounded; the code of 0 has no sign.
  ///
  /// Source: IEEE Std 754-2019, 5.4.1, *convertFromInt*.
  ///
  /// - Precondition: The type of the integer has at most 128 bits.
  /// - Complexity: O(1).
  public func encode(integer: some FixedWidthInteger, rounding: Rounding = .nearestEven) -> FloatResult {
    precondition(integer.bitWidth <= 128, "an integer has at most 128 bits here")
    let exact = FloatOperand<UInt128>.normalized(
      isNegative: integer < 0, exponent: 127, word: UInt128(integer.magnitude), zeroIsNegative: false)
    return encodeWide((exact, []), rounding, magnitude: ExactRational(ExactInteger(integer)).exactMagnitude)
  }
}
