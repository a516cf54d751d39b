import ExactNumbers

/// The value of a floating-point code.
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
