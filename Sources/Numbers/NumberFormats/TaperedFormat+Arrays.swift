/// Arrays of codes in the narrowest integers that fit.
///
/// Operations on arrays ignore the bits of an integer above those of the format, so that each result is that of a single
/// operation on the codes without these bits.
extension TaperedFormat {
  /// Returns the results of an operation on the codes of two arrays, place by place.
  ///
  /// - Parameters:
  ///   - operation: the operation.
  ///   - left: the left operands.
  ///   - right: as many right operands.
  ///   - results: as many codes, which are overwritten.
  /// - Precondition: There are as many of each, and the format has at most as many bits as a code of the array.
  /// - Complexity: O(*n*), some ten nanoseconds each.
  public func perform<Word: FixedWidthInteger & UnsignedInteger>(
    _ operation: TaperedOperation, _ left: Span<Word>, _ right: Span<Word>, into results: inout MutableSpan<Word>
  ) {
    precondition(left.count == right.count, "both arrays have as many codes")
    switch operation {
    case .add: apply(left.count, into: &results) { add(code(left[$0]), code(right[$0])) }
    case .subtract: apply(left.count, into: &results) { subtract(code(left[$0]), code(right[$0])) }
    case .multiply: apply(left.count, into: &results) { multiply(code(left[$0]), code(right[$0])) }
    case .divide: apply(left.count, into: &results) { divide(code(left[$0]), code(right[$0])) }
    }
  }

  /// Returns the results of an operation on the codes of two arrays, place by place, in a new array.
  ///
  /// - Precondition: There are as many of both, and the format has at most as many bits as a code of the array.
  public func perform<Word: FixedWidthInteger & UnsignedInteger>(
    _ operation: TaperedOperation, _ left: [Word], _ right: [Word]
  ) -> [Word] {
    var results = left
    var span = results.mutableSpan
    perform(operation, left.span, right.span, into: &span)
    return results
  }

  /// Returns the products of the codes of two arrays plus those of a third one, rounded once, place by place.
  ///
  /// - Precondition: As with ``perform(_:_:_:into:)``.
  public func fusedMultiplyAdd<Word: FixedWidthInteger & UnsignedInteger>(
    _ left: Span<Word>, _ right: Span<Word>, _ addend: Span<Word>, into results: inout MutableSpan<Word>
  ) {
    precondition(left.count == right.count && left.count == addend.count, "the arrays have as many codes")
    apply(left.count, into: &results) { fusedMultiplyAdd(code(left[$0]), code(right[$0]), code(addend[$0])) }
  }

  /// Returns the square roots of the codes of an array; NaR for negative numbers.
  ///
  /// - Precondition: As with ``perform(_:_:_:into:)``.
  public func squareRoot<Word: FixedWidthInteger & UnsignedInteger>(
    _ operands: Span<Word>, into results: inout MutableSpan<Word>
  ) {
    apply(operands.count, into: &results) { squareRoot(code(operands[$0])) }
  }

  /// Returns the code in the low bits of an integer.
  @inline(__always) private func code(_ word: some FixedWidthInteger & UnsignedInteger) -> Code {
    Code(truncatingIfNeeded: word) & largestCode
  }

  @inline(__always) private func apply<Word: FixedWidthInteger & UnsignedInteger>(
    _ count: Int, into results: inout MutableSpan<Word>, _ result: (Int) -> Code
  ) {
    precondition(count == results.count, "there are as many results as codes")
    precondition(bits <= Word.bitWidth, "the codes of the array have room for those of the format")
    for place in 0..<count { results[place] = Word(truncatingIfNeeded: result(place)) }
  }
}
