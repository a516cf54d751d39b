/// Dot products in chunks, as matrix units add them: few terms in a narrow accumulator, their sums in another one.
extension FloatArithmetic {
  /// Returns the dot product of codes of another format, in chunks.
  ///
  /// The products of a chunk are added in this format. The sum of each chunk is converted to the format of `total`, and
  /// added there to the sum of the chunks before it, so that a long sum loses less than in one accumulator.
  ///
  /// Source: N. Wang and others, *Training Deep Neural Networks with 8-bit Floating Point Numbers*, 2018, 3.2.
  ///
  /// - Parameters:
  ///   - left: the left factors.
  ///   - right: as many right factors.
  ///   - source: the arithmetic of their format.
  ///   - chunk: the number of products of a chunk; the last one may have fewer.
  ///   - total: the arithmetic in which the sums of the chunks are added; nil for this one.
  ///   - usesFMA: whether a product is added exactly instead of being rounded first; it takes the order forward.
  ///   - order: the order of the additions in a chunk; chunks are added one after the other.
  ///   - rounding: the rounding of each step.
  /// - Returns: the dot product in the format of `total` and the exceptions of all steps; no code if a step has none.
  /// - Precondition: There are as many of both, and a chunk has a product.
  public func dotProduct<Word: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Word>, _ right: Span<Word>, of source: FloatArithmetic, chunk: Int, total: FloatArithmetic? = nil,
    usesFMA: Bool = false, order: Order = .forward, rounding: Rounding = .nearestEven
  ) -> FloatResult {
    precondition(left.count == right.count, "there are as many of both")
    precondition(chunk > 0, "a chunk has a product")
    var sum = RunningSum(total ?? self, rounding)
    var first = 0
    while first < left.count {
      let places = first..<first + min(chunk, left.count - first)
      first = places.upperBound
      let part = dotProduct(
        left.extracting(places), right.extracting(places), of: source, usesFMA: usesFMA, order: order,
        rounding: rounding)
      guard let total, let code = part.code else {
        sum.add(part)
        continue
      }
      let converted = total.convert(code, from: self, rounding: rounding)
      sum.add(FloatResult(code: converted.code, flags: converted.flags.union(part.flags)))
    }
    return sum.result
  }
}

/// A sum of results, each addition rounded, with the exceptions of all steps.
struct RunningSum {
  private let arithmetic: FloatArithmetic
  private let rounding: Rounding
  /// The sum of at least one term, without a code if a step has none.
  private var sum: FloatResult?

  init(_ arithmetic: FloatArithmetic, _ rounding: Rounding) {
    (self.arithmetic, self.rounding) = (arithmetic, rounding)
  }

  /// Adds a result.
  mutating func add(_ term: FloatResult) {
    guard let sum else {
      self.sum = term
      return
    }
    let flags = sum.flags.union(term.flags)
    guard let left = sum.code, let right = term.code else {
      self.sum = FloatResult(code: nil, flags: flags)
      return
    }
    let next = arithmetic(.add, left, right, rounding: rounding)
    self.sum = FloatResult(code: next.code, flags: next.flags.union(flags))
  }

  /// The sum, +0 for none, and the exceptions.
  var result: FloatResult { sum ?? FloatResult(code: arithmetic.encode(0.0).code) }
}
