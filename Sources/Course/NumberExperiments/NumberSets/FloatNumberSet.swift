import ExactNumbers
import NumberFormats

/// The numbers of a floating-point format, with one zero.
struct FloatNumberSet: NumberSet {
  let format: FloatFormat

  /// The offset of a negative number's magnitude from that of its index: 1 if there is no zero between the signs.
  private var skipped: Int128 {
    format.hasZero ? 0 : 1
  }

  var indices: ClosedRange<Int128> {
    let largest = Int128(format.largestFiniteCode)
    return (format.hasSign ? -largest - skipped : 0)...largest
  }

  var subnormals: Int128 {
    format.hasSubnormals && format.hasZero
      ? min(Int128(format.largestFiniteCode), 1 << Int128(format.fractionBits) - 1) : 0
  }

  var hasInfinities: Bool {
    format.infinityMagnitude != nil
  }

  func value(at index: Int128) -> ExactRational {
    let magnitude = format.value(of: magnitude(index)).exact ?? 0
    return index < 0 ? -magnitude : magnitude
  }

  func roundness(at index: Int128) -> Int {
    magnitude(index).trailingZeroBitCount
  }

  /// Returns the code of a number; for zero, the code without the sign bit.
  func code(at index: Int128) -> FloatFormat.Code {
    magnitude(index) | (index < 0 ? format.signBit : 0)
  }

  private func magnitude(_ index: Int128) -> FloatFormat.Code {
    FloatFormat.Code(index < 0 ? -(index + skipped) : index)
  }
}
