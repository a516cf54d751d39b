import ExactNumbers

extension FloatArithmetic {
  /// The code of this format for what a code of another format stands for.
  ///
  /// A signaling NaN is invalid.
  ///
  /// - Precondition: `code` is at most the largest code of `source`.
  public func convert(_ code: Code, from source: FloatArithmetic, rounding: Rounding = .nearestEven) -> FloatResult {
    source.check(code)
    if let narrow, let source = source.narrow {
      return FloatResult(narrow.encode(source.decode(UInt64(code)), rounding))
    }
    return FloatResult(wide.encode(source.wide.decode(code), rounding))
  }

  /// The code of an exact number, rounded.
  ///
  /// - Complexity: That of an exact division.
  public func round(_ number: ExactRational, rounding: Rounding = .nearestEven) -> FloatResult {
    guard let (bits, exponent, isExact) = number.leadingBits else {
      return FloatResult(wide.encode(.zero(isNegative: false), rounding))
    }
    let significand = isExact ? bits : bits | 1
    let exact = FloatOperand.number(isNegative: number.isNegative, exponent: exponent, significand: significand)
    return encodeWide((exact, []), rounding, magnitude: number.exactMagnitude)
  }

  /// The codes of doubles, rounded, and the places of those that have none, because they are NaN and the format has no
  /// NaN.
  ///
  /// - Precondition: The format has at most 64 bits.
  /// - Complexity: O(*n*), a few nanoseconds each.
  public func round(_ doubles: [Double], rounding: Rounding = .nearestEven) -> (codes: [UInt64], without: [Int]) {
    precondition(format.bits <= 64, "the format has at most 64 bits")
    let source = FloatArithmetic(.binary64)
    if let narrow, let doubleKernel = source.narrow { return narrow.round(doubles, doubleKernel, rounding) }
    return wide.round(doubles, source.wide, rounding)
  }
}

extension FloatKernel {
  @inline(__always)
  fileprivate func round(
    _ doubles: [Double], _ source: FloatKernel, _ rounding: Rounding
  ) -> (codes: [UInt64], without: [Int]) {
    var without: [Int] = []
    let codes = [UInt64](unsafeUninitializedCapacity: doubles.count) { codes, count in
      count = doubles.count
      for (index, double) in doubles.enumerated() {
        let (code, _) = encode(source.decode(Word(truncatingIfNeeded: double.bitPattern)), rounding)
        codes[index] = UInt64(truncatingIfNeeded: code ?? 0)
        if code == nil { without.append(index) }
      }
    }
    return (codes, without)
  }
}
