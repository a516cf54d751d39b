/// Single operations of binary64, rounded to nearest even by the processor.
///
/// The error of a sum, product, quotient or root is a double, too, and says whether the result is exact.
///
/// Source: T. J. Dekker, *A floating-point technique for extending the available precision*, 1971; S. Boldo and
/// M. Daumas, *Representable correcting terms for possibly underflowing floating point operations*, 2003.
enum Binary64 {
  /// Returns the result of an operation on two codes, or nil if it is special, zero, or so small that its error is not a
  /// double.
  @inline(__always) static func perform(
    _ operation: FloatOperation, _ left: FloatFormat.Code, _ right: FloatFormat.Code
  ) -> FloatResult? {
    let (x, y) = (number(left), number(right))
    switch operation {
    case .add: return sum(x, y)
    case .subtract: return sum(x, -y)
    case .multiply:
      let product = x * y
      return result(product, error: (-product).addingProduct(x, y))
    case .divide:
      let quotient = x / y
      // The remainder is a double if neither operand is near the ends.
      guard isInner(x), isInner(y) else { return nil }
      return result(quotient, error: (-x).addingProduct(quotient, y))
    case .remainder: return nil
    }
  }

  /// Returns the square root, or nil as for an operation.
  @inline(__always) static func squareRoot(_ operand: FloatFormat.Code) -> FloatResult? {
    let number = number(operand)
    guard isInner(number) else { return nil }
    let root = number.squareRoot()
    return result(root, error: (-number).addingProduct(root, root))
  }

  /// Returns the product of two numbers plus a third one, or nil as for an operation.
  @inline(__always) static func fusedMultiplyAdd(
    _ left: FloatFormat.Code, _ right: FloatFormat.Code, _ addend: FloatFormat.Code
  ) -> FloatResult? {
    let (x, y, z) = (number(left), number(right), number(addend))
    let fused = z.addingProduct(x, y)
    let product = x * y
    guard isInner(product), isInner(fused), z == 0 || isInner(z) else { return nil }
    // The exact sum is sum + error + rest.
    let rest = (-product).addingProduct(x, y)
    let (sum, error) = twoSum(product, z)
    let (near, far) = twoSum(sum - fused, error)
    return result(fused, error: far == 0 && near == -rest ? 0 : 1)
  }

  @inline(__always) private static func number(_ code: FloatFormat.Code) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: code))
  }

  /// Returns whether the magnitude of a number is from 2⁻⁹⁰⁰ to 2⁹⁰⁰, so that errors of it are exact.
  @inline(__always) private static func isInner(_ number: Double) -> Bool {
    (number.bitPattern >> 52 & 0x7FF) &- 123 < 1_800
  }

  @inline(__always) private static func twoSum(_ left: Double, _ right: Double) -> (sum: Double, error: Double) {
    let sum = left + right
    let part = sum - left
    return (sum, (left - (sum - part)) + (right - part))
  }

  @inline(__always) private static func sum(_ left: Double, _ right: Double) -> FloatResult? {
    let (sum, error) = twoSum(left, right)
    // Above the smallest normal number and below the largest, whose parts may overflow.
    guard (sum.bitPattern & 0x7FFF_FFFF_FFFF_FFFF) &- (0x10_0000_0000_0001) < 0x7FCF_FFFF_FFFF_FFFF else { return nil }
    return FloatResult(code: FloatFormat.Code(sum.bitPattern), flags: error == 0 ? [] : .inexact)
  }

  @inline(__always) private static func result(_ rounded: Double, error: Double) -> FloatResult? {
    guard isInner(rounded) else { return nil }
    return FloatResult(code: FloatFormat.Code(rounded.bitPattern), flags: error == 0 ? [] : .inexact)
  }
}
