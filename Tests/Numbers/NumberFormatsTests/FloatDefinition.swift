import NumberFormats
import Testing

/// A small floating-point format by its definition in doubles, which represent its numbers exactly.
struct FloatDefinition: CustomTestStringConvertible {
  let exponentBits: Int
  let fractionBits: Int
  let bias: Int
  let hasSubnormals: Bool
  let infinities: FloatFormat.Infinities
  let nans: FloatFormat.NaNs

  /// Formats of up to 3 exponent bits and 3 fraction bits with every valid combination of special codes.
  static let all: [FloatDefinition] = {
    let specials: [(FloatFormat.Infinities, FloatFormat.NaNs)] = [
      (.ieee, .ieee), (.topCode, .none), (.none, .none), (.none, .ieee),
    ]
    var all: [FloatDefinition] = []
    for (exponentBits, fractionBits) in (1...3).flatMap({ bits in (0...3).map { (bits, $0) } }) {
      for (infinities, nans) in specials {
        for (bias, hasSubnormals) in [(1, true), (3, false), (-2, true), (0, false)] {
          all.append(
            FloatDefinition(
              exponentBits: exponentBits, fractionBits: fractionBits, bias: bias, hasSubnormals: hasSubnormals,
              infinities: infinities, nans: nans))
        }
      }
    }
    return all
  }()

  var format: FloatFormat {
    get throws {
      try FloatFormat(
        exponentBits: exponentBits, fractionBits: fractionBits, bias: bias, hasSubnormals: hasSubnormals,
        infinities: infinities, nans: nans)
    }
  }

  var testDescription: String {
    "1-\(exponentBits)-\(fractionBits) bias \(bias) subnormals \(hasSubnormals) \(infinities) \(nans)"
  }

  /// Returns the value of a code without a sign.
  func value(_ magnitude: Int) -> Double {
    let (exponent, fraction) = magnitude.quotientAndRemainder(dividingBy: 1 << fractionBits)
    let isTop = exponent == (1 << exponentBits) - 1
    if isTop, fraction == 0, infinities == .ieee { return .infinity }
    if isTop, fraction == (1 << fractionBits) - 1, infinities == .topCode { return .infinity }
    if isTop, fraction > 0, nans == .ieee { return .nan }
    if magnitude == 0 { return 0 }
    let share = Double(fraction) / Double(1 << fractionBits)
    return exponent == 0 && hasSubnormals
      ? Double(sign: .plus, exponent: 1 - bias, significand: share)
      : Double(sign: .plus, exponent: exponent - bias, significand: 1 + share)
  }
}
