import ExactNumbers

/// How the codes of an integer format stand for numbers.
///
/// A code is a row of *n* bits, read as an unsigned number where its order or size matters. See D. E. Knuth,
/// *The Art of Computer Programming*, volume 2, section 4.1, for all of them.
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
  /// Also called *excess* or *offset binary*. Any bias is allowed.
  case bias(ExactInteger)
}
