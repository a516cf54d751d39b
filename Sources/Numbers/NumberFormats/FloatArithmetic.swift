import ExactNumbers

/// Arithmetic on the codes of a floating-point format, always correctly rounded: the exact result, rounded once.
///
/// Operands are codes of the format. Formats of up to 64 bits and 60 bits of precision are computed with in words of 64
/// bits, others in words of 128 bits, by the same code; both are tested against ``/ExactNumbers/ExactRational``.
///
/// Where IEEE 754 leaves a choice: an operand that is a signaling NaN is invalid in every operation; the result is the
/// one NaN ``FloatFormat/nan``, or that of ``NaNPropagation/payload``; a fused multiply-add of infinity and zero is
/// invalid even if the third operand is NaN. If the result is NaN and the format has none, there is no result.
///
/// In a format without a sign, a number that is below zero after rounding overflows: it becomes NaN, as −∞ does, and in
/// a format without NaN the smallest number. It becomes that one, too, if it is saturated, and a number, not −∞, if the
/// rounding is up or toward zero.
///
/// Source: IEEE Std 754-2019, 4 to 7; for formats without a sign interim report 4.0 of IEEE P3109, 4.7.5, *ωSaturate*.
public struct FloatArithmetic: Sendable {
  /// A code of the format.
  public typealias Code = FloatFormat.Code

  /// The format of operands and results.
  public let format: FloatFormat
  /// The numbers that become the largest number instead of overflowing.
  public let saturation: Saturation
  /// The condition for a tiny result.
  public let tininess: Tininess
  /// The NaN that an operation on a NaN returns.
  public let nanPropagation: NaNPropagation

  private let largestCode: Code
  let isBinary32: Bool
  private let isBinary64: Bool
  private let isBinary128: Bool
  let isBFloat16: Bool
  let narrow: FloatKernel<UInt64>?
  let wide: FloatKernel<UInt128>
  let lanes: FloatLanes

  /// Creates the arithmetic of a format.
  public init(
    _ format: FloatFormat, saturation: Saturation = .none, tininess: Tininess = .afterRounding,
    nanPropagation: NaNPropagation = .canonical
  ) {
    (self.format, self.saturation, self.tininess) = (format, saturation, tininess)
    self.nanPropagation = nanPropagation
    largestCode = format.largestCode
    isBinary32 = format == .binary32
    isBinary64 = format == .binary64
    isBinary128 = format == .binary128
    isBFloat16 = format == .bfloat16
    narrow =
      FloatKernel<UInt64>.fits(format) ? FloatKernel(format, saturation: saturation, tininess: tininess) : nil
    wide = FloatKernel(format, saturation: saturation, tininess: tininess)
    lanes = FloatLanes(format, tininess: tininess)
  }

  /// Returns the result of an operation on two codes.
  ///
  /// - Precondition: The codes are at most ``FloatFormat/largestCode``.
  /// - Complexity: O(1), except for the remainder, which takes as many steps as the exponents differ.
  public func callAsFunction(
    _ operation: FloatOperation, _ left: Code, _ right: Code, rounding: Rounding = .nearestEven
  ) -> FloatResult {
    check(left)
    check(right)
    if isBinary32, rounding == .nearestEven, let result = Binary32.perform(operation, left, right) {
      return result
    }
    if isBinary64, rounding == .nearestEven, let result = Binary64.perform(operation, left, right) {
      return result
    }
    if isBinary128, rounding == .nearestEven, let result = Binary128.perform(operation, left, right) {
      return result
    }
    if let result = inLanes(operation, left, right, rounding) { return result }
    if let narrow = narrow(for: rounding) {
      let (x, y) = (narrow.decode(UInt64(left)), narrow.decode(UInt64(right)))
      return propagating(FloatResult(narrow.perform(operation, x, y, rounding)), [left, right])
    }
    let exact = wide.exact(operation, wide.decode(left), wide.decode(right), rounding)
    return propagating(
      encodeWide(exact, rounding, magnitude: self.magnitude(operation, left, right)), [left, right])
  }

  /// Returns the product of two numbers plus a third one, rounded once.
  ///
  /// - Precondition: The codes are at most ``FloatFormat/largestCode``.
  public func fusedMultiplyAdd(
    _ left: Code, _ right: Code, _ addend: Code, rounding: Rounding = .nearestEven
  ) -> FloatResult {
    check(left)
    check(right)
    check(addend)
    if isBinary32, rounding == .nearestEven, let result = Binary32.fusedMultiplyAdd(left, right, addend) {
      return result
    }
    if isBinary64, rounding == .nearestEven,
      let result = Binary64.fusedMultiplyAdd(left, right, addend)
    {
      return result
    }
    if isBinary128, rounding == .nearestEven, let result = Binary128.fusedMultiplyAdd(left, right, addend) {
      return result
    }
    if let result = inLanes(left, right, plus: addend, rounding) { return result }
    if let narrow = narrow(for: rounding) {
      let (value, flags) = narrow.productPlus(
        narrow.decode(UInt64(left)), narrow.decode(UInt64(right)), narrow.decode(UInt64(addend)), rounding)
      return propagating(FloatResult(narrow.encode(value, rounding, flags: flags)), [left, right, addend])
    }
    let exact = wide.productPlus(wide.decode(left), wide.decode(right), wide.decode(addend), rounding)
    return propagating(
      encodeWide(
        exact, rounding, magnitude: (self.exact(left) * self.exact(right) + self.exact(addend)).exactMagnitude),
      [left, right, addend])
  }

