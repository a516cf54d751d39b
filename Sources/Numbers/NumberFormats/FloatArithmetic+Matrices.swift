/// Products of matrices of codes, with an accumulator in its own format.
extension FloatArithmetic {
  /// Returns the product of two matrices of codes of another format, with this one as the accumulator.
  ///
  /// Each element of the product is a dot product of a row of the left matrix and a column of the right one, as
  /// ``dotProduct(_:_:of:chunk:total:usesFMA:order:rounding:)-([Word],_,_,_,_,_,_,_)`` computes it.
  ///
  /// - Parameters:
  ///   - left: the left matrix, row by row.
  ///   - right: the right matrix, row by row, with as many rows as the left one has columns.
  ///   - source: the arithmetic of the format of both.
  ///   - rows: the number of rows of the left matrix and of the product.
  ///   - columns: the number of columns of the right matrix and of the product.
  ///   - results: the product, row by row, in codes of this format, which are overwritten.
  ///   - chunk: the number of products of a chunk; nil for all of them in one.
  ///   - usesFMA: whether a product is added exactly instead of being rounded first; it takes the order forward.
  ///   - order: the order of the additions.
  ///   - rounding: the rounding of each step.
  /// - Returns: the exceptions of all steps, and the places without a code.
  /// - Precondition: The numbers of codes match, and this format has at most as many bits as a code of the product.
  /// - Complexity: O(*n*³) for matrices of *n* rows and columns, with steps as in a dot product.
  public func matrixProduct<Word: FixedWidthInteger & UnsignedInteger, Result: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Word>, _ right: Span<Word>, of source: FloatArithmetic, rows: Int, columns: Int,
    into results: inout MutableSpan<Result>, chunk: Int? = nil, usesFMA: Bool = false, order: Order = .forward,
    rounding: Rounding = .nearestEven
  ) -> FloatArrayOutcome {
    precondition(rows >= 0 && columns >= 0 && results.count == rows * columns, "the product has rows and columns")
    precondition(format.bits <= Result.bitWidth, "the codes of the product have room for those of the format")
    guard rows > 0, columns > 0 else { return FloatArrayOutcome() }
    let inner = left.count / rows
    precondition(left.count == rows * inner && right.count == inner * columns, "the right matrix has a row per column")
    let transposed = (0..<columns).flatMap { column in (0..<inner).map { right[$0 * columns + column] } }
    var outcome = FloatArrayOutcome()
    func product<Factor: FixedWidthInteger & UnsignedInteger>(
      _ x: Span<Factor>, _ y: Span<Factor>, of source: FloatArithmetic, into results: inout MutableSpan<Result>
    ) {
      for place in results.indices {
        let (row, column) = (place / columns * inner, place % columns * inner)
        let element = dotProduct(
          x.extracting(row..<row + inner), y.extracting(column..<column + inner), of: source, chunk: chunk ?? .max,
          usesFMA: usesFMA, order: order, rounding: rounding)
        results[place] = Result(truncatingIfNeeded: outcome.take(element, at: place))
      }
    }
    // Each factor is converted only once, unless one has no code here.
    guard format.bits <= 32, let x = converted(left, from: source, rounding),
      let y = converted(transposed.span, from: source, rounding)
    else {
      product(left, transposed.span, of: source, into: &results)
      return outcome
    }
    product(x.codes.span, y.codes.span, of: self, into: &results)
    outcome.flags.formUnion(x.flags.union(y.flags))
    return outcome
  }

  /// Returns codes of another format in this one; nil if one has no code here.
  private func converted<Word: FixedWidthInteger & UnsignedInteger>(
    _ codes: Span<Word>, from source: FloatArithmetic, _ rounding: Rounding
  ) -> (codes: [UInt32], flags: FloatFlags)? {
    var flags: FloatFlags = []
    var converted: [UInt32] = []
    converted.reserveCapacity(codes.count)
    for place in codes.indices {
      let result = convert(source.format.code(codes[place]), from: source, rounding: rounding)
      guard let code = result.code else { return nil }
      flags.formUnion(result.flags)
      converted.append(UInt32(truncatingIfNeeded: code))
    }
    return (converted, flags)
  }
}
