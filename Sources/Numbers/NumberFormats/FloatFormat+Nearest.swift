import ExactNumbers

extension FloatFormat {
  /// The code of the number of the format that is nearest to a number; of two that are as near, the even one, or
  /// the larger one in magnitude where none is even.
  ///
  /// It has the sign of the number, also where it is zero: what is nearest to −0.1 is −0 if the format has one. An infinity
  /// is no number and is never the nearest: that of what is beyond the largest number is the largest number. A negative
  /// number is nearest to the smallest one of a format without a sign.
  ///
  /// - Complexity: That of an exact division.
  public func nearestFinite(to number: ExactRational) -> Code {
    FloatArithmetic(self, saturation: .all).round(number).code ?? 0
  }

  /// Whether a number of the format is exactly this one.
  ///
  /// - Complexity: That of an exact division.
  public func holds(_ number: ExactRational) -> Bool {
    value(of: nearestFinite(to: number)).exact == number
  }
}
