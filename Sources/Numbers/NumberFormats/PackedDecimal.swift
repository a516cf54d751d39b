/// Decimal digits in four bits each, the lowest digit in the lowest bits.
enum PackedDecimal {
  /// The bits of a digit.
  static let digitBits = 4

  /// Returns the largest number in a number of bits: 10ᵏ · 2ʳ − 1 for 4*k* + *r* bits.
  ///
  /// The top digit has the bits that are left.
  ///
  /// - Precondition: `bits` is in ``IntegerFormat/supportedBits``.
  static func largestNumber(bits: Int) -> UInt64 {
    let (digits, rest) = bits.quotientAndRemainder(dividingBy: digitBits)
    return (0..<digits).reduce(1) { power, _ in power * 10 } << rest - 1
  }

  /// Returns the number of a code, or nil if four of its bits stand for more than 9.
  static func number(_ code: UInt64) -> UInt64? {
    var (number, weight, rest): (UInt64, UInt64, UInt64) = (0, 1, code)
    while rest != 0 {
      let digit = rest & 0xF
      guard digit <= 9 else { return nil }
      number += digit * weight
      weight *= 10
      rest >>= digitBits
    }
    return number
  }

  /// Returns the code of a number of at most 16 decimal digits.
  static func code(_ number: UInt64) -> UInt64 {
    var (code, shift, rest): (UInt64, Int, UInt64) = (0, 0, number)
    while rest != 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      code |= digit << shift
      shift += digitBits
      rest = quotient
    }
    return code
  }
}
