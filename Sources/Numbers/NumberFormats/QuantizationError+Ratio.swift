import ExactNumbers

extension QuantizationError {
  /// The signal-to-quantization-noise ratio (SQNR) in decibels; nil if no number has an error, or all are zero.
  ///
  /// It is ten times the decimal logarithm of the sum of the squares of the numbers over that of the errors, rounded once
  /// from these sums. It is computed with integers, so that it is the same on every machine.
  public var sqnr: Double? {
    guard let ratio else { return nil }
    // Every other logarithm is irrational, and therefore never between two doubles in the middle.
    if let exponent = ratio.decimalExponent, ratio == ExactRational(1).scaled(byPowerOfTen: exponent) {
      return Double(10 * exponent)
    }
    var precision = 128
    while true {
      if let decibels = decibels(precision: precision) { return decibels }
      precision *= 2
    }
  }

  /// The number of whole tenths of a decibel of the ratio, rounded down, for tables; nil without an error.
  package var sqnrInTenths: Int? {
    guard let power = try? ratio?.raised(toPower: 100) else { return nil }
    return power.decimalExponent
  }

  /// The sum of the squares of the numbers over that of the errors; nil if one of them is zero.
  private var ratio: ExactRational? {
    guard noise > 0, signal > 0, let noise = ExactRational(exactly: noise), let signal = ExactRational(exactly: signal)
    else { return nil }
    return try? signal * .powerOfTwo(scale) / noise
  }

  /// The exponent of the power of two that the sums leave out.
  private var scale: Int { 2 * (signalExponent - errorExponent) }

  /// Returns the ratio in decibels; nil if the precision does not decide between two doubles.
  private func decibels(precision: Int) -> Double? {
    let point = FixedPoint(precision)
    func logarithm(_ number: Double, scale: Int = 0) -> ExactInteger {
      var operand = Double.arithmetic.wide.decode(number.code)
      operand.exponent += scale
      return point.logarithm(operand)
    }
    let difference = logarithm(signal, scale: scale) - logarithm(noise)
    let decibels = point.quotient(difference * 10, logarithm(10))
    // Each logarithm is less than 2¹⁶ units wrong, and the magnitude of the result less than 2¹⁴.
    let error = ExactInteger.powerOfTwo(32)
    func rounded(_ units: ExactInteger) -> Double {
      Double(code: Double.arithmetic.round(ExactRational(units).scaled(byPowerOfTwo: -precision)).code ?? 0)
    }
    let (low, high) = (rounded(decibels - error), rounded(decibels + error))
    return low == high ? low : nil
  }
}

extension QuantizationError: CustomStringConvertible {
  /// The error in a line, such as `64 numbers, largest error 0.0078125, SQNR 20.4 dB, 2 flushed`.
  ///
  /// The ratio is rounded down to tenths, and counts of 0 are omitted.
  public var description: String {
    let counts = [(saturated, "saturated"), (flushed, "flushed"), (special, "special"), (lost, "lost")]
    return
      (["\(count) \(count == 1 ? "number" : "numbers")", "largest error \(largest)"]
      + (sqnrInTenths.map { ["SQNR \(Double($0) / 10) dB"] } ?? [])
      + counts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }).joined(separator: ", ")
  }
}
