import CGMP

/// A rational number of any size, computed without rounding.
///
/// It is stored by [GMP](https://gmplib.org/manual/Rational-Number-Functions) in lowest terms, with a positive
/// denominator, so there is one representation for each number.
///
/// The numerator and the denominator have at most ``ExactInteger/maximumBitWidth`` bits each. An operation that makes a
/// large number from a small text or exponent throws ``ExactNumberTooLarge`` or returns nil instead; an operator on
/// existing numbers stops the program. Since they are bounded, GMP never works on more than a few times as many bits.
public struct ExactRational: Sendable {
  let storage: GMPRational

  init(_ storage: GMPRational) {
    self.storage = storage
  }

  /// Creates the rational number of an integer.
  public init(_ integer: ExactInteger) {
    let integer = integer.gmp
    self.init(GMPRational { result in integer.read { __gmpq_set_z(result, $0) } })
  }

  /// Creates the quotient of two integers, in lowest terms.
  ///
  /// - Throws: ``DivisionByZero`` if `denominator` is zero.
  /// - Complexity: That of a greatest common divisor; see
  ///   [Greatest Common Divisor](https://gmplib.org/manual/Greatest-Common-Divisor-Algorithms) of GMP.
  public init(_ numerator: ExactInteger, over denominator: ExactInteger) throws(DivisionByZero) {
    guard denominator != 0 else { throw DivisionByZero() }
    self.init(GMPRational(numerator.gmp, over: denominator.gmp))
  }

  /// Two raised to `exponent`, which may be negative.
  ///
  /// - Precondition: The magnitude of `exponent` is less than ``ExactInteger/maximumBitWidth``.
  /// - Complexity: O(*n*) for the magnitude *n* of the exponent.
  public static func powerOfTwo(_ exponent: Int) -> ExactRational {
    ExactRational(1).scaled(byPowerOfTwo: exponent)
  }

  /// The numerator in lowest terms, which has the sign of the number.
  public var numerator: ExactInteger {
    ExactInteger(storage.numerator)
  }

  /// The denominator in lowest terms, which is at least 1.
  public var denominator: ExactInteger {
    ExactInteger(storage.denominator)
  }

  /// Whether the number is less than zero.
  public var isNegative: Bool {
    storage.signum < 0
  }
}
