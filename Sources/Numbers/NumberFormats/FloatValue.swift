import ExactNumbers

/// The value of a floating-point code.
///
/// ``exact`` is the number without any rounding, ``double`` the nearest double. To get the number of a code or of an
/// array in one step, use `number` and `decode` of ``FloatArithmetic``.
public enum FloatValue: Sendable, Hashable {
  /// A number, including zero.
  case finite(FloatNumber)
  /// An infinity.
  case infinity(isNegative: Bool)
  /// NaN, not a number.
  ///
  /// All NaN are the same here; the code distinguishes them.
  case nan

  /// The number, or nil for an infinity and NaN.
  public var number: FloatNumber? {
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
}

extension FloatValue: CustomStringConvertible {
  /// The exact value in decimal, or `-0`, `inf`, `-inf`, `nan`.
  public var description: String {
    switch self {
    case .finite(let number): number.description
    case .infinity(let isNegative): isNegative ? "-inf" : "inf"
    case .nan: "nan"
    }
  }
}
