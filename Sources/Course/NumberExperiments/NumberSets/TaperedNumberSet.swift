import ExactNumbers
import NumberFormats

/// The numbers of a posit or takum format, whose order is that of the codes as signed integers.
struct TaperedNumberSet: NumberSet {
  private let largest: FloatFormat.Code
  private let value: @Sendable (FloatFormat.Code) -> FloatValue

  init(_ format: some TaperedFormat) {
    (largest, value) = (format.largest, format.value)
  }

  var indices: ClosedRange<Int128> {
    -Int128(largest)...Int128(largest)
  }

  var subnormals: Int128 { 0 }

  var hasInfinities: Bool { false }

  func value(at index: Int128) -> ExactRational {
    let magnitude = value(FloatFormat.Code(index.magnitude)).exact ?? 0
    return index < 0 ? -magnitude : magnitude
  }

  func roundness(at index: Int128) -> Int {
    index.trailingZeroBitCount
  }
}
