/// The order of two floating-point values.
///
/// Source: IEEE Std 754-2019, 5.11.
public enum FloatOrder: Sendable, Hashable, CaseIterable {
  /// The left value is the smaller one.
  case less
  /// The values are the same; so are +0 and −0.
  case equal
  /// The left value is the greater one.
  case greater
  /// A value is NaN.
  case unordered
}

extension FloatFormat {
  /// Compares the values of two codes, and says whether the comparison is invalid.
  ///
  /// A comparison is invalid with a signaling NaN and, if `isSignaling` is true, with every NaN.
  ///
  /// IEEE 754's *compareQuietLess* is `!isSignaling`, *compareSignalingLess* is `isSignaling`.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  /// - Complexity: O(1).
  public func compare(_ left: Code, _ right: Code, isSignaling: Bool = false) -> (order: FloatOrder, flags: FloatFlags)
  {
    checkCode(left)
    checkCode(right)
    if isNaN(left) || isNaN(right) {
      let isInvalid = isSignaling || isSignalingNaN(left) || isSignalingNaN(right)
      return (.unordered, isInvalid ? .invalid : [])
    }
    let (left, right) = (rank(left), rank(right))
    return (left == right ? .equal : left < right ? .less : .greater, [])
  }

  /// Returns a number that rises with the value of a code that is not NaN, and its sign.
  private func rank(_ code: Code) -> Int128 {
    let magnitude = Int128(code & largestMagnitude)
    guard isNegative(code) else { return magnitude }
    return hasZero ? -magnitude : -magnitude - 1
  }
}
