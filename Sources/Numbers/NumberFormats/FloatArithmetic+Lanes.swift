#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Single operations in doubles, for the formats that have lanes.
///
/// Results that are special, zero or beyond the largest number are left to the kernel of words.
extension FloatArithmetic {
  /// Returns the result of an operation on two codes, or nil if lanes cannot compute it.
  @inline(__always)
  func inLanes(_ operation: FloatOperation, _ left: Code, _ right: Code, _ rounding: Rounding) -> FloatResult? {
    guard let left = lanes.number(left), let right = lanes.number(right) else { return nil }
    switch operation {
    case .add: return lanes.result(.sumToOdd(left, right), rounding, bits: lanes.precision &+ 1)
    case .subtract: return lanes.result(.sumToOdd(left, -right), rounding, bits: lanes.precision &+ 1)
    case .multiply: return lanes.result(left * right, rounding, bits: 0)
    case .divide: return lanes.result(left / right, rounding, bits: 2 &* lanes.precision)
    case .remainder: return nil
    }
  }

  /// Returns the product of two numbers plus a third one, rounded once, or nil if lanes cannot compute it.
  @inline(__always)
  func inLanes(_ left: Code, _ right: Code, plus addend: Code, _ rounding: Rounding) -> FloatResult? {
    guard let left = lanes.number(left), let right = lanes.number(right), let addend = lanes.number(addend)
    else { return nil }
    return lanes.result(.sumToOdd(left * right, addend), rounding, bits: lanes.precision &+ 1)
  }

  /// Returns the square root, or nil if lanes cannot compute it.
  @inline(__always)
  func inLanes(squareRoot operand: Code, _ rounding: Rounding) -> FloatResult? {
    guard let operand = lanes.number(operand), operand > 0 else { return nil }
    return lanes.result(operand.squareRoot(), rounding, bits: 53)
  }
}

extension FloatLanes {
  /// Returns the number of a code, or nil for zero, an infinity and NaN.
  @inline(__always)
  fileprivate func number(_ code: FloatFormat.Code) -> Double? {
    let code = UInt64(truncatingIfNeeded: code)
    // Zero is less than every number, and 0 - 1 more than all of them.
    let magnitude = code & largestMagnitude
    return magnitude &- 1 < largestFiniteCode ? decode(code) : nil
  }

  /// Returns the result of an operation, or nil if lanes cannot compute it.
  ///
  /// - Parameters:
  ///   - exact: the exact result, rounded to odd, or correctly if no number between two of the format, or halfway, is
  ///     so near to the inexact result that it would be hit.
  ///   - rounding: the rounding.
  ///   - bits: the number of bits that a double needs, besides the 32 of stochastic rounding, so that this holds for
  ///     these too.
  /// - Returns: the code and the exceptions.
  @inline(__always)
  fileprivate func result(_ exact: Double, _ rounding: Rounding, bits: UInt64) -> FloatResult? {
    if exact == 0 || isSpecial(exact) { return nil }
    let rounded: Rounded
    switch rounding {
    case .nearestEven: rounded = round(exact, NearestEvenLane())
    case .nearestAway: rounded = round(exact, NearestAwayLane())
    case .towardZero: rounded = round(exact, TowardZeroLane())
    case .up: rounded = round(exact, DirectedLane(flip: 0))
    case .down: rounded = round(exact, DirectedLane(flip: 1))
    case .odd: rounded = round(exact, OddLane())
    case .stochastic(let random):
      guard rounding.hasRoom(bits) else { return nil }
      rounded = round(exact, StochasticLane(random))
    case .stochasticNearest(let random, let count):
      guard rounding.hasRoom(bits) else { return nil }
      rounded = round(exact, StochasticLane(nearest: random, bits: count))
    }
    guard rounded.magnitude &- 1 < largestFiniteCode else { return nil }
    let sign = (exact.bitPattern >> 63) &<< signShift
    let inexact: UInt8 = rounded.rest == 0 ? 0 : rounded.isTiny ? 3 : 1
    return FloatResult(code: FloatFormat.Code(rounded.magnitude | sign), flags: FloatFlags(rawValue: inexact))
  }
}

extension Double {
  /// Returns the sum, rounded to the odd one of two doubles if it is inexact, so that a second rounding does no harm.
  ///
  /// Source: D. E. Knuth, *The Art of Computer Programming*, volume 2, 4.2.2, for the error; S. Boldo and G. Melquiond,
  /// *Emulation of a FMA and correctly rounded sums*, 2008.
  @inline(__always)
  static func sumToOdd(_ left: Double, _ right: Double) -> Double {
    let sum = left + right
    let rightPart = sum - left
    let error = (left - (sum - rightPart)) + (right - rightPart)
    guard error != 0, sum.bitPattern & 1 == 0 else { return sum }
    let isAway = (error.bitPattern ^ sum.bitPattern) >> 63 == 0
    return Double(bitPattern: isAway ? sum.bitPattern &+ 1 : sum.bitPattern &- 1)
  }
}
