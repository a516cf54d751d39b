import ExactNumbers

/// An integer format: an encoding and a number of bits.
///
/// A code is stored in the low bits of a `UInt64`, and every one from 0 to ``largestCode`` has a value, except that
/// some codes of ``IntegerEncoding/bcd`` do not stand for a number. The numbers that have a code are all those from
/// ``minimum`` to ``maximum``. One bit is enough for any encoding: two's complement then has 0 and −1, sign-magnitude
/// and ones' complement +0 and −0.
public struct IntegerFormat: Sendable, Hashable {
  /// The numbers of bits that a format can have.
  public static let supportedBits = 1...64

  /// The encoding: the rule that assigns numbers to codes.
  public let encoding: IntegerEncoding

  /// The number of bits of a code.
  public let bits: Int

  /// Creates a format with an encoding and a number of bits.
  ///
  /// - Throws: ``IntegerFormatError/unsupportedBits(_:)`` if `bits` is not in ``supportedBits``.
  public init(_ encoding: IntegerEncoding, bits: Int) throws(IntegerFormatError) {
    try IntegerFormatError.checkBits(bits)
    self.encoding = encoding
    self.bits = bits
  }

  /// Returns the bias that splits the codes evenly, as in the exponents of IEEE 754: 2ᵇⁱᵗˢ⁻¹ − 1, which is 15 for 5
  /// bits.
  ///
  /// - Precondition: `bits` is at least 1 and at most ``/ExactNumbers/ExactInteger/maximumBitWidth``.
  public static func standardBias(bits: Int) -> ExactInteger {
    .powerOfTwo(bits - 1) - 1
  }

  /// The code whose bits are all 1: 2ᵇⁱᵗˢ − 1.
  ///
  /// There is one code more than this, a count that does not fit `UInt64` for 64 bits.
  public var largestCode: UInt64 {
    .max >> (64 - bits)
  }

  /// The code in which only the top bit is 1.
  var topBit: UInt64 {
    1 << (bits - 1)
  }

  /// The smallest number that has a code.
  public var minimum: ExactInteger {
    switch encoding {
    case .unsigned, .gray, .bcd: 0
    case .twosComplement, .offsetBinary: -ExactInteger(topBit)
    case .onesComplement, .signMagnitude: 1 - ExactInteger(topBit)
    case .bias(let bias): -bias
    }
  }

  /// The largest number that has a code.
  public var maximum: ExactInteger {
    switch encoding {
    case .unsigned, .gray: ExactInteger(largestCode)
    case .twosComplement, .offsetBinary, .onesComplement, .signMagnitude: ExactInteger(topBit - 1)
    case .bias(let bias): ExactInteger(largestCode) - bias
    case .bcd: ExactInteger(PackedDecimal.largestNumber(bits: bits))
    }
  }

  func checkCode(_ code: UInt64) {
    precondition(code <= largestCode, "the code \(code) has more than \(bits) bits")
  }
}

extension IntegerFormat: CustomStringConvertible {
  /// The number of bits and the encoding, such as `8 bits, two's complement`.
  public var description: String { "\(bits) \(bits == 1 ? "bit" : "bits"), \(encoding)" }
}
