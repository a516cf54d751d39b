import ExactNumbers

extension FloatFormat {
  /// Returns the code of the number nearest to a number; ties go to the even code, or away from zero if neither is
  /// even.
  ///
  /// The code has the sign of the number, even if the code is zero: −0.1 becomes −0 if the format has one. An infinity
  /// is never the nearest number: a number beyond the largest one becomes the largest one. In a format without a sign,
  /// a negative number becomes the smallest one.
  ///
  /// - Complexity: That of an exact division.
  public func nearestFinite(to number: ExactRational) -> Code {
    FloatArithmetic(self, saturation: .all).round(number).code ?? 0
  }

  /// Returns whether the format has exactly this number.
  ///
  /// - Complexity: That of an exact division.
  public func holds(_ number: ExactRational) -> Bool {
    value(of: nearestFinite(to: number)).exact == number
  }
}
