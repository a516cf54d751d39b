import ExactNumbers

/// A value of a decimal format.
public enum DecimalValue: Sendable, Hashable {
  /// A number, including zero.
  case finite(DecimalNumber)
  /// An infinity.
  case infinity(isNegative: Bool)
  /// NaN, not a number.
  case nan

  /// The number, or nil for an infinity and NaN.
  public var number: DecimalNumber? {
    if case .finite(let number) = self { number } else { nil }
  }

  /// The exact value of a number, which is 0 for either zero, or nil for an infinity and NaN.
  public var exact: ExactRational? {
    number?.exact
  }

  /// The double nearest to the value; ties go to the even code.
  ///
  /// Numbers beyond the doubles become infinities.
  public var double: Double {
    Double.arithmetic.number(Double.arithmetic.round(self))
  }

  /// The value with the opposite sign; NaN has none.
  public var negated: DecimalValue {
    switch self {
    case .finite(let number): .finite(number.negated)
    case .infinity(let isNegative): .infinity(isNegative: !isNegative)
    case .nan: .nan
    }
  }

  /// Returns the order of the value and another one; +0 and −0 are equal.
  ///
  /// Source: IEEE Std 754-2019, 5.11.
  public func compare(to other: DecimalValue) -> FloatOrder {
    switch (self, other) {
    case (.nan, _), (_, .nan): .unordered
    case (.finite(let left), .finite(let right)): Self.order(left.exact, right.exact)
    default: Self.order(infinitySign, other.infinitySign)
    }
  }

  /// 1 or −1 for an infinity, 0 for other values.
  private var infinitySign: Int {
    if case .infinity(let isNegative) = self { isNegative ? -1 : 1 } else { 0 }
  }

  private static func order<Number: Comparable>(_ left: Number, _ right: Number) -> FloatOrder {
    left == right ? .equal : left < right ? .less : .greater
  }

  static func zero(isNegative: Bool) -> DecimalValue {
    .finite(DecimalNumber(isNegative: isNegative, coefficient: 0, exponent: 0))
  }
}

extension DecimalValue: CustomStringConvertible {
  /// The exact value in decimal, or `-0`, `inf`, `-inf`, `nan`.
  public var description: String {
    switch self {
    case .finite(let number): number.description
    case .infinity(let isNegative): isNegative ? "-inf" : "inf"
    case .nan: "nan"
    }
  }
}
