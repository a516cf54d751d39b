/// An unsupported number of bits or exponent bits in a posit format.
public enum PositFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of bits is not in ``PositFormat/supportedBits``.
  case unsupportedBits(Int)
  /// The number of exponent bits is not in ``PositFormat/supportedExponentBits``.
  case unsupportedExponentBits(Int)

  /// The error message with the allowed values, in one line.
  public var description: String {
    switch self {
    case .unsupportedBits(let bits):
      "\(bits) bits are not supported; a posit has \(Self.words(PositFormat.supportedBits))"
    case .unsupportedExponentBits(let bits):
      "\(bits) exponent bits are not supported; a posit has \(Self.words(PositFormat.supportedExponentBits))"
    }
  }

  private static func words(_ range: ClosedRange<Int>) -> String {
    "\(range.lowerBound) to \(range.upperBound)"
  }
}
