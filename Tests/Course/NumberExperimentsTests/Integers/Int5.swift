import TestSupport

/// The 32 codes of five bits, from the article and from an independent program.
enum Int5 {
  /// The encodings, in the order of the values of the facts.
  static let encodings = ["unsigned", "twos-complement", "ones-complement", "sign-magnitude", "bias"]

  /// Returns the rows `bits|value` of an encoding.
  static func rows(_ encoding: String) -> [String] {
    let column = (encodings.firstIndex(of: encoding) ?? 0) + 1
    return FiveBitCodes.facts.map { "\($0[0])|\($0[column])" }
  }
}
