/// What becomes the largest number of a format instead of what the format has beyond it.
///
/// Source: OCP 8-bit Floating Point Specification 1.0, 5.2.1; interim report 4.0 of IEEE P3109, 4.2, where ``none`` is
/// *SatNone*, ``numbers`` *SatPropagate* and ``all`` *SatFinite*.
public enum Saturation: Sendable, Hashable, CaseIterable {
  /// Nothing; see ``FloatFormat/overflow``, and for what is below a format without a sign ``FloatArithmetic``.
  case none
  /// Every number beyond the largest one; an infinity that is the exact result stays an infinity.
  case numbers
  /// Every number beyond the largest one and the infinities.
  case all
}
