/// The values of an elementary function for every code of a format of at most 16 bits.
public struct FloatFunctionTable: Sendable {
  /// The format of arguments and values.
  public let format: FloatFormat
  /// The values, by the codes of the arguments.
  public let results: [FloatResult]

  /// Creates the table of a function.
  ///
  /// - Precondition: The format has at most 16 bits.
  /// - Complexity: O(2ⁿ) for *n* bits, some microseconds each.
  public init(_ function: ElementaryFunction, of arithmetic: FloatArithmetic, rounding: Rounding = .nearestEven) {
    format = arithmetic.format
    precondition(format.bits <= 16, "a table of a function has a format of at most 16 bits")
    results = (0...format.largestCode).map { arithmetic(function, $0, rounding: rounding) }
  }

  /// The value for a code.
  ///
  /// - Precondition: The code is at most ``FloatFormat/largestCode``.
  public subscript(operand: FloatFormat.Code) -> FloatResult {
    format.checkCode(operand)
    return results[Int(operand)]
  }
}
