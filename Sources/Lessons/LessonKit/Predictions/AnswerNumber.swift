import ExactNumbers

/// Numbers in the forms that learners write.
enum AnswerNumber {
  /// The largest magnitude of an exponent; larger ones are not computed.
  private static let mostExponent = 5_000

  /// Returns the exact value in one form: a fraction in lowest terms, `inf`, `-inf`, `nan` or `-0`.
  ///
  /// It reads `-3`, `-3.0`, `+3`, `3/8`, `1,024`, `0b1101`, `0x1F`, `1.5e3`, `2^-3`, `1.5*2^4`, `∞`, `nan`. The
  /// prolonged sound mark `ー` at the start is a minus sign that was typed with a Japanese keyboard.
  ///
  /// - Returns: the form; nil for anything else.
  static func canonical(_ text: String) -> String? {
    var digits = text.lowercased().filter { $0 != " " && $0 != "_" }
    var isNegative = false
    if let sign = digits.first, "+-ー".contains(sign) {
      isNegative = sign != "+"
      digits.removeFirst()
    }
    if ["inf", "infinity", "∞", "無限大"].contains(digits) { return isNegative ? "-inf" : "inf" }
    if digits == "nan" { return "nan" }
    guard let value = magnitude(digits) else { return nil }
    if value == 0 { return isNegative ? "-0" : "0" }
    let sign = isNegative ? "-" : ""
    return value.denominator == 1 ? "\(sign)\(value.numerator)" : "\(sign)\(value.numerator)/\(value.denominator)"
  }

  private static func magnitude(_ text: String) -> ExactRational? {
    let factors = text.split(separator: "*", omittingEmptySubsequences: false)
    guard factors.count <= 4 else { return nil }
    var product: ExactRational = 1
    for factor in factors {
      guard let value = power(factor) else { return nil }
      product = product * value
    }
    return product
  }

  private static func power(_ text: Substring) -> ExactRational? {
    let parts = text.split(separator: "^", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return parts.count == 1 ? quotient(text) : nil }
    guard let exponent = Int(parts[1]), exponent.magnitude <= mostExponent else { return nil }
    switch parts[0] {
    case "2": return ExactRational.powerOfTwo(exponent)
    case "10": return ExactRational("1e\(exponent)")
    default: return nil
    }
  }

  private static func quotient(_ text: Substring) -> ExactRational? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return parts.count == 1 ? number(text) : nil }
    guard let left = number(parts[0]), let right = number(parts[1]) else { return nil }
    return try? left / right
  }

  private static func number(_ text: Substring) -> ExactRational? {
    for (prefix, radix) in [("0b", 2), ("0x", 16)] as [(String, ExactRational)] where text.hasPrefix(prefix) {
      let digits = text.dropFirst(2)
      guard !digits.isEmpty, digits.allSatisfy({ $0.isHexDigit && $0.isASCII && (radix == 16 || "01".contains($0)) })
      else { return nil }
      return digits.reduce(0) { $0 * radix + ExactRational(ExactInteger($1.hexDigitValue ?? 0)) }
    }
    guard let plain = ungrouped(text), plain.first.map({ $0.isASCII && ($0.isNumber || $0 == ".") }) == true,
      plain.allSatisfy({ $0.isASCII && ($0.isNumber || ".e+-".contains($0)) })
    else { return nil }
    let parts = plain.split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.count == 1 || (Int(parts[1]).map { $0.magnitude <= mostExponent } ?? false) else {
      return nil
    }
    let mantissa = parts[0].hasPrefix(".") ? "0" + parts[0] : parts[0].hasSuffix(".") ? parts[0].dropLast() : parts[0]
    return ExactRational(String(mantissa) + (parts.count == 2 ? "e\(parts[1])" : ""))
  }

  /// Returns text without the commas between groups of thousands; nil if a comma is anywhere else.
  private static func ungrouped(_ text: Substring) -> String? {
    guard text.contains(",") else { return String(text) }
    let whole = text.prefix { $0 != "." }
    let groups = whole.split(separator: ",", omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count), groups.dropFirst().allSatisfy({ $0.count == 3 })
    else { return nil }
    return groups.joined() + text.dropFirst(whole.count)
  }
}
