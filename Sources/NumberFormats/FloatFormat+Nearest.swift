import ExactNumbers

extension FloatFormat {
  /// The code of the number of the format that is nearest to a number; of two that are as near, the even code.
  ///
  /// It has the sign of the number, also where it is zero: what is nearest to −0.1 is −0 if the format has one. An infinity
  /// is no number and is never the nearest: that of what is beyond the largest number is the largest number. A negative
  /// number is nearest to the smallest one of a format without a sign.
  ///
  /// - Complexity: O(*n*) exact comparisons for *n* bits.
  public func nearestFinite(to number: ExactRational) -> Code {
    guard !number.isNegative || hasSign else { return 0 }
    let magnitude = nearestMagnitude(to: number.magnitude)
    let hasSign = number.isNegative && !(magnitude == 0 && zero == .unsigned)
    return hasSign ? magnitude | signBit : magnitude
  }

  /// Whether a number of the format is exactly this one.
  ///
  /// - Complexity: O(*n*) exact comparisons for *n* bits.
  public func holds(_ number: ExactRational) -> Bool {
    value(of: nearestFinite(to: number)).exact == number
  }

  private func nearestMagnitude(to number: ExactRational) -> Code {
    var (low, high) = (Code(0), largestFinite)
    guard number > exact(low) else { return low }
    guard number < exact(high) else { return high }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if exact(middle) <= number { low = middle } else { high = middle }
    }
    let (below, above) = (number - exact(low), exact(high) - number)
    if below == above { return low.isMultiple(of: 2) ? low : high }
    return below < above ? low : high
  }

  /// The value of a magnitude up to ``largestFinite``.
  private func exact(_ magnitude: Code) -> ExactRational {
    value(of: magnitude).exact ?? 0
  }
}
