/// An integer of 256 bits without a sign, for the digits of products and quotients of decimal numbers.
struct WideInteger: Hashable {
  /// The words, the lowest first.
  private(set) var words: (UInt64, UInt64, UInt64, UInt64)

  /// Creates an integer of 128 bits.
  @inline(__always)
  init(_ low: UInt128) {
    words = (UInt64(truncatingIfNeeded: low), UInt64(truncatingIfNeeded: low &>> 64), 0, 0)
  }

  /// Creates the product of two integers of 128 bits.
  @inline(__always)
  init(_ left: UInt128, times right: UInt128) {
    self.init(left)
    self = multiplied(by: UInt64(truncatingIfNeeded: right)).adding(
      WideInteger(left).multiplied(by: UInt64(truncatingIfNeeded: right &>> 64)).shiftedUpByWord)
  }

  private init(words: (UInt64, UInt64, UInt64, UInt64)) {
    self.words = words
  }

  static func == (left: WideInteger, right: WideInteger) -> Bool {
    left.words == right.words
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(low)
    hasher.combine(high)
  }

  /// The lower and the upper half.
  @inline(__always)
  var low: UInt128 { UInt128(words.1) &<< 64 | UInt128(words.0) }
  @inline(__always)
  var high: UInt128 { UInt128(words.3) &<< 64 | UInt128(words.2) }

  /// The double near the number.
  var double: Double {
    Double(words.3) * 0x1p192 + Double(words.2) * 0x1p128 + Double(words.1) * 0x1p64 + Double(words.0)
  }

  /// The integer square root of a number from 2²³² to 2²⁵⁴.
  var squareRoot: UInt128 {
    // A double has 53 bits of the root; each step of Newton's method doubles them, and never ends below the root.
    let near = double.squareRoot()
    var root = UInt128((1 << 52) | near.significandBitPattern) << UInt128(max(Int(near.exponent) - 52, 0))
    for _ in 0..<2 {
      let quotient = root.dividingFullWidth((high, low)).quotient
      root = root / 2 &+ quotient / 2 &+ (root & quotient & 1)
    }
    while self < WideInteger(root, times: root) { root &-= 1 }
    while !(self < WideInteger(root &+ 1, times: root &+ 1)) { root &+= 1 }
    return root
  }

  /// Returns the number of 128 bits or less times 2 to a power below 128.
  func shiftedUp(by count: Int) -> WideInteger {
    WideInteger(low: low << UInt128(count), high: count == 0 ? high : low >> UInt128(128 - count))
  }

  private var shiftedUpByWord: WideInteger {
    WideInteger(words: (0, words.0, words.1, words.2))
  }

  @inline(__always)
  static func < (left: WideInteger, right: WideInteger) -> Bool {
    left.high != right.high ? left.high < right.high : left.low < right.low
  }

  /// Returns the sum, without a carry out of the top bit.
  @inline(__always)
  func adding(_ other: WideInteger) -> WideInteger {
    let (low, carry) = low.addingReportingOverflow(other.low)
    return WideInteger(low: low, high: high &+ other.high &+ (carry ? 1 : 0))
  }

  /// Returns the difference with a number that is not larger.
  @inline(__always)
  func subtracting(_ other: WideInteger) -> WideInteger {
    let (low, borrow) = low.subtractingReportingOverflow(other.low)
    return WideInteger(low: low, high: high &- other.high &- (borrow ? 1 : 0))
  }

  @inline(__always)
  private init(low: UInt128, high: UInt128) {
    words = (
      UInt64(truncatingIfNeeded: low), UInt64(truncatingIfNeeded: low &>> 64), UInt64(truncatingIfNeeded: high),
      UInt64(truncatingIfNeeded: high &>> 64)
    )
  }

  /// Returns the product with a word, without the bits above 256.
  @inline(__always)
  func multiplied(by word: UInt64) -> WideInteger {
    var carry: UInt64 = 0
    func step(_ part: UInt64) -> UInt64 {
      let (high, low) = part.multipliedFullWidth(by: word)
      let (sum, overflow) = low.addingReportingOverflow(carry)
      carry = high &+ (overflow ? 1 : 0)
      return sum
    }
    return WideInteger(words: (step(words.0), step(words.1), step(words.2), step(words.3)))
  }

  /// Returns the quotient and the rest of a division by a word.
  @inline(__always)
  func divided(by word: UInt64) -> (quotient: WideInteger, rest: UInt64) {
    var rest: UInt64 = 0
    func step(_ part: UInt64) -> UInt64 {
      if rest == 0, part < word {
        rest = part
        return 0
      }
      let (quotient, next) = word.dividingFullWidth((rest, part))
      rest = next
      return quotient
    }
    let top = (step(words.3), step(words.2))
    let bottom = (step(words.1), step(words.0))
    return (WideInteger(words: (bottom.1, bottom.0, top.1, top.0)), rest)
  }

  /// Returns the product with a power of ten, without the bits above 256.
  @inline(__always)
  func scaled(byPowerOfTen exponent: Int) -> WideInteger {
    var (result, left) = (self, exponent)
    while left > 19 {
      result = result.multiplied(by: Self.powers[19])
      left &-= 19
    }
    return left == 0 ? result : result.multiplied(by: Self.powers[left])
  }

  /// Returns the quotient of a division by a power of ten, and whether there is a rest.
  @inline(__always)
  func cut(byPowerOfTen exponent: Int) -> (quotient: WideInteger, hasRest: Bool) {
    var (result, left, hasRest) = (self, exponent, false)
    while left > 0 {
      let count = min(left, 19)
      let (quotient, rest) = result.divided(by: Self.powers[count])
      (result, left) = (quotient, left &- count)
      if rest != 0 { hasRest = true }
    }
    return (result, hasRest)
  }

  /// The number of decimal digits of a number above zero.
  var digitCount: Int {
    let zeros =
      high != 0 ? high.leadingZeroBitCount : 128 &+ low.leadingZeroBitCount
    // 1233 / 4096 is a little more than the logarithm of 2.
    let least = ((256 &- zeros) &* 1_233) &>> 12
    return self < Self.widePowers[least] ? least : least &+ 1
  }

  /// The powers 10⁰ to 10¹⁹, which fit a word.
  private static let powers: [UInt64] = (0..<19).reduce(into: [1]) { powers, _ in
    powers.append(powers[powers.count - 1] * 10)
  }

  /// The powers 10⁰ to 10⁷⁷.
  private static let widePowers: [WideInteger] = (0..<77).reduce(into: [WideInteger(1)]) { powers, _ in
    powers.append(powers[powers.count - 1].multiplied(by: 10))
  }
}
