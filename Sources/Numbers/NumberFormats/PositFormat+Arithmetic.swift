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
  /// The standard has it through the *quire*, an accumulator that holds the exact sum.
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
}
