/// The exact decimal of a floating-point number whose digits fit 128 bits, without numbers of arbitrary size.
///
/// *m* × 2⁻ᵏ is *m* × 5ᵏ × 10⁻ᵏ, so the decimal ends *k* places after the point.
struct ShortDecimal {
  private let isNegative: Bool
  private let digits: UInt128
  private let places: Int

  /// Creates the decimal of a number, or nil if its digits do not fit.
  init?(_ number: FloatNumber) {
    let zeros = number.isZero ? 0 : number.digits.trailingZeroBitCount
    let (odd, scale) = (
      number.digits &>> UInt128(truncatingIfNeeded: zeros), number.exponent &- number.fractionBits &+ zeros
    )
    isNegative = number.isNegative
    if number.isZero {
      (digits, places) = (0, 0)
    } else if scale >= 0 {
      guard scale < odd.leadingZeroBitCount else { return nil }
      (digits, places) = (odd &<< UInt128(truncatingIfNeeded: scale), 0)
    } else {
      guard 0 &- scale < Self.powersOfFive.count else { return nil }
      let power = Self.powersOfFive[0 &- scale]
      if let odd = UInt64(exactly: odd), let power = UInt64(exactly: power) {
        let (high, low) = odd.multipliedFullWidth(by: power)
        digits = UInt128(high) &<< 64 | UInt128(low)
      } else {
        let (product, overflow) = odd.multipliedReportingOverflow(by: power)
        guard !overflow else { return nil }
        digits = product
      }
      places = 0 &- scale
    }
  }

  /// The decimal without needless zeros, and `-0` for the negative zero.
  var description: String {
    withText { String(decoding: $0, as: UTF8.self) }
  }

  /// Calls `body` with the decimal as text in ASCII.
  @inline(__always)
  func withText<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    // 5⁵⁵ has 39 digits, and there are at most 55 places, a zero before them, a point and a sign.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 64) { buffer in
      guard let start = buffer.baseAddress else { return body(UnsafeBufferPointer(buffer)) }
      let first = write(before: start + 64)
      return body(UnsafeBufferPointer(start: start + (64 &- first), count: first))
    }
  }

  /// Writes the decimal so that it ends before a place with room for 64 characters, and returns its length.
  private func write(before end: UnsafeMutablePointer<UInt8>) -> Int {
    // The places without a digit are zeros.
    (end - 64).update(repeating: UInt8(ascii: "0"), count: 64)
    var count = 0
    if let word = UInt64(exactly: digits) {
      count = Self.write(word, before: end)
    } else {
      let (high, low) = Self.dividedByWordPower(digits)
      _ = Self.write(low, before: end)
      if let word = UInt64(exactly: high) {
        count = 19 &+ Self.write(word, before: end - 19)
      } else {
        let (top, middle) = Self.dividedByWordPower(high)
        _ = Self.write(middle, before: end - 19)
        count = 38 &+ Self.write(UInt64(truncatingIfNeeded: top), before: end - 38)
      }
    }
    count = max(count, places &+ 1)
    if places > 0 {
      let whole = count &- places
      (end - count - 1).update(from: end - count, count: whole)
      end[-places &- 1] = UInt8(ascii: ".")
      count &+= 1
    }
    if isNegative {
      count &+= 1
      end[-count] = UInt8(ascii: "-")
    }
    return count
  }

  /// Writes the digits of a number so that they end before a place, and returns their number; none for zero.
  static func write(_ number: UInt64, before end: UnsafeMutablePointer<UInt8>) -> Int {
    var (rest, position) = (number, end)
    while rest >= 100 {
      let (next, pair) = (rest / 100, rest % 100)
      position -= 2
      writePair(pair, to: position)
      rest = next
    }
    if rest >= 10 {
      position -= 2
      writePair(rest, to: position)
    } else if rest > 0 {
      position -= 1
      position[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest)
    }
    return end - position
  }

  @inline(__always)
  private static func writePair(_ pair: UInt64, to position: UnsafeMutablePointer<UInt8>) {
    // 205 / 2048 is a tenth for numbers below 1,024.
    let ten = (pair &* 205) &>> 11
    position[0] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: ten)
    position[1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: pair &- ten &* 10)
  }

  /// Returns a number divided by 10¹⁹, with the processor's division if the quotient fits a word.
  private static func dividedByWordPower(_ number: UInt128) -> (quotient: UInt128, rest: UInt64) {
    let high = UInt64(truncatingIfNeeded: number &>> 64)
    guard high < wordPower else {
      let (quotient, rest) = number.quotientAndRemainder(dividingBy: UInt128(wordPower))
      return (quotient, UInt64(truncatingIfNeeded: rest))
    }
    let (quotient, rest) = wordPower.dividingFullWidth((high, UInt64(truncatingIfNeeded: number)))
    return (UInt128(quotient), rest)
  }

  /// The largest power of ten that fits one word: 10¹⁹.
  private static let wordPower: UInt64 = 10_000_000_000_000_000_000

  /// The powers 5⁰ to 5⁵⁵, which fit 128 bits.
  private static let powersOfFive: [UInt128] = {
    var powers: [UInt128] = [1]
    while true {
      let (next, overflow) = powers[powers.count - 1].multipliedReportingOverflow(by: 5)
      if overflow { return powers }
      powers.append(next)
    }
  }()
}
