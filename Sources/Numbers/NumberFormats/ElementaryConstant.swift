import ExactNumbers
import Synchronization

/// A constant to any number of bits, cached after it is computed.
enum ElementaryConstant: Hashable {
  case ln2, pi

  private static let known = Mutex<[ElementaryConstant: (fractionBits: Int, value: ExactInteger)]>([:])

  /// Returns the constant in units of 2 to the power −`fractionBits`, at most a unit too small.
  ///
  /// - Complexity: O(*n*²) for *n* bits at the first request.
  func value(fractionBits: Int) -> ExactInteger {
    let known = Self.known.withLock { $0[self] }
    if let known, known.fractionBits >= fractionBits { return known.value >> (known.fractionBits - fractionBits) }
    // With as many bits again, most later requests need no computation.
    let count = max(512, 2 * fractionBits)
    let value = computed(fractionBits: count)
    Self.known.withLock { $0[self] = (count, value) }
    return value >> (count - fractionBits)
  }

  /// Computes the constant with more bits than its error affects.
  ///
  /// Source: for π J. Machin, 1706; for the logarithm of 2 the same with hyperbolic functions.
  private func computed(fractionBits: Int) -> ExactInteger {
    let guardBits = 64
    let point = FixedPoint(fractionBits + guardBits)
    func inverseTangent(_ divisor: UInt32) -> ExactInteger {
      let unit = ExactInteger.powerOfTwo(point.precision)
      let number = unit.flooredQuotient(dividingBy: divisor)
      return point.inverseTangent(
        number, square: unit.flooredQuotient(dividingBy: divisor * divisor), isHyperbolic: self == .ln2)
    }
    let value =
      switch self {
      case .ln2: inverseTangent(26) * 18 - inverseTangent(4801) * 2 + inverseTangent(8749) * 8
      case .pi: inverseTangent(5) * 16 - inverseTangent(239) * 4
      }
    return value >> guardBits
  }
}
