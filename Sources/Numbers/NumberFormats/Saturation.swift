/// The values that become the largest number of a format instead of overflowing.
///
/// Source: OCP 8-bit Floating Point Specification 1.0, 5.2.1; interim report 4.0 of IEEE P3109, 4.2, where ``none`` is
/// *SatNone*, ``propagate`` *SatPropagate* and ``all`` *SatFinite*.
public enum Saturation: Sendable, Hashable, CaseIterable {
  /// No values; see ``FloatFormat/overflow``, and ``FloatArithmetic`` for numbers below a format without a sign.
  case none
  /// Every number beyond the largest one; an infinity that is the exact result stays an infinity.
  case propagate
  /// Every number beyond the largest one and the infinities.
  case all
}
