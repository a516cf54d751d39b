import ExactNumbers

/// A number without a sign in binary, such as `1.0101`, with `…` for omitted digits.
struct BinaryDigits {
  let number: ExactRational
  /// The least number of digits after the point.
  let least: Int

  /// The digits: all of them if there are few enough, otherwise eight more than the least.
  var text: String {
    let places = places
    let isWhole = places.map { $0 <= 2 * least + 16 } ?? false
    let shown = isWhole ? max(least, places ?? least) : least + 8
    return digits(shown) + (isWhole ? "" : "…")
  }

  /// The digits, with those after the least ones in brackets.
  var cut: String {
    let text = text
    let whole = number.floor.binary.count
    let kept = least == 0 ? whole : whole + 1 + least
    let rest = text.dropFirst(kept)
    guard !rest.isEmpty else { return text }
    return rest.hasPrefix(".") ? "\(text.prefix(kept)).[\(rest.dropFirst())]" : "\(text.prefix(kept))[\(rest)]"
  }

  /// The number of digits after the point, or nil if they never end.
  private var places: Int? {
    let zeros = number.denominator.trailingZeroBitCount
    return number.denominator == .powerOfTwo(zeros) ? zeros : nil
  }

  private func digits(_ places: Int) -> String {
    let scaled = number.scaled(byPowerOfTwo: places).floor.binary
    let padded = String(repeating: "0", count: max(0, places + 1 - scaled.count)) + scaled
    return places == 0 ? padded : "\(padded.dropLast(places)).\(padded.suffix(places))"
  }
}

extension ExactInteger {
  /// The number in binary; the number is not negative.
  ///
  /// - Complexity: O(*n*²) for *n* bits.
  var binary: String {
    self == 0 ? "0" : String((0..<magnitudeBitWidth).reversed().map { (self >> $0).isOdd ? "1" : "0" })
  }
}
