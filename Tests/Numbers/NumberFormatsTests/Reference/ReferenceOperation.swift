import ExactNumbers
import NumberFormats

/// An exact result with the exceptions of the operation itself, by IEEE Std 754-2019, 5.4, 6.1, 6.3 and 7.
struct ReferenceResult {
  var value: ReferenceValue
  var flags: FloatFlags = []
  /// Whether the result is a zero whose sign is a minus when rounding down, and otherwise a plus.
  var isZeroOfMode = false

  static let invalid = ReferenceResult(value: .nan(isSignaling: false), flags: .invalid)

  /// Returns NaN if an operand is NaN; invalid if it signals.
  static func nan(_ operands: ReferenceValue...) -> ReferenceResult? {
    if operands.contains(.nan(isSignaling: true)) { return .invalid }
    return operands.contains(.nan(isSignaling: false)) ? ReferenceResult(value: .nan(isSignaling: false)) : nil
  }
}

/// The operations on the values of codes.
enum ReferenceOperation {
  static func apply(
    _ operation: FloatOperation, _ left: ReferenceValue, _ right: ReferenceValue, zero: FloatFormat.Zero
  ) throws -> ReferenceResult {
    switch operation {
    case .add: sum(left, right)
    case .subtract: sum(left, right.negated)
    case .multiply: product(left, right)
    case .divide: try quotient(left, right, zero: zero)
    case .remainder: try remainder(left, right)
    }
  }

  static func sum(_ left: ReferenceValue, _ right: ReferenceValue) -> ReferenceResult {
    if let nan = ReferenceResult.nan(left, right) { return nan }
    switch (left, right) {
    case (.infinity, .infinity): return left == right ? ReferenceResult(value: left) : .invalid
    case (.infinity, _): return ReferenceResult(value: left)
    case (_, .infinity): return ReferenceResult(value: right)
    case (.zero, .zero):
      return left == right
        ? ReferenceResult(value: left) : ReferenceResult(value: .zero(isNegative: false), isZeroOfMode: true)
    default:
      let sum = (left.exact ?? 0) + (right.exact ?? 0)
      return sum == 0
        ? ReferenceResult(value: .zero(isNegative: false), isZeroOfMode: true) : ReferenceResult(value: .number(sum))
    }
  }

  static func product(_ left: ReferenceValue, _ right: ReferenceValue) -> ReferenceResult {
    if let nan = ReferenceResult.nan(left, right) { return nan }
    let isNegative = left.isNegative != right.isNegative
    switch (left, right) {
    case (.infinity, .zero), (.zero, .infinity): return .invalid
    case (.infinity, _), (_, .infinity): return ReferenceResult(value: .infinity(isNegative: isNegative))
    case (.number(let left), .number(let right)): return ReferenceResult(value: .number(left * right))
    default: return ReferenceResult(value: .zero(isNegative: isNegative))
    }
  }

  /// Returns the quotient, with P3109's rule for a zero without a sign: a division by it has no result.
  private static func quotient(
    _ left: ReferenceValue, _ right: ReferenceValue, zero: FloatFormat.Zero
  ) throws -> ReferenceResult {
    if let nan = ReferenceResult.nan(left, right) { return nan }
    let isNegative = left.isNegative != right.isNegative
    switch (left, right) {
    case (.infinity, .infinity), (.zero, .zero): return .invalid
    case (_, .zero) where zero == .unsigned: return .invalid
    case (.number(let left), .number(let right)): return ReferenceResult(value: .number(try left / right))
    case (.infinity, _): return ReferenceResult(value: .infinity(isNegative: isNegative))
    case (_, .zero): return ReferenceResult(value: .infinity(isNegative: isNegative), flags: .divideByZero)
    default: return ReferenceResult(value: .zero(isNegative: isNegative))
    }
  }

  private static func remainder(_ left: ReferenceValue, _ right: ReferenceValue) throws -> ReferenceResult {
    if let nan = ReferenceResult.nan(left, right) { return nan }
    switch (left, right) {
    case (.infinity, _), (_, .zero): return .invalid
    case (.number(let dividend), .number(let divisor)):
      let multiple = try (dividend / divisor).roundedToNearestOrEven
      let rest = dividend - ExactRational(multiple) * divisor
      return ReferenceResult(value: rest == 0 ? .zero(isNegative: left.isNegative) : .number(rest))
    default: return ReferenceResult(value: left)
    }
  }

  /// Returns the product plus a third number; infinity times zero is invalid even with NaN.
  static func productPlus(
    _ left: ReferenceValue, _ right: ReferenceValue, _ addend: ReferenceValue
  ) -> ReferenceResult {
    let product = product(left, right)
    var sum = sum(product.value, addend)
    sum.flags.formUnion(product.flags)
    return sum
  }

  /// Returns the integer of a mode; inexact if it is another number.
  static func integral(_ operand: ReferenceValue, _ rounding: Rounding) throws -> ReferenceResult {
    if let nan = ReferenceResult.nan(operand) { return nan }
    guard case .number(let number) = operand else { return ReferenceResult(value: operand) }
    let lower = number.magnitude.floor
    let middle = ExactRational(lower) + .powerOfTwo(-1)
    let position = try ReferencePosition(
      ReferenceMagnitude(number: number.magnitude), above: ExactRational(lower), middle: middle, isLowerOdd: lower.isOdd
    )
    let integer = ExactRational(position.isUp(rounding, isNegative: number < 0) ? lower + 1 : lower)
    let value = integer == 0 ? .zero(isNegative: number < 0) : ReferenceValue.number(number < 0 ? -integer : integer)
    return ReferenceResult(value: value, flags: position.isExact ? [] : .inexact)
  }
}

extension ReferenceResult {
  /// Returns the result for a mode, on which the sign of a zero may depend.
  func rounded(in reference: ReferenceFormat) throws -> (Rounding, Saturation, Tininess) -> FloatResult {
    let other = try ReferenceRounding(value, flags: flags, in: reference)
    guard isZeroOfMode else { return other.result }
    let down = try ReferenceRounding(.zero(isNegative: true), flags: flags, in: reference)
    return { ($0 == .down ? down : other).result($0, $1, $2) }
  }
}
