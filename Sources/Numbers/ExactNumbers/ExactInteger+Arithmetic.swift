import CGMP

extension ExactInteger: SignedNumeric {
  /// Returns the exact sum of two numbers.
  ///
  /// - Precondition: The sum has at most ``maximumBitWidth`` bits.
  /// - Complexity: O(*n*) for *n* bits.
  public static func + (left: ExactInteger, right: ExactInteger) -> ExactInteger {
    combine(left, right, small: { $0.addingReportingOverflow($1) }, big: __gmpz_add)
  }

  /// Returns the exact difference of two numbers.
  ///
  /// - Precondition: The difference has at most ``maximumBitWidth`` bits.
  /// - Complexity: O(*n*) for *n* bits.
  public static func - (left: ExactInteger, right: ExactInteger) -> ExactInteger {
    combine(left, right, small: { $0.subtractingReportingOverflow($1) }, big: __gmpz_sub)
  }

  /// Returns the exact product of two numbers.
  ///
  /// - Precondition: The product has at most ``maximumBitWidth`` bits.
  /// - Complexity: Below O(*n*²) for *n* bits; see
  ///   [Multiplication Algorithms](https://gmplib.org/manual/Multiplication-Algorithms) of GMP.
  public static func * (left: ExactInteger, right: ExactInteger) -> ExactInteger {
    combine(
      left, right, small: { $0.multipliedReportingOverflow(by: $1) },
      big: { result, left, right in
        precondition(
          __gmpz_sizeinbase(left, 2) + __gmpz_sizeinbase(right, 2) <= maximumBitWidth + 1,
          "the product of exact integers has at most \(maximumBitWidth) bits")
        __gmpz_mul(result, left, right)
      })
  }

  /// Replaces the left number by the exact product of both.
  ///
  /// - Precondition: The product has at most ``maximumBitWidth`` bits.
  public static func *= (left: inout ExactInteger, right: ExactInteger) {
    left = left * right
  }

  /// Returns the number with the opposite sign.
  public static prefix func - (operand: ExactInteger) -> ExactInteger {
    switch operand.storage {
    case .small: 0 - operand
    case .big(let value): ExactInteger(GMPInteger(__gmpz_neg, value))
    }
  }

  /// The number without its sign, which is exact for every number.
  public var magnitude: ExactInteger {
    isNegative ? -self : self
  }

  /// Returns the result of `small` if both operands are small and it does not overflow, otherwise the result of `big`.
  @inline(__always)
  private static func combine(
    _ left: ExactInteger, _ right: ExactInteger,
    small: (Int, Int) -> (partialValue: Int, overflow: Bool),
    big: (GMPInteger.Destination?, GMPInteger.Source?, GMPInteger.Source?) -> Void
  ) -> ExactInteger {
    if case (.small(let left), .small(let right)) = (left.storage, right.storage) {
      let (value, overflow) = small(left, right)
      if !overflow { return ExactInteger(small: value) }
    }
    return ExactInteger(GMPInteger(big, left.gmp, right.gmp))
  }
}
