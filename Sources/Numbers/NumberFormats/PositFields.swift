/// The bits of a code of a posit format, divided into its fields.
///
/// They are the bits as they are in the code, even if it is negative. For zero and NaR, the regime is all bits after
/// the sign.
public struct PositFields: Sendable, Hashable {
  /// The number of bits of the regime, including the bit that ends it.
  public let regimeBits: Int
  /// The number of exponent bits that fit in the code.
  public let exponentBits: Int
  /// The number of fraction bits.
  public let fractionBits: Int

  /// The number of the regime: *k* − 1 for *k* ones, −*k* for *k* zeros.
  public let regimeValue: Int

  private let code: PositFormat.Code

  /// Creates the fields of a code.
  init(_ code: PositFormat.Code, in format: PositFormat) {
    let behindSign = format.bits - 1
    let top = code << (PositFormat.Code.bitWidth - behindSign)
    let isOnes = top >> (PositFormat.Code.bitWidth - 1) == 1
    let run = min((isOnes ? ~top : top).leadingZeroBitCount, behindSign)
    regimeBits = min(run + 1, behindSign)
    exponentBits = min(format.exponentBits, behindSign - regimeBits)
    fractionBits = behindSign - regimeBits - exponentBits
    regimeValue = isOnes ? run - 1 : -run
    self.code = code
  }

  /// The sign bit.
  public var sign: String {
    pattern(from: regimeBits + exponentBits + fractionBits, bits: 1)
  }

  /// The bits of the regime.
  public var regime: String {
    pattern(from: exponentBits + fractionBits, bits: regimeBits)
  }

  /// The exponent bits; empty if the code has no room for any.
  public var exponent: String {
    pattern(from: fractionBits, bits: exponentBits)
  }

  /// The fraction bits; empty if the code has no room for any.
  public var fraction: String {
    pattern(from: 0, bits: fractionBits)
  }

  /// The exponent bits as a number.
  var exponentField: PositFormat.Code {
    field(from: fractionBits, bits: exponentBits)
  }

  /// The fraction bits as a number.
  var fractionField: PositFormat.Code {
    field(from: 0, bits: fractionBits)
  }

  private func field(from bit: Int, bits: Int) -> PositFormat.Code {
    code >> bit & (1 << bits - 1)
  }

  private func pattern(from bit: Int, bits: Int) -> String {
    String(binary: field(from: bit, bits: bits), digits: bits)
  }
}
