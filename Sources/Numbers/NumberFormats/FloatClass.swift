/// The kind of value of a floating-point code.
public enum FloatClass: Sendable, Hashable, CaseIterable {
  /// +0 or −0.
  case zero
  /// A number without the hidden bit, nearer to zero than every normal one.
  case subnormal
  /// A number with the hidden bit.
  case normal
  /// An infinity of either sign.
  case infinity
  /// NaN, not a number.
  case nan
}
