/// Rounding to a format of powers of two, such as the scales of blocks, in the exponent bits of doubles.
///
/// The format has no sign, no fraction bits and no zero, so that the exponent bits of a double are a code with another
/// bias.
struct PowerLanes {
  /// The exponent bits of the double of the code 0.
  private let first: UInt64
  /// The number of codes of numbers.
  private let count: UInt64
  /// The number that the rounding adds to the bits below the exponent bits.
  private let addend: UInt64

  /// Creates the lanes of a format, or nil if it is another format, or the rounding needs more than the exponent bits.
  @inline(__always) init?(_ format: FloatFormat, _ rounding: ArrayRounding) {
    guard !format.hasSign, format.fractionBits == 0, !format.hasSubnormals, !format.hasZero,
      case .same(let rounding) = rounding
    else { return nil }
    switch rounding {
    case .nearestEven where format.tiesGoUp, .nearestAway: addend = 1 << 51
    case .towardZero, .down: addend = 0
    case .up: addend = 1 << 52 - 1
    case .nearestEven, .odd, .stochastic, .stochasticNearest: return nil
    }
    let (first, count) = (1023 - format.bias, Int(format.largestFiniteCode) + 1)
    guard first > 0, first + count <= 2047 else { return nil }
    (self.first, self.count) = (UInt64(first), UInt64(count))
  }

  /// Returns whether a double, rounded, is not a number of the format.
  @inline(__always) func isSpecial(_ double: Double) -> Bool {
    let bits = double.bitPattern
    return bits >> 52 &- first >= count || (bits &+ addend) >> 52 &- first >= count
  }

  /// Writes the codes of doubles, and returns whether all are numbers of the format, and one is inexact.
  @inline(__always) func encode<Element: FloatArrayElement, Code: FixedWidthInteger & UnsignedInteger>(
    _ values: UnsafePointer<Element>, _ size: Int, into codes: UnsafeMutablePointer<Code>
  ) -> (areNumbers: Bool, isInexact: Bool) {
    var (range, fraction): (UInt64, UInt64) = (0, 0)
    var index = 0
    while index < size {
      let bits = values[index].double.bitPattern
      let code = (bits &+ addend) >> 52 &- first
      codes[index] = Code(truncatingIfNeeded: code)
      // The top bit is 1 if the number or the code is out of range.
      let below = bits >> 52 &- first
      range |= below | (count &- 1 &- below) | (count &- 1 &- code)
      fraction |= bits
      index &+= 1
    }
    return (range >> 63 == 0, fraction << 12 != 0)
  }
}
