import ExactNumbers
import NumberFormats

extension IntegerFormat {
  /// Every encoding, with a bias of every kind: none, the usual one, negative, and larger than any code.
  static func all(bits: Int) throws -> [IntegerFormat] {
    let biases: [ExactInteger] = [0, standardBias(bits: bits), -3, .powerOfTwo(70)]
    let encodings: [IntegerEncoding] = [.unsigned, .twosComplement, .onesComplement, .signMagnitude]
    return try (encodings + biases.map(IntegerEncoding.bias)).map { try IntegerFormat($0, bits: bits) }
  }

  /// All codes up to 12 bits; of wider formats those around the ends and the middle, and some spread evenly.
  var codes: [UInt64] {
    if bits <= 12 { return Array(0...largestCode) }
    let middle = largestCode / 2
    let spread = (1...200).map { ($0 as UInt64 &* 0x9E37_79B9_7F4A_7C15) & largestCode }
    return Array(0...40) + (middle - 40...middle + 40) + (largestCode - 40...largestCode) + spread
  }

  /// The value by its definition: a sum of weights over the digits of the pattern, and whether it is a second zero.
  func definedValue(_ pattern: String) -> (exact: ExactInteger, isNegativeZero: Bool) {
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
    }
  }
}
