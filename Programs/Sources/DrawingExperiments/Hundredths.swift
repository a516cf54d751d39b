/// Lengths as text, with at most two digits after the point and no needless ones.
enum Hundredths {
  /// Returns the text of a count of hundredths.
  static func text(_ count: Int) -> String {
    let (whole, rest) = count.magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = count < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    return rest.isMultiple(of: 10) ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns the text of a length, rounded.
  ///
  /// - Precondition: it is finite and below a quadrillion.
  static func text(_ length: Double) -> String {
    // A value that should be a tie may differ from it in the last bit; rounding to millionths first removes that.
    text(Int(((length * 1e6).rounded() / 1e4).rounded(.toNearestOrAwayFromZero)))
  }

  /// Returns the hundredths of a decimal with at most four digits before and two after the point; nil for other text.
  static func count(_ text: Substring) -> Int? {
    let isNegative = text.first == "-"
    let parts = text.dropFirst(isNegative ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false)
    let fraction = parts.count == 2 ? parts[1] : "0"
    guard parts.count <= 2, let whole = parts.first, (1...4).contains(whole.count), (1...2).contains(fraction.count),
      (whole + fraction).utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let points = Int(whole), let rest = Int(fraction)
    else { return nil }
    let count = points * 100 + (fraction.count == 1 ? rest * 10 : rest)
    return isNegative ? -count : count
  }
}
