extension PositFormat {
  /// The code whose bits are all 1, the negative number nearest to zero; every one up to it is a code of the format.
  public var largestCode: Code {
    signBit << 1 - 1
  }

  /// The code of NaR, whose sign bit alone is 1.
  public var notAReal: Code {
    signBit
  }

  /// The code of the largest number, *maxPos*: 2 to the power of 2ᵉˢ × (bits − 2).
  public var largest: Code {
    signBit - 1
  }

  /// The code of the smallest number above zero, *minPos*, one over the largest number.
  public var smallestPositive: Code {
    1
  }

  /// The code in binary, with exactly ``bits`` digits, the top bit first.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func bitPattern(_ code: Code) -> String {
    checkCode(code)
    return String(binary: code, digits: bits)
  }

  /// The code of the number with the opposite sign, the two's complement; zero and NaR are their own.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func negated(_ code: Code) -> Code {
    checkCode(code)
    return (0 &- code) & largestCode
  }

  /// The next code, that of the next larger number; NaR follows the largest number, and the least number follows NaR.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 5.2, *next*.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func nextUp(_ code: Code) -> Code {
    checkCode(code)
    return (code &+ 1) & largestCode
  }

  /// The code before, that of the next smaller number; NaR comes before the least number, and the largest one before NaR.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 5.2, *prior*.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func nextDown(_ code: Code) -> Code {
    checkCode(code)
    return (code &- 1) & largestCode
  }

  /// How the values of two codes compare, which is how the codes do as integers in two's complement; so NaR is equal to
  /// itself and less than every number.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 5.3.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func compare(_ left: Code, _ right: Code) -> FloatOrder {
    checkCode(left)
    checkCode(right)
    // With the sign bits flipped, codes rise with what they stand for.
    return left == right ? .equal : left ^ signBit < right ^ signBit ? .less : .greater
  }
}
