import ExactNumbers

extension ExactRational {
  /// The square root if it is an integer, otherwise the middle of the two integers around it; nil for a negative
  /// number.
  ///
  /// Rounding this value at integers gives the same result as rounding the root itself, which may have no end.
  ///
  /// - Complexity: That of a division.
  var squareRootOrMiddle: ExactRational? {
    guard let (root, rest) = floor.squareRootAndRemainder() else { return nil }
    let isExact = rest == 0 && denominator == 1
    return ExactRational(root) + (isExact ? 0 : .powerOfTwo(-1))
  }
}
