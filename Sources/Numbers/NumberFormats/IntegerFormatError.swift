/// An unsupported number of bits of an integer format or an adder.
public enum IntegerFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of bits is not in ``IntegerFormat/supportedBits``.
  case unsupportedBits(Int)

  /// The error message with the allowed values, in one line.
  public var description: String {
    switch self {
    case .unsupportedBits(let bits):
      let supported = IntegerFormat.supportedBits
      return "\(bits) bits are not supported; the number of bits is \(supported.lowerBound) to \(supported.upperBound)"
    }
  }

  static func checkBits(_ bits: Int) throws(IntegerFormatError) {
    guard IntegerFormat.supportedBits.contains(bits) else { throw .unsupportedBits(bits) }
  }
}
