extension FloatFormat {
  /// The meaning of the codes of the magnitude 0, in which every exponent and fraction bit is 0.
  public enum Zero: Sendable, Hashable {
    /// Zero, with the sign of the sign bit: +0 and −0.
    case signed
    /// Zero without a sign, even if the sign bit is 1.
    case unsigned
    /// A number like any others: the format has no zero, and no subnormals either. Zero becomes the smallest number.
    case none
    /// A number like any others, and zero becomes NaN, which is invalid, unless everything is saturated.
    case nan
  }

  /// Whether a code stands for zero.
  public var hasZero: Bool {
    switch zero {
    case .signed, .unsigned: true
    case .none, .nan: false
    }
  }

  /// The codes that are infinities; the sign bit is their sign.
  public enum Infinities: Sendable, Hashable {
    /// The codes whose exponent bits are all 1 and whose fraction bits are all 0, as in IEEE 754.
    case ieee
    /// The codes whose exponent and fraction bits are all 1, as in Float5, or the codes before them if those are NaN.
    case topCode
    /// No codes.
    case none
  }

  /// The codes that are NaN, not a number.
  public enum NaNs: Sendable, Hashable {
    /// The codes whose exponent bits are all 1 and whose fraction bits are not all 0, as in IEEE 754.
    case ieee
    /// The codes whose exponent and fraction bits are all 1, as in the E4M3 of the Open Compute Project.
    case topCode
    /// The code that would be −0, in which only the sign bit is 1.
    case negativeZero
    /// No codes.
    case none
  }

  /// The result for a number beyond the largest one.
  public enum Overflow: Sendable, Hashable {
    /// An infinity.
    case infinity
    /// NaN.
    case nan
    /// The largest number of its sign.
    case largest
  }

  /// The magnitudes that are NaN with either sign, or nil if there are none.
  public var nanMagnitudes: ClosedRange<Code>? {
    switch nans {
    case .ieee: fractionBits == 0 ? nil : topExponent + 1...largestMagnitude
    case .topCode: largestMagnitude...largestMagnitude
    case .negativeZero, .none: nil
    }
  }

  /// The code of the NaN that operations return, or nil if there is none.
  ///
  /// In a format with IEEE 754's NaN, it is the quiet one whose other fraction bits are 0.
  public var nan: Code? {
    switch nans {
    case .ieee: fractionBits == 0 ? nil : topExponent | 1 << Code(fractionBits - 1)
    case .topCode: largestMagnitude
    case .negativeZero: signBit
    case .none: nil
    }
  }

  /// Returns the code of an infinity, or nil if there is none of this sign.
  public func infinity(isNegative: Bool) -> Code? {
    isNegative && !hasSign ? nil : infinityMagnitude.map { isNegative ? $0 | signBit : $0 }
  }

  /// Returns whether a code is NaN.
  func isNaN(_ code: Code) -> Bool {
    let magnitude = code & largestMagnitude
    return magnitude > largestFiniteCode && magnitude != infinityMagnitude || nans == .negativeZero && code == signBit
  }

  /// Returns whether a code is a NaN whose top fraction bit is 0, which signals in a format with IEEE 754's NaN.
  ///
  /// Source: IEEE Std 754-2019, 6.2.1.
  func isSignalingNaN(_ code: Code) -> Bool {
    nans == .ieee && isNaN(code) && code >> Code(fractionBits - 1) & 1 == 0
  }

  /// The magnitude whose exponent bits are all 1 and whose fraction bits are all 0.
  private var topExponent: Code {
    largestMagnitude & ~(1 &<< Code(truncatingIfNeeded: fractionBits) &- 1)
  }
}
