import ExactNumbers
import NumberFormats

/// The value of a code, by the definition of formats.
enum ReferenceValue: Equatable {
  case number(ExactRational)
  /// Zero; the sign is a minus for −0.
  case zero(isNegative: Bool)
  case infinity(isNegative: Bool)
  case nan(isSignaling: Bool)

  /// The exact value, or nil for infinities and NaN.
  var exact: ExactRational? {
    switch self {
    case .number(let number): number
    case .zero: 0
    case .infinity, .nan: nil
    }
  }

  var isNegative: Bool {
    switch self {
    case .number(let number): number < 0
    case .zero(let isNegative), .infinity(let isNegative): isNegative
    case .nan: false
    }
  }

  /// The value with the opposite sign, if it has one.
  var negated: ReferenceValue {
    switch self {
    case .number(let number): .number(-number)
    case .zero(let isNegative): .zero(isNegative: !isNegative)
    case .infinity(let isNegative): .infinity(isNegative: !isNegative)
    case .nan: self
    }
  }
}

/// A format by its definition, with the exact value of every magnitude in a list.
///
/// Only the data of the format is read, so that no code is shared with the kernel.
final class ReferenceFormat: Sendable {
  let format: FloatFormat
  /// The value of each code.
  let values: [ReferenceValue]
  /// The exact values of the magnitudes of a *roomy* format, which continue beyond the numbers of the format.
  ///
  /// It has one more exponent bit and no special codes.
  let roomy: [ExactRational]
  /// Whether all numbers have one significant digit, so that no number is even; in the formats of P3109, the code
  /// decides.
  let hasOnlyOddDigits: Bool
  /// The middles between each of them and the next.
  let middles: [ExactRational]
  /// The magnitude of the largest number.
  let largest: Int
  /// The code of the NaN that operations return, or nil: the only one, or IEEE 754's quiet one with no other fraction
  /// bit.
  let nan: FloatFormat.Code?
  /// The codes of the infinities, or nil.
  let positiveInfinity: FloatFormat.Code?
  let negativeInfinity: FloatFormat.Code?
  /// The least normal number.
  let leastNormal: ExactRational

  init(_ format: FloatFormat) {
    self.format = format
    let isOfP3109 = [true, false].contains { isSigned in
      [true, false].contains { hasInfinities in
        (try? FloatFormat.p3109(
          bits: format.bits, precision: 1, isSigned: isSigned, hasInfinities: hasInfinities)) == format
      }
    }
    hasOnlyOddDigits = format.fractionBits == 0 && !isOfP3109
    let (width, fractions) = (format.exponentBits + format.fractionBits, 1 << format.fractionBits)
    let weights = (0..<2 << format.exponentBits).map { ExactRational.powerOfTwo($0 - format.bias) }
    let shares = (0..<fractions).map { ExactRational(ExactInteger($0)).scaled(byPowerOfTwo: -format.fractionBits) }
    let roomy = (0..<2 << width).map { magnitude in
      let (field, fraction) = magnitude.quotientAndRemainder(dividingBy: fractions)
      if magnitude == 0, format.zero == .signed || format.zero == .unsigned { return 0 as ExactRational }
      return field == 0 && format.hasSubnormals
        ? shares[fraction] * weights[1] : (1 + shares[fraction]) * weights[field]
    }
    self.roomy = roomy
    middles = zip(roomy, roomy.dropFirst()).map { ($0 + $1).scaled(byPowerOfTwo: -1) }
    leastNormal =
      format.hasSubnormals ? weights[1] : roomy[format.zero == .none || format.zero == .nan ? 0 : 1]

    let codes = 1 << (width + (format.hasSign ? 1 : 0))
    let values = (0..<codes).map { code -> ReferenceValue in
      let (magnitude, isNegative) = (code % (1 << width), code >= 1 << width)
      switch Self.special(magnitude, isNegative: isNegative, format) {
      case let special?: return special
      case nil where magnitude == 0 && (format.zero == .signed || format.zero == .unsigned):
        return .zero(isNegative: isNegative && format.zero == .signed)
      case nil: return .number(isNegative ? -roomy[magnitude] : roomy[magnitude])
      }
    }
    self.values = values
    largest = (0..<1 << width).last { values[$0].exact != nil } ?? 0
    func code(_ value: ReferenceValue) -> FloatFormat.Code? {
      values.firstIndex(of: value).map { FloatFormat.Code($0) }
    }
    nan = code(.nan(isSignaling: false))
    positiveInfinity = code(.infinity(isNegative: false))
    negativeInfinity = code(.infinity(isNegative: true))
  }

  /// Returns the infinity or NaN of a magnitude, or nil for a number.
  private static func special(_ magnitude: Int, isNegative: Bool, _ format: FloatFormat) -> ReferenceValue? {
    let (field, fraction) = magnitude.quotientAndRemainder(dividingBy: 1 << format.fractionBits)
    let hasTopField = field == 1 << format.exponentBits - 1
    let top = 1 << (format.exponentBits + format.fractionBits) - 1
    switch format.nans {
    case .ieee:
      if hasTopField, fraction > 0 { return .nan(isSignaling: fraction < 1 << (format.fractionBits - 1)) }
    case .topCode: if magnitude == top { return .nan(isSignaling: false) }
    case .negativeZero: if magnitude == 0, isNegative { return .nan(isSignaling: false) }
    case .none: break
    }
    switch format.infinities {
    case .ieee: if hasTopField, fraction == 0 { return .infinity(isNegative: isNegative) }
    case .topCode:
      if magnitude == (format.nans == .topCode ? top - 1 : top) { return .infinity(isNegative: isNegative) }
    case .none: break
    }
    return nil
  }

  /// Returns the code of a magnitude with a sign.
  func code(_ magnitude: Int, isNegative: Bool) -> FloatFormat.Code {
    FloatFormat.Code(isNegative && format.hasSign ? magnitude + values.count / 2 : magnitude)
  }
}
