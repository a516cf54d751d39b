import ExactNumbers
import ExperimentKit
import NumberFormats

/// The terms of a sum, rounded to a floating-point format.
struct FloatSumTerms: Sendable, Hashable {
  /// The rule for the terms.
  enum Rule: Sendable, Hashable {
    /// The same number for all terms.
    case constant(ExactRational)
    /// The terms 1, 1/2, 1/3 …
    case harmonic
    /// The terms 1, 1/4, 1/9 …
    case squares
    /// Uniform multiples of 2⁻⁵³ from 0 up to 1, from a seed.
    case random(UInt64)
  }

  let rule: Rule
  let count: Int

  /// Returns the codes of the terms, each rounded once to the nearest number of a format.
  ///
  /// - Precondition: The format is ``NumberFormats/FloatFormat/binary128``, or has at most 110 fraction bits.
  /// - Complexity: O(*n*) for *n* terms.
  func codes(in format: FloatFormat) -> [FloatFormat.Code?] {
    let arithmetic = FloatArithmetic(format)
    if case .constant(let number) = rule {
      return Array(repeating: arithmetic.round(number).code, count: count)
    }
    let wide = FloatArithmetic(.binary128)
    // Rounded to odd with two bits more, a second rounding has the same result as one rounding of the exact term.
    let rounding: Rounding = format == .binary128 ? .nearestEven : .odd
    var terms = WideTerms(rule: rule, arithmetic: wide, rounding: rounding)
    return (0..<count).map { _ in terms.next().flatMap { arithmetic.convert($0, from: wide).code } }
  }

  /// Returns the exact sum of codes, or nil if one of them is not a number.
  ///
  /// - Complexity: O(*n*) additions of words for *n* codes.
  static func exactSum(of codes: [FloatFormat.Code], in format: FloatFormat) -> ExactRational? {
    var sum: ExactRational = 0
    var digits: [Int: Int128] = [:]
    for code in codes {
      guard let number = format.value(of: code).number else { return nil }
      let term = number.isNegative ? -Int128(number.digits) : Int128(number.digits)
      let (next, overflow) = digits[number.exponent, default: 0].addingReportingOverflow(term)
      if overflow {
        sum += Self.value(digits[number.exponent, default: 0], number.exponent, format)
        digits[number.exponent] = term
      } else {
        digits[number.exponent] = next
      }
    }
    return digits.sorted { $0.key < $1.key }.reduce(sum) { $0 + Self.value($1.value, $1.key, format) }
  }

  private static func value(_ digits: Int128, _ exponent: Int, _ format: FloatFormat) -> ExactRational {
    ExactRational(ExactInteger(digits)).scaled(byPowerOfTwo: exponent - format.fractionBits)
  }
}

/// The terms of a rule as codes of binary128; terms below 1 are rounded.
private struct WideTerms {
  let rule: FloatSumTerms.Rule
  let arithmetic: FloatArithmetic
  let rounding: Rounding
  private let one: FloatFormat.Code
  private var index: FloatFormat.Code
  private var random: SeededRandom

  init(rule: FloatSumTerms.Rule, arithmetic: FloatArithmetic, rounding: Rounding) {
    (self.rule, self.arithmetic, self.rounding) = (rule, arithmetic, rounding)
    one = FloatFormat.Code(arithmetic.format.bias) << FloatFormat.Code(arithmetic.format.fractionBits)
    index = 0
    random = if case .random(let seed) = rule { SeededRandom(seed: seed) } else { SeededRandom(seed: 0) }
  }

  mutating func next() -> FloatFormat.Code? {
    if case .random = rule {
      let bits = FloatFormat.Code(random.next() >> 11) << FloatFormat.Code(arithmetic.format.fractionBits - 53)
      return arithmetic(.subtract, one | bits, one).code
    }
    guard let next = arithmetic(.add, index, one).code else { return nil }
    index = next
    let divisor = rule == .squares ? arithmetic(.multiply, index, index).code : index
    return divisor.flatMap { arithmetic(.divide, one, $0, rounding: rounding).code }
  }
}
