import SourceText

extension ParameterType where Value == Double {
  /// Returns the type of a number in a range, in decimal digits, with an optional exponent; only finite numbers are
  /// allowed.
  ///
  /// The number is the `Double` nearest to the text; -0 becomes 0.
  public static func number(_ range: ClosedRange<Double>) -> ParameterType {
    ParameterType(.number(range)) { text in
      Double(decimal: text).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension Double {
  /// Reads a number in decimal digits, such as `-0.5` or `2e3`; nil for other text, including infinity and `nan`.
  public init?(decimal text: some StringProtocol) {
    guard text.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.eE".contains($0)) }), let number = Double(text),
      number.isFinite
    else { return nil }
    self = number == 0 ? 0 : number
  }
}

extension BinaryFloatingPoint where Self: LosslessStringConvertible {
  /// The shortest decimal digits that distinguish the number from its neighbors.
  ///
  /// There is no exponent, and no `.0` after a whole number.
  public var plainText: String {
    let parts = description.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else {
      return description.hasSuffix(".0") ? String(description.dropLast(2)) : description
    }
    let digits = parts[0].filter(\.isNumber)
    let zeros = String(repeating: "0", count: exponent < 0 ? -exponent - 1 : max(0, exponent + 1 - digits.count))
    return (self < 0 ? "-" : "") + (exponent < 0 ? "0.\(zeros)\(digits)" : digits + zeros)
  }
}
