import ExactNumbers

/// Arithmetic on the codes of a posit format: the exact result, rounded once, and NaR where an operand is NaR.
///
/// Source: Standard for Posit Arithmetic (2022), 5.
extension PositFormat {
  /// The sum of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func add(_ left: Code, _ right: Code) -> Code {
    combine(left, right) { $0 + $1 }
  }

  /// The difference of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func subtract(_ left: Code, _ right: Code) -> Code {
    combine(left, right) { $0 - $1 }
  }

  /// The product of two numbers.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func multiply(_ left: Code, _ right: Code) -> Code {
    combine(left, right) { $0 * $1 }
  }

  /// The quotient of two numbers, NaR where the right one is zero.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func divide(_ left: Code, _ right: Code) -> Code {
    combine(left, right) { try? $0 / $1 }
  }

  /// The product of two numbers plus a third one, rounded once.
  ///
  /// The standard has it through the *quire*, an accumulator that holds the exact sum.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func fusedMultiplyAdd(_ left: Code, _ right: Code, _ addend: Code) -> Code {
    guard let addend = value(of: addend).exact else { return notAReal }
    return combine(left, right) { $0 * $1 + addend }
  }

  /// The square root, NaR for a negative number.
  ///
  /// - Precondition: `operand` is at most ``largestCode``.
  public func squareRoot(_ operand: Code) -> Code {
    guard let number = value(of: operand).number else { return notAReal }
    // So many places give the root more bits than any code has.
    let places = 64 - number.exponent / 2
    let root = number.exact.scaled(byPowerOfTwo: 2 * places).squareRootOrMiddle
    return root.map { round($0.scaled(byPowerOfTwo: -places)) } ?? notAReal
  }

  private func combine(
    _ left: Code, _ right: Code, _ operation: (ExactRational, ExactRational) -> ExactRational?
  ) -> Code {
    guard let left = value(of: left).exact, let right = value(of: right).exact, let result = operation(left, right)
    else { return notAReal }
    return round(result)
  }
}
