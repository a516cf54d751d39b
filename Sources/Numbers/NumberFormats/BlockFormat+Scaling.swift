extension BlockFormat {
  /// The rule that rounds the largest magnitude of a block to a power of two.
  public enum PowerRule: Sendable, Hashable, CaseIterable {
    /// Down, as in OCP Microscaling Formats 1.0, 6.3: the largest element is often saturated.
    case floor
    /// Down after the magnitude was rounded to the precision of the elements; ties go to the even digit.
    case nearestEven
    /// Up, so that no number is beyond the largest element.
    case ceiling
  }

  /// The rule that chooses a scale.
  public enum Scaling: Sendable, Hashable {
    /// A power of two in a format: that of the largest magnitude of the block over that of the largest element.
    ///
    /// The power of the largest element is the one at or below it.
    case exponent(FloatFormat, PowerRule)
    /// The quotient of the largest magnitude of the block and the largest element, rounded to a format.
    ///
    /// With a scale of the whole array, in binary32, the block with the largest magnitude has the largest scale.
    case quotient(FloatFormat, hasArrayScale: Bool)

    /// The scaling of the Microscaling formats: powers of two in ``FloatFormat/e8m0fnu``, rounded down.
    public static let powerOfTwo = exponent(.e8m0fnu, .floor)
    /// The scaling of NVFP4: quotients in ``FloatFormat/e4m3fn``, and a scale of the whole array.
    public static let e4m3WithArrayScale = quotient(.e4m3fn, hasArrayScale: true)

    /// The format of the scales.
    public var format: FloatFormat {
      switch self {
      case .exponent(let format, _), .quotient(let format, _): format
      }
    }
  }

  /// Returns the scale that takes the largest number to the largest element of a block with the largest scale.
  func arrayScale(_ largest: Double, _ largestElement: Double) -> Float {
    guard case .quotient(let format, hasArrayScale: true) = scaling, largest > 0 else { return 1 }
    let largestScale = FloatArithmetic(format).double(format.largestFiniteCode)
    let scale = Float(largest / (largestScale * largestElement))
    return scale.isFinite && scale > 0 ? scale : scale == 0 ? .leastNonzeroMagnitude : .greatestFiniteMagnitude
  }

  /// Returns the codes of the scales of blocks with these largest magnitudes.
  func scales(_ largest: [Double], _ arrayScale: Float, _ largestElement: Double) -> [UInt8] {
    let arithmetic = FloatArithmetic(scaleFormat, saturation: .all)
    switch scaling {
    case .exponent(_, let rule):
      let power = Int(largestElement.exponent)
      return arithmetic.encode(
        largest.map { largest in
          largest > 0
            ? Double(sign: .plus, exponent: exponent(of: largest, rule) - power, significand: 1) : 0
        }, as: UInt8.self
      ).codes
    case .quotient:
      let scale = Double(arrayScale)
      return arithmetic.encode(largest.map { $0 / largestElement / scale }, as: UInt8.self).codes
    }
  }

  /// Returns the exponent of a number above zero, rounded to a power of two.
  private func exponent(of number: Double, _ rule: PowerRule) -> Int {
    let exponent = Int(number.exponent)
    switch rule {
    case .floor: return exponent
    case .ceiling: return number.significand == 1 ? exponent : exponent + 1
    case .nearestEven:
      let digits = Double(sign: .plus, exponent: precision - 1, significand: number.significand)
      return digits.rounded(.toNearestOrEven) < Double(1 << precision) ? exponent : exponent + 1
    }
  }

  /// The number of significant bits of an element.
  private var precision: Int {
    switch elements {
    case .float(let format): format.fractionBits + 1
    case .int8: 7
    }
  }

  /// Returns the factors of blocks with these codes of scales, each the scale times that of the array.
  func factors(_ scales: [UInt8], _ arrayScale: Float) -> [Double] {
    let scale = Double(arrayScale)
    return FloatArithmetic(scaleFormat).decode(scales).map { $0 * scale }
  }
}
