import ExactNumbers

/// The numbers of a fixed-point format in two's complement, all at the same distance.
struct FixedPointNumberSet: NumberSet, Hashable {
  /// The number of bits before the point, without the sign.
  let integerBits: Int
  /// The number of bits after the point.
  let fractionBits: Int

  var indices: ClosedRange<Int128> {
    let count: Int128 = 1 << Int128(integerBits + fractionBits)
    return -count...count - 1
  }

  var subnormals: Int128 { 0 }

  var hasInfinities: Bool { false }

  func value(at index: Int128) -> ExactRational {
    ExactRational(ExactInteger(index)).scaled(byPowerOfTwo: -fractionBits)
  }

  func roundness(at index: Int128) -> Int {
    index.trailingZeroBitCount
  }
}
