extension FloatArithmetic {
  /// Returns one of two codes.
  ///
  /// A signaling NaN is invalid, even if the result is a number.
  ///
  /// - Precondition: The codes are at most ``FloatFormat/largestCode``.
  /// - Complexity: O(1).
  public func select(_ selection: FloatSelection, _ left: Code, _ right: Code) -> FloatResult {
    check(left)
    check(right)
    let (isLeftNaN, isRightNaN) = (format.isNaN(left), format.isNaN(right))
    guard isLeftNaN || isRightNaN else {
      return FloatResult(code: selected(selection, left, right))
    }
    let isInvalid = format.isSignalingNaN(left) || format.isSignalingNaN(right)
    let flags: FloatFlags = isInvalid ? .invalid : []
    if selection.prefersNumbers, isLeftNaN != isRightNaN {
      return FloatResult(code: isLeftNaN ? right : left, flags: flags)
    }
    return propagating(FloatResult(code: format.nan, flags: flags), [left, right])
  }

  /// Returns one of each two codes of arrays, place by place; bits above those of the format are ignored.
  ///
  /// - Parameters:
  ///   - selection: the choice.
  ///   - left: the left codes.
  ///   - right: as many right codes.
  ///   - results: as many codes, which are overwritten.
  /// - Returns: the exceptions; every place has a code.
  /// - Precondition: There are as many of each, and the format has at most as many bits as a code of the array.
  /// - Complexity: O(*n*), a few nanoseconds each.
  @specialized(where Word == UInt8) @specialized(where Word == UInt16) @specialized(where Word == UInt32)
  public func select<Word: FixedWidthInteger & UnsignedInteger>(
    _ selection: FloatSelection, _ left: Span<Word>, _ right: Span<Word>, into results: inout MutableSpan<Word>
  ) -> FloatArrayOutcome {
    precondition(left.count == right.count && left.count == results.count, "there are as many results as codes")
    precondition(format.bits <= Word.bitWidth, "the codes of the array have room for those of the format")
    var outcome = FloatArrayOutcome()
    for place in left.indices {
      let result = select(selection, format.code(left[place]), format.code(right[place]))
      results[place] = Word(truncatingIfNeeded: outcome.take(result, at: place))
    }
    return outcome
  }

  /// Returns one of the codes of an array, such as the smallest one; bits above those of the format are ignored.
  ///
  /// - Returns: the code and the exceptions of all choices, from the first code on; nil for an array without codes.
  /// - Complexity: O(*n*), a few nanoseconds each.
  @specialized(where Word == UInt8) @specialized(where Word == UInt16) @specialized(where Word == UInt32)
  public func select<Word: FixedWidthInteger & UnsignedInteger>(
    _ selection: FloatSelection, of codes: Span<Word>
  ) -> FloatResult? {
    guard !codes.isEmpty else { return nil }
    // A single NaN that signals is invalid, and becomes quiet.
    var result = select(selection, format.code(codes[0]), format.code(codes[0]))
    for place in 1..<max(codes.count, 1) {
      guard let code = result.code else { break }
      let next = select(selection, code, format.code(codes[place]))
      result = FloatResult(code: next.code, flags: result.flags.union(next.flags))
    }
    return result
  }

  private func selected(_ selection: FloatSelection, _ left: Code, _ right: Code) -> Code {
    if selection.isOfMagnitudes {
      let (x, y) = (format.magnitudeRank(left), format.magnitudeRank(right))
      if x != y { return (x < y) == selection.isMaximum ? right : left }
    }
    // −0 is before +0.
    return format.totalOrder(left, right) == selection.isMaximum ? right : left
  }
}

extension FloatFormat {
  /// Returns a number that rises with the magnitude of a value that is not NaN.
  fileprivate func magnitudeRank(_ code: Code) -> Code { code & largestMagnitude }
}
