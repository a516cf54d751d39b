/// The result of an operation on codes of a floating-point format.
public struct FloatResult: Sendable, Hashable {
  /// The code of the result, or nil if it would be NaN and the format has none.
  public let code: FloatFormat.Code?

  /// The exceptions that were signaled.
  public let flags: FloatFlags

  /// Creates a result.
  public init(code: FloatFormat.Code?, flags: FloatFlags = []) {
    (self.code, self.flags) = (code, flags)
  }
}
