import ExactNumbers

/// The result of a conversion of a code to an integer.
public struct IntegerConversion<Integer: FixedWidthInteger & Sendable>: Sendable, Hashable {
  /// The integer, or nil for a NaN, an infinity, and a number out of the range of the type.
  public let value: Integer?
  /// The integer, or the nearest one of the type for a number out of its range; 0 for a NaN.
  public let clamped: Integer
  /// ``FloatFlags/invalid`` if there is no integer; ``FloatFlags/inexact`` for a fraction, if requested.
  public let flags: FloatFlags

  fileprivate init(_ value: Integer, _ flags: FloatFlags) {
    (self.value, clamped, self.flags) = (value, value, flags)
  }

  fileprivate init(invalid clamped: Integer) {
    (value, self.clamped, flags) = (nil, clamped, .invalid)
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
  public func integer<Integer: FixedWidthInteger & Sendable>(
    _ code: Code, as type: Integer.Type = Integer.self, rounding: Rounding = .nearestEven, signalsInexact: Bool = false
  ) -> IntegerConversion<Integer> {
    check(code)
    precondition(Integer.bitWidth <= 128, "an integer has at most 128 bits here")
    let operand = wide.decode(code)
    let beyond: Integer = operand.isNegative ? .min : .max
    switch operand.kind {
    case .nan, .signalingNaN: return IntegerConversion(invalid: 0)
    case .infinity: return IntegerConversion(invalid: beyond)
    case .zero: return IntegerConversion(0, [])
    case .number: break
    }
    let integerBits = operand.exponent + 1
    guard integerBits <= 128 else { return IntegerConversion(invalid: beyond) }
    let whole = integerBits > 0 ? operand.significand >> (128 - integerBits) : 0
    let rest =
      integerBits >= 0
      ? operand.significand << integerBits : operand.significand.shiftedDownKeepingTrace(by: -integerBits)
    let isUp = rounding.roundsUp(rest: rest, isNegative: operand.isNegative, isOdd: whole & 1 == 1)
    // No significand has 128 bits, so that there is room for one more.
    let magnitude = isUp ? whole + 1 : whole
    let flags: FloatFlags = signalsInexact && rest != 0 ? .inexact : []
    guard operand.isNegative else {
      return Integer(exactly: magnitude).map { IntegerConversion($0, flags) } ?? IntegerConversion(invalid: beyond)
    }
    guard magnitude <= UInt128(Integer.min.magnitude) else { return IntegerConversion(invalid: beyond) }
    return IntegerConversion(Integer(truncatingIfNeeded: 0 &- magnitude), flags)
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
