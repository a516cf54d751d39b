import ExactNumbers
import NumberFormats

extension IntegerFormat {
  /// Returns every encoding, with a bias of every kind: none, the usual one, negative, and larger than any code.
  static func all(bits: Int) throws -> [IntegerFormat] {
    let biases: [ExactInteger] = [0, standardBias(bits: bits), -3, .powerOfTwo(70)]
    let encodings: [IntegerEncoding] = [
      .unsigned, .twosComplement, .onesComplement, .signMagnitude, .offsetBinary, .gray, .bcd,
    ]
    return try (encodings + biases.map(IntegerEncoding.bias)).map { try IntegerFormat($0, bits: bits) }
  }

  /// All codes up to 12 bits; of wider formats, those around the ends and the middle, and some in between.
  ///
  /// Each of these is repeated with its digits above 9 replaced by 9, for which BCD has numbers.
  var codes: [UInt64] {
    if bits <= 12 { return Array(0...largestCode) }
    let middle = largestCode / 2
    let spread = (1...200).map { ($0 as UInt64 &* 0x9E37_79B9_7F4A_7C15) & largestCode }
    let codes = Array(0...40) + (middle - 40...middle + 40) + (largestCode - 40...largestCode) + spread
    return encoding == .bcd ? codes + codes.map(Self.cutDigits) : codes
  }

  private static func cutDigits(_ code: UInt64) -> UInt64 {
    stride(from: 0, to: 64, by: 4).reduce(0) { $0 | min(code >> $1 & 0xF, 9) << $1 }
  }

  /// Returns the value by its definition, and whether it is a second zero; nil for a pattern that does not stand for a
  /// number.
  ///
  /// It is a sum of weights over the digits of the pattern, except for Gray code, whose upper half is the lower one
  /// reflected, and BCD, whose groups of four are read as the digits of a decimal text.
  func definedValue(_ pattern: String) -> (exact: ExactInteger, isNegativeZero: Bool)? {
    let digits = pattern.reversed().map { $0 == "1" }
    let weights = digits.indices.map { ExactInteger.powerOfTwo($0) }
    let top = weights[bits - 1]
    func sum(_ digits: some Sequence<Bool>, _ weights: [ExactInteger]) -> ExactInteger {
      zip(digits, weights).reduce(0) { $1.0 ? $0 + $1.1 : $0 }
    }
    switch encoding {
    case .unsigned:
      return (sum(digits, weights), false)
    case .bias(let bias):
      return (sum(digits, weights) - bias, false)
    case .twosComplement:
      return (sum(digits, weights.dropLast() + [-top]), false)
    case .onesComplement:
      return (sum(digits, weights.dropLast() + [1 - top]), digits.allSatisfy { $0 })
    case .signMagnitude:
      let magnitude = sum(digits.dropLast(), weights)
      return digits[bits - 1] ? (-magnitude, magnitude == 0) : (magnitude, false)
    case .offsetBinary:
      return (sum(digits, weights) - top, false)
    case .gray:
      return (zip(digits, weights).reduce(0) { $1.0 ? $1.1 + $1.1 - 1 - $0 : $0 }, false)
    case .bcd:
      let groups = stride(from: 0, to: bits, by: 4).map { sum(digits.dropFirst($0).prefix(4), weights) }
      guard groups.allSatisfy({ $0 <= 9 }) else { return nil }
      return ExactInteger(groups.reversed().map(\.description).joined()).map { ($0, false) }
    }
  }
}
