import CGMP

extension ExactRational: SignedNumeric {
  /// Returns the exact sum of two numbers.
  ///
  /// - Precondition: The parts of the sum have at most ``ExactInteger/maximumBitWidth`` bits.
  public static func + (left: ExactRational, right: ExactRational) -> ExactRational {
    ExactRational(GMPRational(__gmpq_add, left.storage, right.storage))
  }

  /// Returns the exact difference of two numbers.
  ///
  /// - Precondition: The parts of the difference have at most ``ExactInteger/maximumBitWidth`` bits.
  public static func - (left: ExactRational, right: ExactRational) -> ExactRational {
    ExactRational(GMPRational(__gmpq_sub, left.storage, right.storage))
  }

  /// Returns the exact product of two numbers.
  ///
  /// - Precondition: The parts of the product have at most ``ExactInteger/maximumBitWidth`` bits.
  public static func * (left: ExactRational, right: ExactRational) -> ExactRational {
    ExactRational(GMPRational(__gmpq_mul, left.storage, right.storage))
  }

  /// Returns the exact quotient of two numbers.
  ///
  /// - Throws: ``DivisionByZero`` if the right number is zero.
  /// - Precondition: The parts of the quotient have at most ``ExactInteger/maximumBitWidth`` bits.
  public static func / (left: ExactRational, right: ExactRational) throws(DivisionByZero) -> ExactRational {
    guard right.storage.signum != 0 else { throw DivisionByZero() }
    return ExactRational(GMPRational(__gmpq_div, left.storage, right.storage))
  }

  /// Replaces the left number by the exact product of both.
  ///
  /// - Precondition: The parts of the product have at most ``ExactInteger/maximumBitWidth`` bits.
  public static func *= (left: inout ExactRational, right: ExactRational) {
    left = left * right
  }

  /// Returns the number with the opposite sign.
  public static prefix func - (operand: ExactRational) -> ExactRational {
    ExactRational(GMPRational(__gmpq_neg, operand.storage))
  }

  /// The number without its sign.
  public var magnitude: ExactRational {
    isNegative ? -self : self
  }

  /// Returns the exact product of the number and two raised to `exponent`, which may be negative.
  ///
  /// - Precondition: The magnitude of `exponent` is less than ``ExactInteger/maximumBitWidth``, and the parts of the
  ///   product have at most that many bits.
  public func scaled(byPowerOfTwo exponent: Int) -> ExactRational {
    let limit = ExactInteger.maximumBitWidth
    precondition((1 - limit..<limit).contains(exponent), "the exponent's magnitude is less than \(limit)")
    let scale = exponent < 0 ? __gmpq_div_2exp : __gmpq_mul_2exp
    return ExactRational(
      GMPRational { result in storage.read { scale(result, $0, mp_bitcnt_t(exponent.magnitude)) } })
  }
}
