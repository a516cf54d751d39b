/// The text of many codes, appended to bytes in ASCII without creating a string for each.
extension FloatFormat {
  /// Appends a code in binary, with exactly ``bits`` digits, the top bit first.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func appendBitPattern(_ code: Code, to text: inout [UInt8]) {
    checkCode(code)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Code.bitWidth) { digits in
      guard let start = digits.baseAddress else { return }
      String.writeBinary(code, digits: bits, to: start)
      text.append(contentsOf: UnsafeBufferPointer(start: start, count: bits))
    }
  }
}

extension FloatValue {
  /// Appends ``description`` to bytes in ASCII.
  public func appendDescription(to text: inout [UInt8]) {
    if case .finite(let number) = self, let decimal = ShortDecimal(number) {
      decimal.withText { text.append(contentsOf: $0) }
    } else {
      text.append(contentsOf: description.utf8)
    }
  }
}
