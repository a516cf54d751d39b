extension FloatFormat {
  /// Returns whether one code comes before another or is equal to it, in the order of all codes.
  ///
  /// The order is that of the numbers with −0 before +0, between the infinities. NaNs with the sign bit 1 come before
  /// all, NaNs with the sign bit 0 after all, with a smaller payload nearer to the infinities. A NaN that is the code
  /// of −0, and thus has no sign, comes after all.
  ///
  /// Source: IEEE Std 754-2019, 5.10, *totalOrder*.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  public func totalOrder(_ left: Code, _ right: Code) -> Bool {
    checkCode(left)
    checkCode(right)
    let (left, right) = (totalRank(left), totalRank(right))
    return left.upper != right.upper ? left.upper < right.upper : left.lower <= right.lower
  }

  /// Returns whether each code of an array comes before that of another or is equal to it, in the order of all codes.
  ///
  /// Bits above those of the format are ignored.
  ///
  /// - Precondition: There are as many of both.
  public func totalOrder<Word: FixedWidthInteger & UnsignedInteger>(_ left: Span<Word>, _ right: Span<Word>) -> [Bool] {
    precondition(left.count == right.count, "both arrays have as many codes")
    return left.indices.map { totalOrder(code(left[$0]), code(right[$0])) }
  }

  /// Returns codes in the order of all codes, from the first.
  ///
  /// Bits above those of the format are ignored, and are 0 in the result.
  ///
  /// - Complexity: O(*n* log *n*).
  public func sorted<Word: FixedWidthInteger & UnsignedInteger>(_ codes: [Word]) -> [Word] {
    codes.map { code($0) }.sorted { totalOrder($0, $1) && $0 != $1 }.map { Word(truncatingIfNeeded: $0) }
  }

  /// Returns a pair that rises with the code in the order of all codes.
  private func totalRank(_ code: Code) -> (upper: Int, lower: Code) {
    if nans == .negativeZero, code == signBit { return (2, 0) }
    return isNegative(code) ? (0, ~(code & largestMagnitude)) : (1, code)
  }
}
