import SourceText

/// The form in which a code is written.
struct CodeForm: Hashable {
  /// The base of the digits.
  let radix: Int
  /// The text before the digits.
  let prefix: String
  /// The smallest number of digits.
  let width: Int

  /// Returns the form of codes that are written as all their binary digits.
  static func binary(_ bits: Int) -> CodeForm { CodeForm(radix: 2, prefix: "", width: bits) }

  /// Returns the form of both ends of a range.
  ///
  /// - Parameters:
  ///   - low: one end.
  ///   - high: the other end.
  ///   - bits: the number of bits of a code; nil if it is unknown.
  /// - Returns: the form; nil if they are not codes of the same form.
  static func common(_ low: String, _ high: String, bits: Int?) -> CodeForm? {
    for (prefix, radix) in [("0b", 2), ("0x", 16)] where low.hasPrefix(prefix) && high.hasPrefix(prefix) {
      return CodeForm(radix: radix, prefix: prefix, width: max(low.count, high.count) - prefix.count)
    }
    let isBinary = low.count == high.count && (low + high).allSatisfy { $0 == "0" || $0 == "1" }
    if isBinary, bits.map({ $0 == low.count }) ?? (low.count > 1) { return .binary(low.count) }
    return (low + high).allSatisfy { $0.isASCII && $0.isNumber } ? CodeForm(radix: 10, prefix: "", width: 1) : nil
  }

  /// Returns the code that a text in this form is; nil for another text.
  func code(_ text: String) -> UInt128? { UInt128(text.dropFirst(prefix.count), radix: radix) }

  /// Returns a code in this form.
  func text(_ code: UInt128) -> String {
    let digits = String(code, radix: radix, uppercase: true)
    return prefix + String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
