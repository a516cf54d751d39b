import ExactNumbers
import ExperimentKit

extension ExactRational {
  /// The exponent if the magnitude is a power of two, or nil.
  var powerOfTwoExponent: Int? {
    let (numerator, denominator) = (numerator, denominator)
    let twos = numerator.trailingZeroBitCount - denominator.trailingZeroBitCount
    return self != 0 && magnitude == .powerOfTwo(twos) ? twos : nil
  }

  /// Writes the number for a label in a figure.
  ///
  /// - Parameter prefersPowers: whether all powers of two are written as powers, and not only those that are long in
  ///   decimal.
  /// - Returns: an exact text of at most 6 characters without a sign, or a power of two; nil if neither can be written.
  func shortText(prefersPowers: Bool) -> String? {
    let exponent = powerOfTwoExponent
    if let exponent, prefersPowers || exponent.magnitude > 20 { return powerText(exponent) }
    guard numerator.magnitudeBitWidth <= 64, denominator.magnitudeBitWidth <= 64, magnitude.description.count <= 6
    else {
      return exponent.map(powerText)
    }
    return description
  }

  /// The number for the text alternative of a figure.
  ///
  /// It is exact if that takes at most 20 characters or is a power of two, otherwise rounded to three significant
  /// digits.
  var spokenText: LocalizedText {
    if numerator.magnitudeBitWidth <= 64, denominator.magnitudeBitWidth <= 64 {
      let decimal = description
      if decimal.count <= 20 { return LocalizedText(decimal) }
    }
    if let exponent = powerOfTwoExponent { return LocalizedText((isNegative ? "-" : "") + "2^\(exponent)") }
    let rounded = scientificDescription(significantDigits: 3)
    return LocalizedText(en: "about \(rounded)", ja: "約\(rounded)")
  }

  /// The number for a mark: exact in at most 24 characters, or a power of two; nil if neither can be written.
  fileprivate var markText: String? {
    if numerator.magnitudeBitWidth <= 64, denominator.magnitudeBitWidth <= 64 {
      let decimal = description
      if decimal.count <= 24 { return decimal }
    }
    return powerOfTwoExponent.map { (isNegative ? "-" : "") + "2^\($0)" }
  }

  private func powerText(_ exponent: Int) -> String {
    (isNegative ? "-" : "") + "2" + exponent.superscript
  }
}

extension Figure.Mark {
  /// Returns the mark of a number on a line; nil if the number is too long to write.
  static func number(_ number: ExactRational, at place: Figure.Point, isMain: Bool = false) -> Figure.Mark? {
    number.markText.map { Figure.Mark(.value($0), at: place, isMain: isMain) }
  }
}

extension Int {
  /// The number in raised digits, for an exponent.
  var superscript: String {
    let digits = [
      "0": "⁰", "1": "¹", "2": "²", "3": "³", "4": "⁴", "5": "⁵", "6": "⁶", "7": "⁷", "8": "⁸", "9": "⁹", "-": "⁻",
    ]
    return description.map { digits["\($0)"] ?? "" }.joined()
  }
}
