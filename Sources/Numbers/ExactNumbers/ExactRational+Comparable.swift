import CGMP

extension ExactRational: Comparable {
  /// Returns whether the two numbers are the same.
  public static func == (left: ExactRational, right: ExactRational) -> Bool {
    left.storage.read { left in right.storage.read { __gmpq_equal(left, $0) != 0 } }
  }

  /// Returns whether the left number is the smaller one.
  public static func < (left: ExactRational, right: ExactRational) -> Bool {
    left.storage.read { left in right.storage.read { __gmpq_cmp(left, $0) < 0 } }
  }
}

extension ExactRational: Hashable {
  /// Feeds the number to `hasher`; equal numbers feed it equal parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(numerator)
    hasher.combine(denominator)
  }
}
