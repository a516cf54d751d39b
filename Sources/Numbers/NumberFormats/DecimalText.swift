/// A decimal number as a text states it: up to 19 digits and an exponent.
struct DecimalText {
  private(set) var isNegative = false
  /// The first 19 significant digits, or all if there are fewer.
  private(set) var digits: UInt64 = 0
  /// The power of ten of the last of these digits.
  private(set) var exponent = 0
  /// Whether digits above zero follow.
  private(set) var isCut = false

  /// The number of characters that are read here; longer texts are left to exact numbers.
  private static let longest = 800

  /// Reads a text in the syntax of ``/ExactNumbers/ExactRational``, or returns nil if it is not such a decimal, or a
  /// very long one.
  @inline(__always) init?(_ text: UnsafeBufferPointer<UInt8>) {
    guard text.count <= Self.longest, let start = text.baseAddress else { return nil }
    var (next, end) = (UnsafePointer(start), start + text.count)
    if next < end, next[0] == UInt8(ascii: "-") || next[0] == UInt8(ascii: "+") {
      isNegative = next[0] == UInt8(ascii: "-")
      next += 1
    }
    var count = 0
    guard readDigits(&next, end, &count, isFraction: false) else { return nil }
    if next < end, next[0] == UInt8(ascii: ".") {
      next += 1
      guard readDigits(&next, end, &count, isFraction: true) else { return nil }
    }
    guard next < end else { return }
    guard next[0] | 0x20 == UInt8(ascii: "e") else { return nil }
    next += 1
    let isBelow = next < end && next[0] == UInt8(ascii: "-")
    if isBelow || next < end && next[0] == UInt8(ascii: "+") { next += 1 }
    guard next < end, end - next <= 4 else { return nil }
    var written = 0
    while next < end {
      let digit = next[0] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      written = written &* 10 &+ Int(digit)
      next += 1
    }
    end = next
    exponent &+= isBelow ? 0 &- written : written
  }

  /// Reads digits up to another character, and returns whether there is one.
  @inline(__always) private mutating func readDigits(
    _ next: inout UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>, _ count: inout Int, isFraction: Bool
  ) -> Bool {
    let start = next
    while next < end {
      let digit = next[0] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      if count < 19 {
        digits = digits &* 10 &+ UInt64(digit)
        if digits != 0 { count &+= 1 }
        if isFraction { exponent &-= 1 }
      } else {
        if digit != 0 { isCut = true }
        if !isFraction { exponent &+= 1 }
      }
      next += 1
    }
    return next > start
  }
}
