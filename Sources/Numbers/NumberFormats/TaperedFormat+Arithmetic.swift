import ExactNumbers

/// Arithmetic on the codes of a format: the exact result, rounded once, or NaR if an operand is NaR.
///
/// Source: Standard for Posit Arithmetic (2022), 5.
extension TaperedFormat {
  /// Returns the code of an exact number, rounded.
  ///
  /// The bits that the number would have with no end to its code are rounded to the nearest code; ties go to the even
  /// one. If there is no room for all exponent bits, this is not always the nearest number. Only zero becomes zero, and
  /// nothing becomes NaR: a number beyond the largest or below the smallest number becomes that number.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 4.1.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ number: ExactRational) -> Code {
    guard let (significand, exponent, isExact) = number.leadingBits else { return 0 }
    return round(
      TaperedOperand(
        isNegative: number.isNegative, exponent: exponent, significand: isExact ? significand : significand | 1))
  }

  /// Returns the code of a value, rounded; NaR for an infinity and for NaN.
  ///
  /// With `value(of:)` of another format, it converts a code of that format.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ value: FloatValue) -> Code {
    value.exact.map(round) ?? notAReal
  }

  /// Returns the code of an exact result, rounded.
  @inline(__always)
  func round(_ exact: TaperedOperand) -> Code {
    let magnitude = magnitude(exact.significand, exponent: exact.exponent)
    return exact.isNegative ? (0 &- magnitude) & largestCode : magnitude
  }

  /// Returns the sum of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  /// - Complexity: O(1), as all of these.
  @specialized(where Self == PositFormat)
  @specialized(where Self == TakumFormat)
  public func add(_ left: Code, _ right: Code) -> Code {
    checkCode(left)
    checkCode(right)
    if left == notAReal || right == notAReal { return notAReal }
    if left == 0 || right == 0 { return left | right }
    return TaperedOperand.sum(operand(left), operand(right)).map(round) ?? 0
  }

  /// Returns the difference of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  @specialized(where Self == PositFormat)
  @specialized(where Self == TakumFormat)
  public func subtract(_ left: Code, _ right: Code) -> Code {
    add(left, negated(right))
  }

  /// Returns the product of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  @specialized(where Self == PositFormat)
  @specialized(where Self == TakumFormat)
  public func multiply(_ left: Code, _ right: Code) -> Code {
    checkCode(left)
    checkCode(right)
    if left == notAReal || right == notAReal { return notAReal }
    return left == 0 || right == 0 ? 0 : round(TaperedOperand.product(operand(left), operand(right)))
  }

  /// Returns the quotient of two numbers; NaR if the right one is zero.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  @specialized(where Self == PositFormat)
  @specialized(where Self == TakumFormat)
  public func divide(_ left: Code, _ right: Code) -> Code {
    checkCode(left)
    checkCode(right)
    if left == notAReal || right == notAReal || right == 0 { return notAReal }
    return left == 0 ? 0 : round(TaperedOperand.quotient(operand(left), operand(right)))
  }

  /// Returns the product of two numbers plus a third one, rounded once.
  ///
  /// The standard defines it with the *quire*, an accumulator that stores the exact sum.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  @specialized(where Self == PositFormat)
  @specialized(where Self == TakumFormat)
  public func fusedMultiplyAdd(_ left: Code, _ right: Code, _ addend: Code) -> Code {
    checkCode(left)
    checkCode(right)
    checkCode(addend)
    if left == notAReal || right == notAReal || addend == notAReal { return notAReal }
    if left == 0 || right == 0 { return addend }
    let product = TaperedOperand.product(operand(left), operand(right))
    return addend == 0 ? round(product) : TaperedOperand.sum(product, operand(addend)).map(round) ?? 0
  }

  /// Returns the square root; NaR for a negative number.
  ///
  /// - Precondition: `operand` is at most ``largestCode``.
  @specialized(where Self == PositFormat)
  @specialized(where Self == TakumFormat)
  public func squareRoot(_ operand: Code) -> Code {
    checkCode(operand)
    // NaR is the code with only the sign bit.
    if operand & notAReal != 0 { return notAReal }
    guard operand != 0 else { return 0 }
    let number = self.operand(operand)
    return round(bits <= 32 ? number.shortSquareRoot : number.squareRoot)
  }

  /// Returns the dot product, rounded once, like the *quire* of the standard; NaR if a factor is NaR.
  ///
  /// Bits above those of the format are ignored.
  ///
  /// Source: Standard for Posit Arithmetic (2022), 5.11.
  ///
  /// - Precondition: There are as many of both.
  public func dotProduct<Element: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Element>, _ right: Span<Element>
  ) -> Code {
    precondition(left.count == right.count, "there are as many of both")
    if let format = self as? PositFormat { return format.dotProductInQuire(left, right) }
    var sum: ExactRational = 0
    for place in 0..<left.count {
      let (left, right) = (
        value(of: Code(truncatingIfNeeded: left[place]) & largestCode),
        value(of: Code(truncatingIfNeeded: right[place]) & largestCode)
      )
      guard let x = left.exact, let y = right.exact else { return notAReal }
      sum = sum + x * y
    }
    return round(sum)
  }

  /// Returns the dot product of arrays, rounded once; NaR if a factor is NaR.
  ///
  /// - Precondition: There are as many of both.
  public func dotProduct<Element: FixedWidthInteger & UnsignedInteger>(_ left: [Element], _ right: [Element]) -> Code {
    dotProduct(left.span, right.span)
  }
}
