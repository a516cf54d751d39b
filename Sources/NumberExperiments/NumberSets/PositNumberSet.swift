import ExactNumbers
import NumberFormats

/// The numbers of a posit format, whose order is that of the codes as signed integers.
struct PositNumberSet: NumberSet {
  let format: PositFormat

  var indices: ClosedRange<Int128> {
    -Int128(format.largest)...Int128(format.largest)
  }

  var subnormals: Int128 { 0 }

  var hasInfinities: Bool { false }

  func value(at index: Int128) -> ExactRational {
    let magnitude = format.value(of: PositFormat.Code(index.magnitude)).exact ?? 0
    return index < 0 ? -magnitude : magnitude
  }

  func roundness(at index: Int128) -> Int {
    index.trailingZeroBitCount
  }
}
