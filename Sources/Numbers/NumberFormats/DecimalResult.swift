/// The result of an operation of a decimal format.
public struct DecimalResult: Sendable, Hashable {
  /// The rounded result.
  public let value: DecimalValue

  /// The exceptions that were signaled.
  public let flags: FloatFlags

  init(_ value: DecimalValue, _ flags: FloatFlags = []) {
    (self.value, self.flags) = (value, flags)
  }

  /// NaN for an operation without a result.
  static let invalid = DecimalResult(.nan, .invalid)
}
