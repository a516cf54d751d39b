import ExactNumbers

extension ExactRational {
  /// The square root if it is an integer, else the middle of the two integers around it; nil for a negative number.
  ///
  /// Whatever is rounded at integers is so rounded as the root itself, which may have no end.
  ///
  /// - Complexity: That of a division.
  var squareRootOrMiddle: ExactRational? {
    guard let (root, rest) = floor.squareRootAndRemainder() else { return nil }
    let isExact = rest == 0 && denominator == 1
    return ExactRational(root) + (isExact ? 0 : .powerOfTwo(-1))
  }
}
