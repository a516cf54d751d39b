import ExactNumbers

extension ExactRational {
  /// Returns the number in decimal, exactly or rounded to the given number of significant digits.
  ///
  /// A number with more digits is rounded to the nearest number; ties go to the one with the even last digit.
  func plainDescription(significantDigits count: Int) -> String {
    guard let exponent = decimalExponent else { return "0" }
    let place = exponent - count + 1
    return ExactRational(scaled(byPowerOfTen: -place).roundedToNearestOrEven).scaled(byPowerOfTen: place)
      .shortDescription
  }

  /// The exact number, with an exponent of ten if it would have more than 40 digits without one, and has fewer with it.
  var shortDescription: String {
    let text = description
    guard text.utf8.count > 40, !text.contains("/"), let exponent = decimalExponent else { return text }
    let digits = text.filter(\.isNumber).drop { $0 == "0" }
    let end = digits.lastIndex { $0 != "0" }.map { digits.index(after: $0) } ?? digits.endIndex
    let significant = digits[..<end]
    guard let first = significant.first, significant.count <= 34 else { return text }
    let rest = significant.dropFirst()
    return "\(text.hasPrefix("-") ? "-" : "")\(first)\(rest.isEmpty ? "" : ".\(rest)")e\(exponent)"
  }

  /// An error in scientific notation, rounded to three significant digits, or `0`.
  var errorDescription: String {
    self == 0 ? "0" : scientificDescription(significantDigits: 3)
  }
}
