import ExactNumbers

/// Arithmetic of a decimal format, always correctly rounded: the exact result, rounded once.
///
/// Operands may be values of any decimal format. The result is NaN if an operand is NaN.
///
/// Source: IEEE Std 754-2019, 4 to 7.
extension DecimalFormat {
  /// Returns the result of an operation on two values.
  ///
  /// - Complexity: O(1), except for zeros, stochastic roundings, remainders, and results beyond the largest number, which
  ///   take exact arithmetic on numbers without an exponent.
  public func perform(
    _ operation: FloatOperation, _ left: DecimalValue, _ right: DecimalValue, rounding: Rounding = .nearestEven
  ) -> DecimalResult {
    guard case .finite(let left) = left, case .finite(let right) = right else {
      return performOnSpecials(operation, left, right, rounding)
    }
    return ShortDecimalArithmetic(self, rounding)?.perform(operation, left, right)
      ?? WideDecimalArithmetic(self, rounding)?.perform(operation, left, right)
      ?? performExactly(operation, left, right, rounding)
  }

  /// Returns the result of an operation on two numbers by way of exact ones.
  func performExactly(
    _ operation: FloatOperation, _ left: DecimalNumber, _ right: DecimalNumber, _ rounding: Rounding
  ) -> DecimalResult {
    let isNegative = left.isNegative != right.isNegative
    switch operation {
    case .add: return sum(left.exact, left.isNegative, right, rounding)
    case .subtract: return sum(left.exact, left.isNegative, right.negated, rounding)
    case .multiply: return round(left.exact * right.exact, zeroIsNegative: isNegative, rounding)
    case .divide:
      guard let quotient = try? left.exact / right.exact else {
        return left.isZero ? .invalid : DecimalResult(.infinity(isNegative: isNegative), .divideByZero)
      }
      return round(quotient, zeroIsNegative: isNegative, rounding)
    case .remainder:
      guard let quotient = try? left.exact / right.exact else { return .invalid }
      let multiple = ExactRational(quotient.roundedToNearestOrEven) * right.exact
      return round(left.exact - multiple, zeroIsNegative: left.isNegative, rounding)
    }
  }

  /// Returns the product of two values plus a third one, rounded once.
  ///
  /// Infinity times zero is invalid even if the third value is NaN.
  public func fusedMultiplyAdd(
    _ left: DecimalValue, _ right: DecimalValue, _ addend: DecimalValue, rounding: Rounding = .nearestEven
  ) -> DecimalResult {
    if case .finite(let left) = left, case .finite(let right) = right {
      guard case .finite(let addend) = addend else { return DecimalResult(addend) }
      return WideDecimalArithmetic(self, rounding)?.fusedMultiplyAdd(left, right, addend)
        ?? fusedExactly(left, right, addend, rounding)
    }
    let product = perform(.multiply, left, right, rounding: rounding)
    let sum = perform(.add, product.value, addend, rounding: rounding)
    return DecimalResult(sum.value, product.flags.union(sum.flags))
  }

  /// Returns the product of two numbers plus a third one by way of exact ones.
  func fusedExactly(
    _ left: DecimalNumber, _ right: DecimalNumber, _ addend: DecimalNumber, _ rounding: Rounding
  ) -> DecimalResult {
    sum(left.exact * right.exact, left.isNegative != right.isNegative, addend, rounding)
  }

  /// Returns the square root; −0 for −0, and NaN for a number below zero.
  public func squareRoot(_ operand: DecimalValue, rounding: Rounding = .nearestEven) -> DecimalResult {
    switch operand {
    case .nan: return DecimalResult(.nan)
    case .infinity(let isNegative): return isNegative ? .invalid : DecimalResult(operand)
    case .finite(let number):
      if number.isNegative, !number.isZero { return .invalid }
      return WideDecimalArithmetic(self, rounding)?.squareRoot(number) ?? squareRootExactly(number, rounding)
    }
  }

  /// Returns the square root of a number by way of exact ones.
  func squareRootExactly(_ number: DecimalNumber, _ rounding: Rounding) -> DecimalResult {
    // Enough places that no rounding, even a stochastic one, separates the numbers between two digits of the root.
    let places = digits + 40 - (number.exact.decimalExponent ?? 0) / 2
    guard let root = number.exact.scaled(byPowerOfTen: 2 * places).squareRootOrMiddle else { return .invalid }
    return round(root.scaled(byPowerOfTen: -places), zeroIsNegative: number.isNegative, rounding)
  }

  /// Returns the sum of two numbers, the first of which may be a zero with a sign.
  private func sum(
    _ left: ExactRational, _ leftIsNegative: Bool, _ right: DecimalNumber, _ rounding: Rounding
  ) -> DecimalResult {
    let zeroIsNegative = leftIsNegative == right.isNegative ? leftIsNegative : rounding == .down
    return round(left + right.exact, zeroIsNegative: zeroIsNegative, rounding)
  }

  /// Returns the result of an operation on values, at least one of which is an infinity or NaN.
  private func performOnSpecials(
    _ operation: FloatOperation, _ left: DecimalValue, _ right: DecimalValue, _ rounding: Rounding
  ) -> DecimalResult {
    let isNegative = left.isNegative != right.isNegative
    switch (operation, left, right) {
    case (_, .nan, _), (_, _, .nan): return DecimalResult(.nan)
    case (.add, .infinity, .infinity): return isNegative ? .invalid : DecimalResult(left)
    case (.add, .infinity, .finite): return DecimalResult(left)
    case (.add, .finite, _): return DecimalResult(right)
    case (.subtract, _, _): return perform(.add, left, right.negated, rounding: rounding)
    case (.multiply, .finite(let number), _), (.multiply, _, .finite(let number)):
      return number.isZero ? .invalid : DecimalResult(.infinity(isNegative: isNegative))
    case (.multiply, _, _): return DecimalResult(.infinity(isNegative: isNegative))
    case (.divide, .infinity, .finite): return DecimalResult(.infinity(isNegative: isNegative))
    case (.divide, .finite, _): return DecimalResult(.zero(isNegative: isNegative))
    case (.remainder, .finite, _): return round(left, rounding: rounding)
    case (.divide, _, _), (.remainder, _, _): return .invalid
    }
  }
}

extension DecimalValue {
  /// Whether the sign is a minus; false for NaN.
  fileprivate var isNegative: Bool {
    switch self {
    case .finite(let number): number.isNegative
    case .infinity(let isNegative): isNegative
    case .nan: false
    }
  }
}
