import ExactNumbers

/// Dot products of arrays in blocks that share a scale.
extension FloatArithmetic {
  /// Returns the dot product of arrays in blocks, with this format as the accumulator.
  ///
  /// The products of the elements of a pair of blocks are added in this format, as in
  /// ``dotProduct(_:_:of:usesFMA:order:rounding:)-([Code],_,_,_,_,_)``. The sum is multiplied by the exact product of
  /// both scales and rounded, and added to that of the blocks before it. At the end, the sum is multiplied by the exact
  /// product of the scales of both arrays, and rounded.
  ///
  /// Source: OCP Microscaling Formats 1.0, 6.1 and 6.2, which leave the accumulator open.
  ///
  /// - Parameters:
  ///   - left: the left factors.
  ///   - right: as many right factors, in the same blocks; their elements and scales can have other formats.
  ///   - usesFMA: whether a product is added exactly instead of being rounded first; it takes the order forward.
  ///   - order: the order of the additions in a block; blocks are added one after the other.
  ///   - rounding: the rounding of each step.
  /// - Returns: the dot product and the exceptions of all steps; no code if a step has none.
  /// - Precondition: There are as many numbers in blocks of the same size, which rows end in the same way.
  public func dotProduct(
    _ left: BlockArray, _ right: BlockArray, usesFMA: Bool = false, order: Order = .forward,
    rounding: Rounding = .nearestEven
  ) -> FloatResult {
    precondition(left.count == right.count, "there are as many of both")
    precondition(left.layout == right.layout, "both have the same blocks")
    return format.bits <= 32
      ? dotProduct(left, right, as: UInt32.self, usesFMA, order, rounding)
      : dotProduct(left, right, as: UInt128.self, usesFMA, order, rounding)
  }

  private func dotProduct<Word: FixedWidthInteger & UnsignedInteger>(
    _ left: BlockArray, _ right: BlockArray, as word: Word.Type, _ usesFMA: Bool, _ order: Order, _ rounding: Rounding
  ) -> FloatResult {
    let ((x, xOutcome), (y, yOutcome)) = (
      encode(left.elementNumbers, as: word, rounding: rounding),
      encode(right.elementNumbers, as: word, rounding: rounding)
    )
    let flags = xOutcome.flags.union(yOutcome.flags)
    guard xOutcome.placesWithoutCode.isEmpty, yOutcome.placesWithoutCode.isEmpty else {
      return FloatResult(code: nil, flags: flags)
    }
    let (leftScales, rightScales) = (left.scaleNumbers, right.scaleNumbers)
    var sum = RunningSum(self, rounding)
    left.layout.forEachBlock { places, block in
      let part = dotProduct(
        x.span.extracting(places), y.span.extracting(places), of: self, usesFMA: usesFMA, order: order,
        rounding: rounding)
      sum.add(scaled(part, by: leftScales[block] * rightScales[block], rounding))
    }
    let total = scaled(sum.result, by: Double(left.arrayScale) * Double(right.arrayScale), rounding)
    return FloatResult(code: total.code, flags: total.flags.union(flags))
  }

  /// Returns a result times a factor, rounded once, with the exceptions of both steps.
  private func scaled(_ result: FloatResult, by factor: Double, _ rounding: Rounding) -> FloatResult {
    guard factor != 1, let code = result.code else { return result }
    let product: FloatResult
    if let number = format.value(of: code).exact, number != 0, factor != 0, let exact = ExactRational(exactly: factor) {
      product = round(number * exact, rounding: rounding)
    } else {
      let number = double(code)
      let isInvalid = number.isInfinite && factor == 0
      let special = encode(number * factor, rounding: rounding)
      product = FloatResult(code: special.code, flags: isInvalid ? special.flags.union(.invalid) : special.flags)
    }
    return FloatResult(code: product.code, flags: product.flags.union(result.flags))
  }
}

extension BlockArray {
  /// The numbers of the elements before they are scaled.
  fileprivate var elementNumbers: [Double] {
    format.elementArithmetic.map { $0.decode(elements) } ?? elements.map { Double(Int8(bitPattern: $0)) * 0x1p-6 }
  }
}
