import ExactNumbers

extension ExactRational {
  /// The number in decimal without an exponent, exactly if it has at most so many significant digits, else rounded to the
  /// nearest number of so many digits, of two as near to the one whose last digit is even.
  func plainDescription(significantDigits count: Int) -> String {
    guard let exponent = decimalExponent else { return "0" }
    let place = exponent - count + 1
    return ExactRational(scaled(byPowerOfTen: -place).roundedToNearestOrEven).scaled(byPowerOfTen: place).description
  }

  /// An error in scientific notation, rounded to three significant digits, or `0`.
  var errorDescription: String {
    self == 0 ? "0" : scientificDescription(significantDigits: 3)
  }
}
