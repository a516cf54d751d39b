/// What becomes the largest number of a format instead of what the format has beyond it.
///
/// Source: OCP 8-bit Floating Point Specification 1.0, 5.2.1; interim report of IEEE P3109, where ``none`` is *OvfInf*,
/// ``numbers`` *SatPropagate* and ``all`` *SatFinite*.
public enum Saturation: Sendable, Hashable, CaseIterable {
  /// Nothing; see ``FloatFormat/overflow``.
  case none
  /// Every number beyond the largest one; an infinity that is the exact result stays an infinity.
  case numbers
  /// Every number beyond the largest one and the infinities.
  case all
}
