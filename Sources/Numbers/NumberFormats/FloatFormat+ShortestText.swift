import ExactNumbers

extension FloatFormat {
  /// Returns the text of the decimal with the fewest digits that is read back as the number of a code.
  ///
  /// The decimal is that of ``shortestDecimal(of:)``. Numbers from 10⁻⁴ to below 10¹⁶ are written without an exponent
  /// (`0.1`, `1500`), others with one (`1.5e-7`, `1e16`). The other texts are `0`, `-0`, `inf`, `-inf` and `nan`.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func shortestDecimalText(of code: Code) -> String {
    checkCode(code)
    guard let shortest = ShortestDigits(code, self) else { return exactShortestText(of: code) }
    return shortest.withText(isNegative: isNegative(code)) { String(decoding: $0, as: UTF8.self) }
  }

  /// Appends the text of ``shortestDecimalText(of:)`` to bytes in ASCII, without creating a string.
  ///
  /// - Precondition: `code` is at most ``largestCode``.
  public func appendShortestDecimal(of code: Code, to text: inout [UInt8]) {
    checkCode(code)
    guard let shortest = ShortestDigits(code, self) else {
      text.append(contentsOf: exactShortestText(of: code).utf8)
      return
    }
    shortest.withText(isNegative: isNegative(code)) { text.append(contentsOf: $0) }
  }

  private func exactShortestText(of code: Code) -> String {
    guard let decimal = exactShortestDecimal(of: code), let exponent = decimal.decimalExponent else {
      return value(of: code).description
    }
    return ShortestDigits.plainExponents.contains(exponent)
      ? decimal.description : decimal.scientificDescription ?? decimal.description
  }
}

extension ShortestDigits {
  /// The exponents of the first digit of numbers that are written without an exponent.
  static let plainExponents = -4..<16

  /// Calls `body` with the decimal as text in ASCII.
  @inline(__always) func withText<Result>(isNegative: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // 17 digits, a sign, a point, zeros or an exponent.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      guard let start = buffer.baseAddress else { return body(UnsafeBufferPointer(buffer)) }
      return body(UnsafeBufferPointer(start: start, count: write(isNegative, to: start)))
    }
  }

  /// Writes the decimal to memory with room for 64 characters, of which the upper half is scratch; returns its length.
  private func write(_ isNegative: Bool, to text: UnsafeMutablePointer<UInt8>) -> Int {
    let (digits, exponent) = withoutTrailingZeros
    let digitCount = ShortDecimal.write(digits, before: text + 64)
    let first = UnsafePointer(text + 64 - digitCount)
    let leading = exponent &+ digitCount &- 1
    var end = text
    func put(_ byte: UInt8) {
      end[0] = byte
      end += 1
    }
    func put(_ count: Int, from digits: UnsafePointer<UInt8>) {
      end.update(from: digits, count: count)
      end += count
    }
    func putZeros(_ count: Int) {
      end.update(repeating: UInt8(ascii: "0"), count: count)
      end += count
    }
    if isNegative { put(UInt8(ascii: "-")) }
    if !Self.plainExponents.contains(leading) {
      put(first[0])
      if digitCount > 1 {
        put(UInt8(ascii: "."))
        put(digitCount &- 1, from: first + 1)
      }
      put(UInt8(ascii: "e"))
      if leading < 0 { put(UInt8(ascii: "-")) }
      end += ShortDecimal.write(UInt64(leading.magnitude), to: end)
    } else if exponent >= 0 {
      put(digitCount, from: first)
      putZeros(exponent)
    } else if leading >= 0 {
      put(leading &+ 1, from: first)
      put(UInt8(ascii: "."))
      put(0 &- exponent, from: first + leading + 1)
    } else {
      put(UInt8(ascii: "0"))
      put(UInt8(ascii: "."))
      putZeros(-1 &- leading)
      put(digitCount, from: first)
    }
    return end - text
  }
}

extension ShortDecimal {
  /// Writes the digits of a number of at most four digits, and returns their number.
  @inline(__always) fileprivate static func write(_ number: UInt64, to text: UnsafeMutablePointer<UInt8>) -> Int {
    let count = number >= 1_000 ? 4 : number >= 100 ? 3 : number >= 10 ? 2 : 1
    return write(number, before: text + count)
  }
}
