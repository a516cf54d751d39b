import ExactNumbers

/// The number of an integer code, with +0 and −0 as different values.
///
/// The two zeros are different because their codes are; their ``exact`` numbers are equal.
public struct IntegerValue: Sendable, Hashable, CustomStringConvertible {
  /// The number, which is 0 for either zero.
  public let exact: ExactInteger

  /// Whether the value is the second zero of sign-magnitude or ones' complement.
  public let isNegativeZero: Bool

  /// The second zero of sign-magnitude and ones' complement.
  public static let negativeZero = IntegerValue(0, isNegativeZero: true)

  /// Creates the value of a number; 0 becomes +0.
  public init(_ exact: ExactInteger) {
    self.init(exact, isNegativeZero: false)
  }

  private init(_ exact: ExactInteger, isNegativeZero: Bool) {
    self.exact = exact
    self.isNegativeZero = isNegativeZero
  }

  /// The number in decimal, and `-0` for the negative zero.
  public var description: String {
    isNegativeZero ? "-0" : exact.description
  }
}
