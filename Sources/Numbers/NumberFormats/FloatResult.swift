/// What an operation on codes of a floating-point format gives.
public struct FloatResult: Sendable, Hashable {
  /// The code of the result, or nil where it would be NaN and the format has none.
  public let code: FloatFormat.Code?

  /// The exceptions that were signaled.
  public let flags: FloatFlags

  /// A result.
  public init(code: FloatFormat.Code?, flags: FloatFlags = []) {
    (self.code, self.flags) = (code, flags)
  }
}