  /// Returns the square root; −0 for −0, and NaN for a number below zero.
  ///
  /// - Precondition: The code is at most ``FloatFormat/largestCode``.
  public func squareRoot(_ operand: Code, rounding: Rounding = .nearestEven) -> FloatResult {
    check(operand)
    if isBinary32, rounding == .nearestEven, let result = Binary32.squareRoot(operand) {
      return result
    }
    if isBinary64, rounding == .nearestEven, let result = Binary64.squareRoot(operand) {
      return result
    }
    if isBinary128, rounding == .nearestEven, let result = Binary128.squareRoot(operand) {
      return result
    }
    if let result = inLanes(squareRoot: operand, rounding) { return result }
    if let narrow = narrow(for: rounding) {
      let (value, flags) = narrow.squareRoot(narrow.decode(UInt64(operand)))
      return propagating(FloatResult(narrow.encode(value, rounding, flags: flags)), [operand])
    }
    return propagating(
      encodeWide(wide.squareRoot(wide.decode(operand)), rounding, magnitude: exact(operand).exactRootMagnitude),
      [operand])
  }

  /// Returns the nearest integer in the direction of the rounding; inexact if the operand has a fraction.
  ///
  /// Source: IEEE Std 754-2019, 5.9, *roundToIntegralExact*.
  ///
  /// - Precondition: The code is at most ``FloatFormat/largestCode``.
  public func roundToIntegral(_ operand: Code, rounding: Rounding = .nearestEven) -> FloatResult {
    check(operand)
    if let narrow = narrow(for: rounding) {
      let (value, flags) = narrow.integral(narrow.decode(UInt64(operand)), rounding)
      return propagating(FloatResult(narrow.encode(value, rounding, flags: flags)), [operand])
    }
    let (value, flags) = wide.integral(wide.decode(operand), rounding)
    return propagating(FloatResult(wide.encode(value, rounding, flags: flags)), [operand])
  }

  /// Returns the magnitude of the result of an operation on numbers.
  private func magnitude(_ operation: FloatOperation, _ left: Code, _ right: Code) -> ExactMagnitude {
    let (left, right) = (exact(left), exact(right))
    switch operation {
    case .add: return (left + right).exactMagnitude
    case .subtract: return (left - right).exactMagnitude
    case .multiply: return (left * right).exactMagnitude
    case .divide: return ((try? left / right) ?? 0).exactMagnitude
    case .remainder:
      let multiple = ((try? left / right) ?? 0).roundedToNearestOrEven
      return (left - ExactRational(multiple) * right).exactMagnitude
    }
  }

  /// Returns the exact value of a code of a number.
  private func exact(_ code: Code) -> ExactRational {
    format.value(of: code).exact ?? 0
  }

  /// Returns the kernel of 64-bit words if they have all the bits that the rounding needs.
  @inline(__always)
  private func narrow(for rounding: Rounding) -> FloatKernel<UInt64>? {
    if rounding.isStochastic, format.fractionBits >= Self.stochasticFractionBits { return nil }
    return narrow
  }

  /// The fraction bits from which words of 64 bits have no room for 32 more bits and 3 for the part cut off and shifted
  /// up.
  private static let stochasticFractionBits = 64 - 32 - 3

  @inline(__always)
  func check(_ code: Code) {
    precondition(code <= largestCode, "the code has more bits than the format")
  }
}

extension FloatResult {
  /// Creates the result from the result of a kernel.
  @inline(__always)
  init<Word: UnsignedInteger>(_ encoded: (code: Word?, flags: FloatFlags)) {
    self.init(code: encoded.code.map { FloatFormat.Code($0) }, flags: encoded.flags)
  }
}

extension FloatKernel {
  /// Returns the rounded result of an operation on two operands.
  @inline(__always)
  func perform(_ operation: FloatOperation, _ left: Operand, _ right: Operand, _ rounding: Rounding) -> Encoded {
    let (value, flags) = exact(operation, left, right, rounding)
    return encode(value, rounding, flags: flags)
  }

  /// Returns the exact result of an operation on two operands.
  @inline(__always)
  func exact(_ operation: FloatOperation, _ left: Operand, _ right: Operand, _ rounding: Rounding) -> Exact {
    switch operation {
    case .add: sum(left, right, rounding)
    case .subtract: sum(left, right.isNaN ? right : right.negated, rounding)
    case .multiply: product(left, right)
    case .divide: quotient(left, right)
    case .remainder: remainder(left, right)
    }
  }
}
