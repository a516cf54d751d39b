extension IntegerFormat {
  /// Returns the code in binary, with exactly ``bits`` digits, the top bit first.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func bitPattern(_ code: UInt64) -> String {
    checkCode(code)
    return String(binary: code, digits: bits)
  }

  /// Returns the code of a bit pattern, or nil unless it is exactly ``bits`` digits `0` or `1`.
  public func code(bitPattern: some StringProtocol) -> UInt64? {
    var code: UInt64 = 0
    var count = 0
    for digit in bitPattern.utf8 {
      guard digit == UInt8(ascii: "0") || digit == UInt8(ascii: "1") else { return nil }
      code = code << 1 | UInt64(digit & 1)
      count += 1
    }
    return count == bits ? code : nil
  }
}
