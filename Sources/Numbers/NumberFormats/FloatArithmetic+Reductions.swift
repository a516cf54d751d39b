import ExactNumbers

/// Sums and dot products of arrays of codes, with an accumulator in its own format.
///
/// Bits of an integer above those of the format are ignored. With a ``FloatFormat/binary32`` accumulator that rounds to
/// nearest even, a step takes a few nanoseconds for sources that have at most its numbers; for sources of at most 8 bits
/// in their own format, if there are more terms than pairs of codes, too.
extension FloatArithmetic {
  /// The order in which terms are added.
  public enum Order: Sendable, Hashable, CaseIterable {
    /// One after the other, from the first.
    case forward
    /// The sum of one half plus the sum of the other, and so on.
    case pairwise
  }

  /// Returns the sum of codes of another format, each addition rounded to this one, which is the accumulator.
  ///
  /// - Parameters:
  ///   - codes: the codes.
  ///   - source: the arithmetic of their format.
  ///   - order: the order of the additions.
  ///   - rounding: the rounding of each addition.
  /// - Returns: the sum, +0 for none, and the exceptions of all steps; no code if a step has none.
  public func sum<Code: FixedWidthInteger & UnsignedInteger>(
    _ codes: Span<Code>, of source: FloatArithmetic, order: Order = .forward, rounding: Rounding = .nearestEven
  ) -> FloatResult {
    if !codes.isEmpty, reducesInFloats(source, rounding),
      let sum = FloatReduction.sum(source.floats(codes), order)
    {
      return sum
    }
    if let tables = FloatTableReduction(
      self, source, count: codes.count, rounding, hasProducts: false),
      let sum = tables.sum(codes, order)
    {
      return sum
    }
    return reduce(codes.count, order, rounding) {
      self.convert(source.format.code(codes[$0]), from: source, rounding: rounding)
    }
  }

  /// Returns the dot product of codes of another format, with this one as the accumulator.
  ///
  /// - Parameters:
  ///   - left: the left factors.
  ///   - right: as many right factors.
  ///   - source: the arithmetic of their format.
  ///   - usesFMA: whether a product is added exactly instead of being rounded first; it takes the order forward.
  ///   - order: the order of the additions.
  ///   - rounding: the rounding of each step.
  /// - Returns: the dot product and the exceptions of all steps; no code if a step has none.
  /// - Precondition: There are as many of both.
  public func dotProduct<Code: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Code>, _ right: Span<Code>, of source: FloatArithmetic, usesFMA: Bool = false, order: Order = .forward,
    rounding: Rounding = .nearestEven
  ) -> FloatResult {
    precondition(left.count == right.count, "there are as many of both")
    if !left.isEmpty, reducesInFloats(source, rounding) {
      let (x, y) = (source.floats(left), source.floats(right))
      let product =
        usesFMA ? FloatReduction.fusedDotProduct(x, y) : FloatReduction.dotProduct(x, y, order)
      if let product { return product }
    } else if !usesFMA,
      let tables = FloatTableReduction(
        self, source, count: left.count, rounding, hasProducts: true),
      let product = tables.dotProduct(left, right, order)
    {
      return product
    }
    func factors(_ place: Int) -> (left: FloatResult, right: FloatResult) {
      (
        convert(source.format.code(left[place]), from: source, rounding: rounding),
        convert(source.format.code(right[place]), from: source, rounding: rounding)
      )
    }
    guard usesFMA else {
      return reduce(left.count, order, rounding) { place in
        let (left, right) = factors(place)
        guard let x = left.code, let y = right.code else { return FloatResult(code: nil, flags: left.flags) }
        let product = self(.multiply, x, y, rounding: rounding)
        return FloatResult(code: product.code, flags: product.flags.union(left.flags).union(right.flags))
      }
    }
    var (sum, flags): (FloatFormat.Code?, FloatFlags) = (encode(0.0).code, [])
    for place in 0..<left.count {
      let (left, right) = factors(place)
      guard let x = left.code, let y = right.code, let addend = sum else { return FloatResult(code: nil, flags: flags) }
      let next = fusedMultiplyAdd(x, y, addend, rounding: rounding)
      flags.formUnion([next.flags, left.flags, right.flags])
      sum = next.code
    }
    return FloatResult(code: sum, flags: flags)
  }

  private func reduce(
    _ count: Int, _ order: Order, _ rounding: Rounding, _ term: (Int) -> FloatResult
  ) -> FloatResult {
    var flags: FloatFlags = []
    func sum(_ range: Range<Int>) -> FloatFormat.Code? {
      if range.count == 1 {
        let term = term(range.lowerBound)
        flags.formUnion(term.flags)
        return term.code
      }
      let middle = order == .pairwise ? range.lowerBound + range.count / 2 : range.upperBound - 1
      guard let left = sum(range.lowerBound..<middle), let right = sum(middle..<range.upperBound) else { return nil }
      return add(left, right)
    }
    func add(_ left: FloatFormat.Code, _ right: FloatFormat.Code) -> FloatFormat.Code? {
      let result = self(.add, left, right, rounding: rounding)
      flags.formUnion(result.flags)
      return result.code
    }
    if count == 0 { return FloatResult(code: encode(0.0).code) }
    if order == .pairwise { return FloatResult(code: sum(0..<count), flags: flags) }
    var total = sum(0..<1)
    for place in 1..<max(count, 1) {
      guard let before = total, let next = sum(place..<place + 1) else { return FloatResult(code: nil, flags: flags) }
      total = add(before, next)
    }
    return FloatResult(code: total, flags: flags)
  }
}

extension FloatFlags {
  fileprivate mutating func formUnion(_ all: [FloatFlags]) {
    for flags in all { formUnion(flags) }
  }
}
