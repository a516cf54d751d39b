/// The error of an operation whose exact result would be too large.
///
/// It is thrown before the result is computed, or as soon as its size is known, and always far from the size at which
/// GMP ends the process.
public enum ExactNumberTooLarge: Error, Sendable, Hashable {
  /// A number whose larger part has the given number of bits, raised to a power.
  case power(bitWidth: Int, exponent: Int)
  /// A number with the given number of bits, shifted left.
  case shift(bitWidth: Int, places: Int)
}

extension ExactNumberTooLarge: CustomStringConvertible {
  /// The error message in one line: the requested operation and the limit.
  public var description: String {
    "\(request) is too large: an exact number can have at most \(ExactInteger.maximumBitWidth) bits"
  }

  private var request: String {
    switch self {
    case .power(let bitWidth, let exponent): "a number of \(Self.bits(bitWidth)) to the power of \(exponent)"
    case .shift(let bitWidth, let places): "a number of \(Self.bits(bitWidth)) shifted left by \(places)"
    }
  }

  private static func bits(_ count: Int) -> String {
    count == 1 ? "1 bit" : "\(count) bits"
  }
}
