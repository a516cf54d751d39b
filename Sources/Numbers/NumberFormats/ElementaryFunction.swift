/// A function that no finite number of sums, products and roots can express.
///
/// Source: IEEE Std 754-2019, 9.2, which recommends that they be correctly rounded.
public enum ElementaryFunction: String, Sendable, Hashable, CaseIterable {
  /// e raised to a power.
  case exp
  /// 2 raised to a power.
  case exp2
  /// The natural logarithm.
  case log
  /// The logarithm to the base 2.
  case log2
  /// The sine of an angle in radians.
  case sin
  /// The cosine of an angle in radians.
  case cos
}
