import ExactNumbers

extension DecimalFormat {
  /// Rounds an exact number.
  ///
  /// ``Rounding`` speaks of codes that are even or odd; here it is the last of all digits of the format. A stochastic
  /// rounding counts 32 binary digits of the part that is cut off. A result is tiny, which makes it an underflow if it
  /// is inexact, when the exact number is nearer to zero than every normal one.
  ///
  /// Source: IEEE Std 754-2019, 4.3 and 7.
  ///
  /// - Precondition: The parts of the number have at most half of ``/ExactNumbers/ExactInteger/maximumBitWidth`` bits.
  /// - Complexity: That of an exact division.
  public func round(_ number: ExactRational, rounding: Rounding = .nearestEven) -> DecimalResult {
    round(number, zeroIsNegative: false, rounding)
  }

  /// Rounds a value of any decimal format; an infinity and NaN stay.
  public func round(_ value: DecimalValue, rounding: Rounding = .nearestEven) -> DecimalResult {
    guard case .finite(let number) = value else { return DecimalResult(value) }
    return round(number.exact, zeroIsNegative: number.isNegative, rounding)
  }

  /// Rounds a value of a floating-point format; an infinity and NaN stay.
  public func round(_ value: FloatValue, rounding: Rounding = .nearestEven) -> DecimalResult {
    switch value {
    case .finite(let number): round(number.exact, zeroIsNegative: number.isNegative, rounding)
    case .infinity(let isNegative): DecimalResult(.infinity(isNegative: isNegative))
    case .nan: DecimalResult(.nan)
    }
  }

  /// Returns the rounded number that a text states, or nil if it does not state one.
  ///
  /// The text is one that ``/ExactNumbers/ExactRational/init(_:)-(String)`` reads, such as `0.1`, `-3`, `1/8` or
  /// `6.02e23`, or `inf`, `-inf` or `nan`. `-0` is the negative zero.
  public func round(_ text: String, rounding: Rounding = .nearestEven) -> DecimalResult? {
    switch text {
    case "inf", "-inf": DecimalResult(.infinity(isNegative: text.hasPrefix("-")))
    case "nan": DecimalResult(.nan)
    default: ExactRational(text).map { round($0, zeroIsNegative: text.hasPrefix("-"), rounding) }
    }
  }

  /// Rounds an exact number; a zero has the given sign.
  func round(_ number: ExactRational, zeroIsNegative: Bool, _ rounding: Rounding) -> DecimalResult {
    guard let exponent = number.decimalExponent else { return DecimalResult(.zero(isNegative: zeroIsNegative)) }
    let isNegative = number.isNegative
    guard exponent <= maximumExponent else { return beyondLargest(isNegative, rounding) }

    let place = lastPlace(exponent: exponent)
    let units = number.magnitude.scaled(byPowerOfTen: -place)
    let kept = units.floor
    let rest = Self.fraction(units - ExactRational(kept))
    let isUp = rounding.roundsUp(rest: rest, isNegative: isNegative, isOdd: kept.isOdd)
    let rounded = DecimalNumber(isNegative: isNegative, coefficient: isUp ? kept + 1 : kept, exponent: place)

    if isUp, rounded.coefficient == 1, rounded.exponent > maximumExponent { return overflowed(isNegative) }
    guard rest != 0 else { return DecimalResult(.finite(rounded)) }
    return DecimalResult(.finite(rounded), exponent < minimumExponent ? [.inexact, .underflow] : .inexact)
  }

  /// Returns the exponent of the last digit of numbers whose first digit has this exponent.
  func lastPlace(exponent: Int) -> Int {
    max(exponent - digits + 1, leastPlace)
  }

  /// Returns the result for a number of at least ten to the power after the largest exponent.
  private func beyondLargest(_ isNegative: Bool, _ rounding: Rounding) -> DecimalResult {
    // The last digit of the largest number is 9.
    guard rounding.staysFinite(isNegative: isNegative, isOdd: true) else { return overflowed(isNegative) }
    return DecimalResult(.finite(isNegative ? largest.negated : largest), [.overflow, .inexact])
  }

  private func overflowed(_ isNegative: Bool) -> DecimalResult {
    DecimalResult(.infinity(isNegative: isNegative), [.overflow, .inexact])
  }

  /// Returns a number below 1 as a binary fraction of all bits of the word, with a trace of the cut-off part.
  private static func fraction(_ number: ExactRational) -> UInt128 {
    guard let (bits, exponent, isExact) = number.leadingBits else { return 0 }
    return (isExact ? bits : bits | 1).shiftedDownKeepingTrace(by: -1 - exponent)
  }
}
