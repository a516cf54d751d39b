/// The exact decimal of a floating-point number whose digits fit 128 bits, which needs no number of any size.
///
/// *m* × 2⁻ᵏ is *m* × 5ᵏ × 10⁻ᵏ, so the decimal ends *k* places after the point.
struct ShortDecimal {
  private let isNegative: Bool
  private let digits: UInt128
  private let places: Int

  /// The decimal of a number, or nil if its digits do not fit.
  init?(_ number: FloatNumber) {
    let zeros = number.isZero ? 0 : number.digits.trailingZeroBitCount
    let (odd, scale) = (
      number.digits &>> UInt128(truncatingIfNeeded: zeros), number.exponent - number.fractionBits + zeros
    )
    isNegative = number.isNegative
    if number.isZero {
      (digits, places) = (0, 0)
    } else if scale >= 0 {
      guard scale < odd.leadingZeroBitCount else { return nil }
      (digits, places) = (odd &<< UInt128(truncatingIfNeeded: scale), 0)
    } else {
      guard -scale < Self.powersOfFive.count else { return nil }
      let (product, overflow) = odd.multipliedReportingOverflow(by: Self.powersOfFive[-scale])
      guard !overflow else { return nil }
      (digits, places) = (product, -scale)
    }
  }

  /// The decimal without needless zeros, and `-0` for the negative zero.
  var description: String {
    String(unsafeUninitializedCapacity: 64) { buffer in
      var start = buffer.count
      func prepend(_ byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }
      var count = 0
      func prepend(digitsOf word: UInt64, atLeast least: Int) {
        var word = word
        let end = count + least
        while word != 0 || count < end {
          let (rest, digit) = word.quotientAndRemainder(dividingBy: 10)
          prepend(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
          count += 1
          if count == places { prepend(UInt8(ascii: ".")) }
          word = rest
        }
      }
      if let word = UInt64(exactly: digits) {
        prepend(digitsOf: word, atLeast: places + 1)
      } else {
        let (high, low) = digits.quotientAndRemainder(dividingBy: Self.wordPower)
        prepend(digitsOf: UInt64(low), atLeast: 19)
        let (top, middle) = high.quotientAndRemainder(dividingBy: Self.wordPower)
        prepend(digitsOf: UInt64(middle), atLeast: top == 0 ? max(1, places + 1 - count) : 19)
        if top != 0 { prepend(digitsOf: UInt64(top), atLeast: max(1, places + 1 - count)) }
      }
      if isNegative { prepend(UInt8(ascii: "-")) }
      let text = buffer.count - start
      if let base = buffer.baseAddress { base.update(from: base + start, count: text) }
      return text
    }
  }

  /// As many powers of ten as fit one word: 10¹⁹.
  private static let wordPower: UInt128 = 10_000_000_000_000_000_000

  /// 5⁰ to 5⁵⁵, those that fit 128 bits.
  private static let powersOfFive: [UInt128] = {
    var powers: [UInt128] = [1]
    while true {
      let (next, overflow) = powers[powers.count - 1].multipliedReportingOverflow(by: 5)
      if overflow { return powers }
      powers.append(next)
    }
  }()
}
