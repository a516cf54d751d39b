/// Operations on arrays, as on their spans.
extension FloatArithmetic {
  /// Returns the results of an operation on the codes of two arrays, place by place, with the exceptions and the places
  /// without a code.
  ///
  /// - Precondition: There are as many of both, and the format has at most as many bits as a code of the array.
  public func perform<Code: FixedWidthInteger & UnsignedInteger>(
    _ operation: FloatOperation, _ left: [Code], _ right: [Code], rounding: Rounding = .nearestEven
  ) -> (codes: [Code], outcome: FloatArrayOutcome) {
    var codes = left
    var span = codes.mutableSpan
    let outcome = perform(operation, left.span, right.span, into: &span, rounding: rounding)
    return (codes, outcome)
  }

  /// Returns one of the codes of an array, such as the smallest one; bits above those of the format are ignored.
  ///
  /// - Returns: the code and the exceptions of all choices, from the first code on; nil for an array without codes.
  public func select<Word: FixedWidthInteger & UnsignedInteger>(
    _ selection: FloatSelection, of codes: [Word]
  ) -> FloatResult? {
    select(selection, of: codes.span)
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
    _ codes: [Code], of source: FloatArithmetic, order: Order = .forward, rounding: Rounding = .nearestEven
  ) -> FloatResult {
    sum(codes.span, of: source, order: order, rounding: rounding)
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
    _ left: [Code], _ right: [Code], of source: FloatArithmetic, usesFMA: Bool = false, order: Order = .forward,
    rounding: Rounding = .nearestEven
  ) -> FloatResult {
    dotProduct(left.span, right.span, of: source, usesFMA: usesFMA, order: order, rounding: rounding)
  }

  /// Returns the dot product of codes of another format, in chunks.
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
    _ left: [Word], _ right: [Word], of source: FloatArithmetic, chunk: Int, total: FloatArithmetic? = nil,
    usesFMA: Bool = false, order: Order = .forward, rounding: Rounding = .nearestEven
  ) -> FloatResult {
    dotProduct(
      left.span, right.span, of: source, chunk: chunk, total: total, usesFMA: usesFMA, order: order, rounding: rounding)
  }

  /// Returns the product of two matrices of codes of another format, with the exceptions and the places without a code.
  ///
  /// - Parameters:
  ///   - left: the left matrix, row by row.
  ///   - right: the right matrix, row by row, with as many rows as the left one has columns.
  ///   - source: the arithmetic of the format of both.
  ///   - rows: the number of rows of the left matrix and of the product.
  ///   - columns: the number of columns of the right matrix and of the product.
  ///   - type: the type of the codes of the product.
  ///   - chunk: the number of products of a chunk; nil for all of them in one.
  ///   - usesFMA: whether a product is added exactly instead of being rounded first; it takes the order forward.
  ///   - order: the order of the additions.
  ///   - rounding: the rounding of each step.
  /// - Returns: the product, row by row, in codes of this format, and the exceptions.
  /// - Precondition: The numbers of codes match, and this format has at most as many bits as a code of the product.
  public func matrixProduct<Word: FixedWidthInteger & UnsignedInteger, Result: FixedWidthInteger & UnsignedInteger>(
    _ left: [Word], _ right: [Word], of source: FloatArithmetic, rows: Int, columns: Int,
    as type: Result.Type = Result.self, chunk: Int? = nil, usesFMA: Bool = false, order: Order = .forward,
    rounding: Rounding = .nearestEven
  ) -> (codes: [Result], outcome: FloatArrayOutcome) {
    precondition(rows >= 0 && columns >= 0, "the product has rows and columns")
    var codes = [Result](repeating: 0, count: rows * columns)
    var span = codes.mutableSpan
    let outcome = matrixProduct(
      left.span, right.span, of: source, rows: rows, columns: columns, into: &span, chunk: chunk, usesFMA: usesFMA,
      order: order, rounding: rounding)
    return (codes, outcome)
  }
}
