import CGMP

extension ExactRational: ExpressibleByIntegerLiteral {
  /// Creates the integer that a literal of any length writes.
  public init(integerLiteral literal: StaticBigInt) {
    self.init(ExactInteger(integerLiteral: literal))
  }

  /// Creates the number that `source` is; never nil, since every integer is exact here.
  ///
  /// - Precondition: `source` has at most ``ExactInteger/maximumBitWidth`` bits.
  public init?(exactly source: some BinaryInteger) {
    self.init(ExactInteger(source))
  }

  /// Creates the exact number that `source` is, or nil if it is an infinity or NaN.
  ///
  /// Both zeros are zero.
  ///
  /// - Precondition: The magnitude of the exponent of `source` is less than ``ExactInteger/maximumBitWidth``, as in
  ///   every type of the machine.
  @inlinable
  public init?(exactly source: some BinaryFloatingPoint) {
    guard source.isFinite else { return nil }
    let fractionBits = type(of: source).significandBitCount
    let fraction = ExactInteger(source.significandBitPattern)
    let magnitude =
      source.isNormal
      ? ExactRational(fraction + .powerOfTwo(fractionBits)).scaled(byPowerOfTwo: Int(source.exponent) - fractionBits)
      : ExactRational(fraction).scaled(
        byPowerOfTwo: Int(type(of: source).leastNormalMagnitude.exponent) - fractionBits)
    self = source.sign == .minus ? -magnitude : magnitude
  }
}

extension ExactInteger {
  /// Creates the same number as an integer, or nil if it has a fraction.
  public init?(exactly source: ExactRational) {
    guard source.denominator == 1 else { return nil }
    self = source.numerator
  }
}

extension Double {
  /// Creates the number truncated toward zero to the precision of this type, for drawing only, never for a result.
  ///
  /// It is the same on every machine for numbers in the range of normal doubles.
  public init(truncating source: ExactRational) {
    self = source.storage.read { __gmpq_get_d($0) }
  }
}
