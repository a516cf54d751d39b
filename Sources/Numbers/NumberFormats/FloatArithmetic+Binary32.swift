/// Single operations of binary32, rounded to nearest even with the doubles of the processor.
///
/// The result is a double first, which has more than twice the bits, so rounding it a second time is right.
///
/// Source: S. A. Figueroa, *When is double rounding innocuous?*, 1995.
enum Binary32 {
  /// Returns the result of an operation on two codes, or nil if it is special, zero, subnormal or nearly subnormal.
  @inline(__always)
  static func perform(_ operation: FloatOperation, _ left: FloatFormat.Code, _ right: FloatFormat.Code) -> FloatResult?
  {
    let (left, right) = (number(left), number(right))
    switch operation {
    case .add: return sum(left, right)
    case .subtract: return sum(left, -right)
    case .multiply: return round(left * right)
    case .divide: return round(left / right)
    case .remainder: return nil
    }
  }

  /// Returns the product of two numbers plus a third one, or nil as for an operation.
  @inline(__always)
  static func fusedMultiplyAdd(
    _ left: FloatFormat.Code, _ right: FloatFormat.Code, _ addend: FloatFormat.Code
  ) -> FloatResult? {
    // A product of two numbers is exact, but its sum with a third one has too many bits to be rounded twice to nearest.
    round(.sumToOdd(number(left) * number(right), number(addend)))
  }

  /// Returns the square root, or nil as for an operation.
  @inline(__always)
  static func squareRoot(_ operand: FloatFormat.Code) -> FloatResult? {
    round(number(operand).squareRoot())
  }

  @inline(__always)
  private static func number(_ code: FloatFormat.Code) -> Double {
    Double(Float(bitPattern: UInt32(truncatingIfNeeded: code)))
  }

  @inline(__always)
  private static func sum(_ left: Double, _ right: Double) -> FloatResult? {
    let sum = left + right
    let rightPart = sum - left
    let isExact = rightPart == right && sum - rightPart == left
    return round(sum, isExact: isExact)
  }

  @inline(__always)
  private static func round(_ exact: Double, isExact: Bool = true) -> FloatResult? {
    let rounded = Float(exact)
    let code = rounded.bitPattern
    // More than the smallest normal number, and less than infinity.
    guard (code & 0x7FFF_FFFF) &- 0x80_0001 < 0x7EFF_FFFF else { return nil }
    let isExact = Double(rounded) == exact && isExact
    return FloatResult(code: FloatFormat.Code(code), flags: isExact ? [] : .inexact)
  }
}
