/// An error in the parts of a floating-point format.
public enum FloatFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of exponent bits is not in ``FloatFormat/supportedExponentBits``.
  case unsupportedExponentBits(Int)
  /// The number of fraction bits is not in ``FloatFormat/supportedFractionBits``.
  case unsupportedFractionBits(Int)
  /// The bias is not in ``FloatFormat/supportedBias``.
  case unsupportedBias(Int)
  /// The number of bits of a format of IEEE P3109 is not in ``FloatFormat/supportedP3109Bits``.
  case unsupportedP3109Bits(Int)
  /// The precision of a format of IEEE P3109 is not in this range, which follows from its number of bits.
  case unsupportedP3109Precision(Int, ClosedRange<Int>)
  /// A format without any bit.
  case noBits
  /// A zero has a sign, but there is no sign bit.
  case signedZeroWithoutSign
  /// Subnormals without a zero, although the least subnormal is zero.
  case subnormalsWithoutZero
  /// Infinities are those of IEEE 754 without NaN, so that the codes above them would be numbers.
  case numbersAboveInfinity
  /// The code of all ones would be both an infinity and NaN.
  case infinityIsNaN
  /// NaN is the code of −0, although that is −0 or there is no sign bit.
  case negativeZeroIsNaN
  /// Zero would become a NaN that the format does not have.
  case zeroIsNaNWithoutNaN
  /// A number beyond the largest one would become an infinity or NaN that the format does not have.
  case noOverflow
  /// Every code is an infinity or NaN.
  case noNumbers

  /// The error message with the allowed values or what to change, in one line.
  public var description: String {
    advice.map { "\(reason); \($0)" } ?? reason
  }

  /// The reason, with the allowed values.
  package var reason: String {
    switch self {
    case .unsupportedExponentBits(let bits):
      "\(bits) exponent bits are not supported; a format can have \(Self.words(FloatFormat.supportedExponentBits))"
    case .unsupportedFractionBits(let bits):
      "\(bits) fraction bits are not supported; a format can have \(Self.words(FloatFormat.supportedFractionBits))"
    case .unsupportedBias(let bias):
      "the bias \(bias) is not supported; it can be \(Self.words(FloatFormat.supportedBias))"
    case .unsupportedP3109Bits(let bits):
      "\(bits) bits are not supported; a format of P3109 can have \(Self.words(FloatFormat.supportedP3109Bits))"
    case .unsupportedP3109Precision(let precision, let supported):
      "the precision \(precision) is not supported; with this number of bits it can be \(Self.words(supported))"
    case .noBits:
      "a code has at least 1 bit"
    case .signedZeroWithoutSign:
      "without a sign bit, zero has no sign"
    case .subnormalsWithoutZero:
      "with subnormals, the code of all zeros is zero"
    case .numbersAboveInfinity:
      "the codes above infinity, with all exponent bits 1, would be numbers"
    case .infinityIsNaN:
      "the code of all ones would be both infinity and NaN"
    case .negativeZeroIsNaN:
      "the code of -0 is NaN only in a format with a sign bit whose zero has no sign"
    case .zeroIsNaNWithoutNaN:
      "zero cannot become NaN in a format without NaN"
    case .noOverflow:
      "numbers beyond the largest one would become a value that the format does not have"
    case .noNumbers:
      "every code would be an infinity or NaN"
    }
  }

  /// The change of the parameters that makes the format possible.
  private var advice: String? {
    switch self {
    case .unsupportedExponentBits, .unsupportedFractionBits, .unsupportedBias: nil
    case .unsupportedP3109Bits, .unsupportedP3109Precision: nil
    case .noBits: "add a sign bit, exponent bits, or fraction bits"
    case .signedZeroWithoutSign: "choose `zero: .unsigned` or `hasSign: true`"
    case .subnormalsWithoutZero: "choose `hasSubnormals: false` or another `zero`"
    case .numbersAboveInfinity: "choose `infinities: .none`, `infinities: .topCode`, or `nans: .ieee`"
    case .infinityIsNaN: "choose `infinities: .none` or `nans: .none`"
    case .negativeZeroIsNaN: "choose `hasSign: true` and `zero: .unsigned`, or other `nans`"
    case .zeroIsNaNWithoutNaN: "choose other `nans`, or `zero: .none`"
    case .noOverflow: "omit `overflow`, or choose a value that the format has"
    case .noNumbers: "add exponent bits, or choose `infinities: .none` and `nans: .none`"
    }
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}

extension FloatFormat {
  /// Checks whether the parts of the format fit together.
  func check() throws(FloatFormatError) {
    guard Self.supportedBias.contains(bias) else { throw .unsupportedBias(bias) }
    guard bits > 0 else { throw .noBits }
    guard hasSign || zero != .signed else { throw .signedZeroWithoutSign }
    guard !hasSubnormals || hasZero else { throw .subnormalsWithoutZero }
    if largestFiniteCode > largestMagnitude { throw .noNumbers }
    if infinities == .topCode, nans == .ieee, nanMagnitudes != nil { throw .infinityIsNaN }
    if infinities == .ieee, nans == .topCode, fractionBits == 0 { throw .infinityIsNaN }
    if infinities == .ieee, nans != .ieee, fractionBits > 0 { throw .numbersAboveInfinity }
    if nans == .negativeZero, !hasSign || zero != .unsigned { throw .negativeZeroIsNaN }
    if zero == .nan, nan == nil { throw .zeroIsNaNWithoutNaN }
    if overflow == .infinity && infinities == .none || overflow == .nan && nan == nil { throw .noOverflow }
  }
}
