/// Numbers to round, with and without patterns that suit a branch predictor.
enum Input: CaseIterable {
  /// Numbers from -500 to 500, most of which have the largest exponents of FP8.
  case uniform
  /// Numbers from 24 binades, equally often.
  case spread
  /// Numbers below the normal numbers of FP8.
  case subnormal
  /// Numbers halfway between two numbers of FP8.
  case ties

  func doubles(count: Int) -> [Double] {
    var state: UInt64 = 1
    func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return mixed ^ mixed >> 31
    }
    return (0..<count).map { _ in
      let (bits, sign) = (next(), next() & 1 == 0 ? FloatingPointSign.plus : .minus)
      let significand = Double(bitPattern: 0x3FF0_0000_0000_0000 | bits >> 12)
      switch self {
      case .uniform: return (Double(bits >> 11) * 0x1p-53 * 2 - 1) * 500
      case .spread: return Double(sign: sign, exponent: Int(next() % 24) - 15, significand: significand)
      case .subnormal: return Double(sign: sign, exponent: Int(next() % 4) - 12, significand: significand)
      case .ties: return Double(sign: sign, exponent: Int(next() % 14) - 6, significand: 1 + Double(bits % 16) / 16)
      }
    }
  }
}
