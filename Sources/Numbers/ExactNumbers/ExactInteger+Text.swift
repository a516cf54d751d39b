import CGMP

extension ExactInteger: LosslessStringConvertible {
  /// The largest number of digits in a text that is read as a number.
  public static let maximumDigits = 10_000

  /// Creates the number that a text states in decimal, or nil if it does not state one.
  ///
  /// The text is `+`, `-` or no sign, followed by 1 to ``maximumDigits`` digits `0`...`9`; leading zeros are allowed
  /// and count. There are no spaces, separators or digits of other scripts.
  ///
  /// - Complexity: O(*n*²) at most for *n* digits.
  public init?(_ description: String) {
    var digits = Substring(description).utf8
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }

    let decimalDigits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard (1...Self.maximumDigits).contains(digits.count), digits.allSatisfy(decimalDigits.contains) else {
      return nil
    }
    if let small = Int(description) {
      self.init(small: small)
    } else {
      let magnitude = ExactInteger(GMPInteger { _ = __gmpz_set_str($0, String(Substring(digits)), 10) })
      self = isNegative ? -magnitude : magnitude
    }
  }

  /// The number in decimal, exactly: `-` if it is negative, and its digits without leading zeros.
  ///
  /// A text of up to ``maximumDigits`` digits can be read back.
  public var description: String {
    switch storage {
    case .small(let value): String(decimal: value)
    case .big(let value): value.description
    }
  }
}

extension String {
  /// Creates the decimal text of a number, several times as fast as `description` in the standard library.
  fileprivate init(decimal number: Int) {
    var count = number < 0 ? 2 : 1
    var rest = number.magnitude
    while rest >= 10 { (count, rest) = (count + 1, rest / 10) }
    self.init(unsafeUninitializedCapacity: count) { digits in
      digits[0] = UInt8(ascii: "-")
      var (position, rest) = (count, number.magnitude)
      repeat {
        position -= 1
        digits[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      } while rest > 0
      return count
    }
  }
}
