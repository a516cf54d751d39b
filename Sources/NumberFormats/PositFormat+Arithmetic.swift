import ExactNumbers

/// Arithmetic on the codes of a posit format: the exact result, rounded once, and NaR where an operand is NaR.
///
/// Source: Standard for Posit Arithmetic (2022), 5.
extension PositFormat {
  /// The sum of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  /// - Complexity: O(1), as all of these.
  public func add(_ left: Code, _ right: Code) -> Code {
    checkCode(left)
    checkCode(right)
    if left == notAReal || right == notAReal { return notAReal }
    if left == 0 || right == 0 { return left | right }
    return PositOperand.sum(operand(left), operand(right)).map(round) ?? 0
  }

  /// The difference of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func subtract(_ left: Code, _ right: Code) -> Code {
    add(left, negated(right))
  }

  /// The product of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func multiply(_ left: Code, _ right: Code) -> Code {
    checkCode(left)
    checkCode(right)
    if left == notAReal || right == notAReal { return notAReal }
    return left == 0 || right == 0 ? 0 : round(PositOperand.product(operand(left), operand(right)))
  }

  /// The quotient of two numbers, NaR where the right one is zero.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func divide(_ left: Code, _ right: Code) -> Code {
    checkCode(left)
    checkCode(right)
    if left == notAReal || right == notAReal || right == 0 { return notAReal }
    return left == 0 ? 0 : round(PositOperand.quotient(operand(left), operand(right)))
  }

  /// The product of two numbers plus a third one, rounded once.
  ///
  /// The standard has it through the *quire*, an accumulator that holds the exact sum.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func fusedMultiplyAdd(_ left: Code, _ right: Code, _ addend: Code) -> Code {
    checkCode(left)
    checkCode(right)
    checkCode(addend)
    if left == notAReal || right == notAReal || addend == notAReal { return notAReal }
    if left == 0 || right == 0 { return addend }
    let product = PositOperand.product(operand(left), operand(right))
    return addend == 0 ? round(product) : PositOperand.sum(product, operand(addend)).map(round) ?? 0
  }

  /// The square root, NaR for a negative number.
  ///
  /// - Precondition: `operand` is at most ``largestCode``.
  public func squareRoot(_ operand: Code) -> Code {
    checkCode(operand)
    // NaR is the code with the sign bit alone.
    if operand & signBit != 0 { return notAReal }
    return operand == 0 ? 0 : round(self.operand(operand).squareRoot)
  }
}
