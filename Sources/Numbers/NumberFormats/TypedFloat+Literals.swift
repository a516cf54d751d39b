import ExactNumbers

extension TypedFloat: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates the number nearest to the double of the literal.
  public init(floatLiteral literal: Double) {
    self.init(literal)
  }

  /// Creates the number nearest to the integer.
  public init(integerLiteral literal: Int) {
    self.init(result: Kind.arithmetic.encode(integer: literal))
  }
}

extension TypedFloat: SignedNumeric {
  /// Creates the number of an integer, or nil if the format does not have it.
  public init?(exactly integer: some BinaryInteger) {
    let result = Kind.arithmetic.round(ExactRational(ExactInteger(integer)))
    guard result.flags.isEmpty, result.code != nil else { return nil }
    self.init(result: result)
  }

  /// The number without its sign.
  public var magnitude: TypedFloat {
    code.map { Kind.arithmetic.format.isNegative($0) ? -self : self } ?? self
  }

  /// Replaces the left number by the rounded product.
  public static func *= (left: inout TypedFloat, right: TypedFloat) {
    left = left * right
  }

  /// Returns the number with the opposite sign; in a format without a sign, the difference of zero and the number.
  public static prefix func - (operand: TypedFloat) -> TypedFloat {
    let format = Kind.arithmetic.format
    guard let code = operand.code, format.hasSign, !format.isNaN(code), code != 0 || format.zero != .unsigned else {
      return 0 - operand
    }
    return TypedFloat(code: code ^ format.signBit)
  }
}

extension TypedFloat: LosslessStringConvertible {
  /// Creates the number nearest to the exact number of a text, such as `0.1`, `1/8` or `6.02e23`; nil for any other
  /// text.
  ///
  /// The text may also be `inf`, `-inf` or `nan`.
  public init?(_ description: String) {
    let arithmetic = Kind.arithmetic
    switch description {
    case "inf", "-inf": self.init(result: arithmetic.round(FloatValue.infinity(isNegative: description.hasPrefix("-"))))
    case "nan": self.init(result: arithmetic.round(FloatValue.nan))
    default:
      guard let number = ExactRational(description) else { return nil }
      let isNegativeZero = number == 0 && description.hasPrefix("-")
      self.init(result: isNegativeZero ? arithmetic.encode(-0.0) : arithmetic.round(number))
    }
  }

  /// The exact value in decimal, or `-0`, `inf`, `-inf`, `nan`.
  public var description: String { value.description }
}
