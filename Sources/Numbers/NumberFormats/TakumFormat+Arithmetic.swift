import ExactNumbers

/// Arithmetic on the codes of a takum format: the exact result, rounded once, and NaR where an operand is NaR.
extension TakumFormat {
  /// The code of an exact number, rounded.
  ///
  /// The bits that the number would have as a takum of any length are rounded to the nearest code, of two as near to the even
  /// one. Only zero becomes zero, and nothing becomes NaR: what is beyond the largest or below the smallest number becomes
  /// that number.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ number: ExactRational) -> Code {
    guard let (significand, exponent, isExact) = number.leadingBits else { return 0 }
    return round(
      TaperedOperand(
        isNegative: number.isNegative, exponent: exponent, significand: isExact ? significand : significand | 1))
  }

  /// The code of a value, rounded: that of a number, and NaR for an infinity and for what is no number.
  ///
  /// With `value(of:)` of another format, it converts a code of that format.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ value: FloatValue) -> Code {
    value.exact.map(round) ?? notAReal
  }

  /// The sum of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  /// - Complexity: O(1), as all of these.
  public func add(_ left: Code, _ right: Code) -> Code {
    sum(left, right)
  }

  /// The difference of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func subtract(_ left: Code, _ right: Code) -> Code {
    sum(left, negated(right))
  }

  /// The product of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func multiply(_ left: Code, _ right: Code) -> Code {
    product(left, right)
  }

  /// The quotient of two numbers, NaR where the right one is zero.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func divide(_ left: Code, _ right: Code) -> Code {
    quotient(left, right)
  }

  /// The product of two numbers plus a third one, rounded once.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func fusedMultiplyAdd(_ left: Code, _ right: Code, _ addend: Code) -> Code {
    productPlus(left, right, addend)
  }

  /// The square root, NaR for a negative number.
  ///
  /// - Precondition: `operand` is at most ``largestCode``.
  public func squareRoot(_ operand: Code) -> Code {
    root(operand)
  }

  /// The number of a code that is neither zero nor NaR.
  func operand(_ code: Code) -> TaperedOperand {
    let isNegative = code & signBit != 0
    // The bits behind the sign begin at the top; zeros follow the end of the code, as if it went on.
    let top = UInt64(truncatingIfNeeded: isNegative ? 0 &- code : code) << (65 - bits)
    let isUp = top >> 63 == 1
    let regime = Int(truncatingIfNeeded: top >> 60 & 7)
    let count = isUp ? regime : 7 - regime
    let behind = top << 4
    let characteristic = Int(truncatingIfNeeded: behind >> (64 - count))
    let least = isUp ? 1 << count - 1 : 1 - 2 << count
    return TaperedOperand(
      isNegative: isNegative, exponent: least + characteristic,
      significand: 1 << 127 | UInt128(behind << count) << 63)
  }

  /// The code without a sign of a significand, whose top bit weighs 2 raised to `exponent`.
  func magnitude(_ significand: UInt128, exponent: Int) -> Code {
    guard exponent <= 254 else { return largest }
    guard exponent >= -255 else { return smallestPositive }
    let isUp = exponent >= 0
    let scale = UInt64(truncatingIfNeeded: isUp ? exponent + 1 : -exponent)
    let count = 63 - scale.leadingZeroBitCount
    let least = isUp ? 1 << count - 1 : 1 - 2 << count
    let head = UInt128((isUp ? 8 | count : 7 - count) << count | (exponent - least))
    let word = head << (124 - count) | (significand << 1).shiftedDownKeepingTrace(by: 4 + count)
    let kept = word >> (129 - bits)
    let isRoundedUp = Rounding.nearestEven.roundsUp(
      rest: word << (bits - 1), isNegative: false, isOdd: kept & 1 == 1)
    return min(max(isRoundedUp ? kept + 1 : kept, smallestPositive), largest)
  }
}
