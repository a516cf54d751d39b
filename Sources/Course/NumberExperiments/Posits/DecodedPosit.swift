import ExactNumbers
import NumberFormats

/// The magnitude of a posit, cut into fields as a reader decodes it, with or without a misconception.
struct DecodedPosit {
  let regime: String
  let exponent: String
  let fraction: String

  private let scale: Int
  private let exponentBits: Int

  /// Reads a code that is not negative, neither zero nor NaR.
  init(_ code: PositFormat.Code, in format: PositFormat, mistake: PositMisconception?) {
    let bits = format.bitPattern(code).dropFirst()
    let run = bits.prefix { $0 == bits.first }.count
    let isOnes = bits.first == "1"
    let regimeBits = mistake == .endBitForgotten ? run : min(run + 1, bits.count)
    exponentBits = mistake == .exponentBitsForgotten ? 0 : format.exponentBits
    regime = String(bits.prefix(regimeBits))
    exponent = String(bits.dropFirst(regimeBits).prefix(exponentBits))
    fraction = String(bits.dropFirst(regimeBits + exponent.count))
    let value = isOnes ? (mistake == .regimeCountsOnes ? run : run - 1) : -run
    scale = value << format.exponentBits
  }

  /// The value.
  var exact: ExactRational {
    let exponentField = (Int(exponent, radix: 2) ?? 0) << (exponentBits - exponent.count)
    let digits = ExactInteger(PositFormat.Code("1" + fraction, radix: 2) ?? 1)
    return ExactRational(digits).scaled(byPowerOfTwo: scale + exponentField - fraction.count)
  }
}
