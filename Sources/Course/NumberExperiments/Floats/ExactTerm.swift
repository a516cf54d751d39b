import ExactNumbers
import NumberFormats

/// An intermediate number: ± significand × 2^exponent, with a significand of any size.
struct ExactTerm {
  /// Whether the number is below zero, or a zero with a minus.
  var isNegative: Bool
  /// The number without its sign.
  var magnitude: ExactRational
  /// The exponent of the number.
  var exponent: Int
  /// Whether the number is the beginning of an irrational number.
  var goesOn = false

  /// The significand for the exponent.
  var significand: ExactRational {
    magnitude.scaled(byPowerOfTwo: -exponent)
  }

  /// The number with its sign.
  var exact: ExactRational {
    isNegative ? -magnitude : magnitude
  }

  /// The exact number in decimal, and `-0`.
  var description: String {
    isNegative && magnitude == 0 ? "-0" : exact.description
  }

  /// The exponent with which the significand is at least 1 and less than 2; nil for zero.
  var normalExponent: Int? {
    magnitude.leadingBits?.exponent
  }

  /// Returns the same number with another exponent.
  func written(withExponent exponent: Int) -> ExactTerm {
    var term = self
    term.exponent = exponent
    return term
  }
}

extension ExactTerm {
  /// Creates the number of a code, as the code writes it.
  init(_ number: FloatNumber) {
    self.init(isNegative: number.isNegative, magnitude: number.exact.magnitude, exponent: number.exponent)
  }

  /// Returns the sum, with the larger exponent; a zero sum of opposite numbers is negative only when rounding down.
  static func sum(_ left: ExactTerm, _ right: ExactTerm, _ rounding: Rounding) -> ExactTerm {
    let sum = left.exact + right.exact
    return ExactTerm(
      isNegative: sum == 0 ? rounding == .down : sum.isNegative, magnitude: sum.magnitude,
      exponent: max(left.exponent, right.exponent))
  }

  /// Returns the product.
  static func product(_ left: ExactTerm, _ right: ExactTerm) -> ExactTerm {
    ExactTerm(
      isNegative: left.isNegative != right.isNegative, magnitude: left.magnitude * right.magnitude,
      exponent: left.exponent + right.exponent)
  }

  /// Returns the quotient; the number itself if the divisor is zero.
  static func quotient(_ left: ExactTerm, _ right: ExactTerm) -> ExactTerm {
    ExactTerm(
      isNegative: left.isNegative != right.isNegative,
      magnitude: (try? left.magnitude / right.magnitude) ?? left.magnitude,
      exponent: left.exponent - right.exponent)
  }

  /// Returns the square root of a number with an even exponent; if irrational, its first digits.
  ///
  /// Then it has `bits` digits after the point, and half a unit of the last one more, so that it cannot be mistaken for
  /// an exact number.
  func squareRoot(bits: Int) -> ExactTerm {
    let half = exponent / 2
    let numerator = significand.numerator * significand.denominator
    let scaled = ExactRational(numerator).scaled(byPowerOfTwo: 2 * bits).floor
    let (root, rest) = scaled.squareRootAndRemainder() ?? (0, 0)
    let digits = rest == 0 ? ExactRational(root) : ExactRational(root) + .powerOfTwo(-1)
    let denominator = ExactRational(significand.denominator)
    let magnitude = (try? digits.scaled(byPowerOfTwo: half - bits) / denominator) ?? 0
    return ExactTerm(isNegative: false, magnitude: magnitude, exponent: half, goesOn: rest != 0)
  }
}
