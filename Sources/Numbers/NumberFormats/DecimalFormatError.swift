/// An unsupported number of digits or exponent of a decimal format.
public enum DecimalFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of digits is not in ``DecimalFormat/supportedDigits``.
  case unsupportedDigits(Int)
  /// An exponent is not in ``DecimalFormat/supportedExponents``.
  case unsupportedExponent(Int)
  /// The least exponent is above the greatest one.
  case noExponents(Int, Int)

  /// The error message with the allowed values, in one line.
  public var description: String {
    switch self {
    case .unsupportedDigits(let digits):
      "\(digits) digits are not supported; a decimal format has \(Self.words(DecimalFormat.supportedDigits))"
    case .unsupportedExponent(let exponent):
      "the exponent \(exponent) is not supported; it is \(Self.words(DecimalFormat.supportedExponents))"
    case .noExponents(let least, let greatest):
      "the least exponent \(least) is above the greatest exponent \(greatest)"
    }
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
