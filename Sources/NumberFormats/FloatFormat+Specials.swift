extension FloatFormat {
  /// What the codes of the magnitude 0 are, in which every exponent and fraction bit is 0.
  public enum Zero: Sendable, Hashable {
    /// Zero, with the sign of the sign bit: +0 and −0.
    case signed
    /// Zero without a sign, also where the sign bit is 1.
    case unsigned
    /// A number like any others: the format has no zero, and no subnormals either.
    case none
  }

  /// Which codes are infinities; the sign bit is their sign.
  public enum Infinities: Sendable, Hashable {
    /// The codes whose exponent bits are all 1 and whose fraction bits are all 0, as in IEEE 754.
    case ieee
    /// The codes whose exponent and fraction bits are all 1, as in Float5.
    case topCode
    /// None.
    case none
  }

  /// Which codes are NaN, that is, no number.
  public enum NaNs: Sendable, Hashable {
    /// The codes whose exponent bits are all 1 and whose fraction bits are not all 0, as in IEEE 754.
    case ieee
    /// None.
    case none
  }

  /// The magnitude of the infinities, or nil if there are none.
  public var infinityMagnitude: Code? {
    switch infinities {
    case .ieee: topExponent
    case .topCode: largestMagnitude
    case .none: nil
    }
  }

  /// The magnitudes that are NaN, or nil if there are none.
  public var nanMagnitudes: ClosedRange<Code>? {
    switch nans {
    case .ieee: fractionBits == 0 ? nil : topExponent + 1...largestMagnitude
    case .none: nil
    }
  }

  /// The magnitude whose exponent bits are all 1 and whose fraction bits are all 0.
  private var topExponent: Code {
    (largestMagnitude >> Code(fractionBits)) << Code(fractionBits)
  }

  /// The least magnitude that is no number, or nil if there is none.
  var firstSpecial: Code? {
    [infinityMagnitude, nanMagnitudes?.lowerBound].compactMap(\.self).min()
  }
}
