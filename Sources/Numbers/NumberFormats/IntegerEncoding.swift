import ExactNumbers

/// The encoding of an integer format: the rule that assigns numbers to codes.
///
/// A code is a row of *n* bits, read as an unsigned number when its order or size matters. See D. E. Knuth, *The Art of
/// Computer Programming*, volume 2, section 4.1, and volume 4A, section 7.2.1.1 for the Gray code.
public enum IntegerEncoding: Sendable, Hashable {
  /// The code itself is the number: 0...2ⁿ − 1.
  case unsigned
  /// The top bit weighs −2ⁿ⁻¹ and the others as usual: −2ⁿ⁻¹...2ⁿ⁻¹ − 1, with one zero.
  case twosComplement
  /// A negative number is its magnitude with every bit flipped: −(2ⁿ⁻¹ − 1)...2ⁿ⁻¹ − 1, with two zeros.
  case onesComplement
  /// The top bit is the sign and the others are the magnitude: −(2ⁿ⁻¹ − 1)...2ⁿ⁻¹ − 1, with two zeros.
  case signMagnitude
  /// The code is the number plus this bias, so that codes and numbers have the same order: −bias...2ⁿ − 1 − bias.
  ///
  /// Also called *excess*. Any bias is allowed.
  case bias(ExactInteger)
  /// The bias 2ⁿ⁻¹, which is two's complement with the top bit flipped: −2ⁿ⁻¹...2ⁿ⁻¹ − 1, with one zero.
  case offsetBinary
  /// The reflected binary code, in which the codes of neighboring numbers differ in one bit: 0...2ⁿ − 1.
  ///
  /// The code of a number is the number with each bit flipped if the next higher one is 1. See F. Gray, US patent
  /// 2,632,058 (1953).
  case gray
  /// Binary-coded decimal (8421): each decimal digit in four bits, the lowest digit in the lowest bits, without a sign.
  ///
  /// If *n* is not a multiple of 4, the top digit has the bits that are left: one bit for 0...1, two for 0...3, three
  /// for 0...7. So the numbers are 0...10ᵏ · 2ʳ − 1 for *n* = 4*k* + *r*, all of them: 0...99 for 8 bits, 0...19 for 5.
  /// A code in which four bits stand for more than 9 does not stand for a number.
  case bcd
}

extension IntegerEncoding: CustomStringConvertible {
  /// The encoding in words, such as `two's complement`.
  public var description: String {
    switch self {
    case .unsigned: "unsigned"
    case .twosComplement: "two's complement"
    case .onesComplement: "ones' complement"
    case .signMagnitude: "sign and magnitude"
    case .bias(let bias): "bias \(bias)"
    case .offsetBinary: "offset binary"
    case .gray: "Gray code"
    case .bcd: "BCD"
    }
  }
}
