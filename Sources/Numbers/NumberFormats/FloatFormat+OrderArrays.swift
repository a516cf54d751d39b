extension FloatFormat {
  /// Compares the values of the codes of two arrays, place by place; bits above those of the format are ignored.
  ///
  /// - Parameters:
  ///   - left: the left codes.
  ///   - right: as many right codes.
  ///   - isSignaling: whether a comparison with any NaN is invalid, not only with a signaling one.
  /// - Returns: the order of each pair, and the exceptions.
  /// - Precondition: There are as many of both.
  /// - Complexity: O(*n*), a few nanoseconds each.
  @specialized(where Word == UInt8) @specialized(where Word == UInt16) @specialized(where Word == UInt32)
  public func compare<Word: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Word>, _ right: Span<Word>, isSignaling: Bool = false
  ) -> (orders: [FloatOrder], flags: FloatFlags) {
    precondition(left.count == right.count, "both arrays have as many codes")
    var flags: FloatFlags = []
    let orders = left.indices.map { place in
      let comparison = compare(code(left[place]), code(right[place]), isSignaling: isSignaling)
      flags.formUnion(comparison.flags)
      return comparison.order
    }
    return (orders, flags)
  }
}
