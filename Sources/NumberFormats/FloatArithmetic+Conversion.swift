import ExactNumbers

extension FloatArithmetic {
  /// The code of this format for what a code of another format stands for.
  ///
  /// A signaling NaN is invalid.
  ///
  /// - Precondition: `code` is at most the largest code of `source`.
  public func convert(_ code: Code, from source: FloatArithmetic, rounding: Rounding = .nearestEven) -> FloatResult {
    source.format.checkCode(code)
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
    return FloatResult(
      wide.encode(
        .number(isNegative: number.isNegative, exponent: exponent, significand: significand), rounding))
  }

  /// The codes of doubles, rounded.
  ///
  /// - Returns: a code for each double, nil where there is no result.
  /// - Complexity: O(*n*), a few nanoseconds each in formats of up to 64 bits.
  public func round(_ doubles: [Double], rounding: Rounding = .nearestEven) -> [Code?] {
    let source = FloatArithmetic(.binary64)
    guard let narrow, let doubleKernel = source.narrow else {
      return doubles.map { convert(Code($0.bitPattern), from: source, rounding: rounding).code }
    }
    return doubles.map { double in
      narrow.encode(doubleKernel.decode(double.bitPattern), rounding).code.map { Code($0) }
    }
  }

  /// The results of an operation on every pair of codes, in rows of one left operand.
  ///
  /// - Precondition: The format has at most 8 bits.
  /// - Complexity: O(4ⁿ) for *n* bits, a few nanoseconds each.
  public func table(of operation: FloatOperation, rounding: Rounding = .nearestEven) -> [FloatResult] {
    precondition(format.bits <= 8, "a table of an operation has formats of at most 8 bits")
    guard let narrow else { return [] }
    let operands = (0...UInt64(format.largestCode)).map(narrow.decode)
    var results: [FloatResult] = []
    results.reserveCapacity(operands.count * operands.count)
    for left in operands {
      for right in operands { results.append(FloatResult(narrow.perform(operation, left, right, rounding))) }
    }
    return results
  }
}
