import ExactNumbers

extension FoundValue {
  /// Returns the text with which a comment would state this value in the form that its author chose.
  ///
  /// The form includes the base, digit groups and precision of its numbers, its quotation marks, its wrapping, and each
  /// part that is right already.
  ///
  /// - Parameters:
  ///   - stated: the value that the comment states.
  ///   - isApproximate: whether the comment says that its numbers are not exact.
  /// - Returns: the text; nil if the value has no description.
  func written(as stated: String, isApproximate: Bool = false) -> String? {
    let writer = ValueWriter(agreement: ValueAgreement(isApproximate: isApproximate), kind: kind)
    let form = WrittenValue(stated)
    if kind == .text, case .number = form.content, !isLike(stated), let quoted = forms.dropFirst().first {
      return quoted
    }
    let names: Set = [type, type.prefix { $0 != "<" }.split(separator: ".").last.map(String.init) ?? type]
    let candidates = values.flatMap { found -> [String] in
      let whole = writer.write(found, as: form)
      guard kind != .printed, let inner = form.only(in: names) else { return [whole] }
      return [form.replacing([(inner, writer.write(found, as: inner))]), whole]
    }
    // Swift escapes apostrophes, which nobody writes.
    let right = candidates.flatMap { [$0.replacing("\\'", with: "'"), $0] }
      .filter { isStated(by: $0, isApproximate: isApproximate) }
    // The shortest change of the author's text: of the same kind of value, if any candidate is.
    return right.first { WrittenValue($0).hasShape(of: form) } ?? right.first {
      WrittenValue($0).hasOuterShape(of: form)
    }
      ?? right.first ?? forms.first
  }
}

/// A writer of values in the form of others.
private struct ValueWriter {
  var agreement: ValueAgreement
  var kind: FoundValue.Kind

  /// Returns the text of a value in the form of a comment's value.
  func write(_ found: WrittenValue, as stated: WrittenValue) -> String {
    if agreement.agrees(stated, found) { return String(stated.source) }
    let wrappers: Set = ["Optional", ".some", "Optional.some"]
    if let inner = stated.only(in: wrappers), let value = found.only(in: ["Optional"]) {
      return stated.replacing([(inner, write(value, as: inner))])
    }
    if let value = found.only(in: ["Optional"]) ?? found.wrappedRange { return write(value, as: stated) }
    switch (stated.content, found.content) {
    case (.number(let number), .number(let value)):
      return value.written(as: number, source: stated.source, agreement)
        ?? String(found.source)
    case (.string(let old), .string(let text)):
      let isCut = old.last == "…" && !old.dropLast().contains("…") && text.count > old.count
      let new = isCut ? text.prefix(old.count - 1) + "…" : text
      return kind == .printed ? "\"\(new)\"" : new.debugDescription
    case (.range(let lower, let sign, let upper), .range(let otherLower, let otherSign, let otherUpper)):
      let pairs = [(lower, otherLower), (upper, otherUpper)].compactMap { old, new in
        old.flatMap { old in new.map { (old, $0) } }
      }
      guard sign == otherSign, (lower == nil) == (otherLower == nil), (upper == nil) == (otherUpper == nil) else {
        break
      }
      return stated.replacing(pairs.map { ($0, write($1, as: $0)) })
    case (.group(let group), .group(let other)):
      let omission = group.parts.firstIndex(where: \.isOmitted)
      // The name of a case may follow only a dot.
      let isCase = group.name.hasPrefix(".") && "." + (other.name.split(separator: ".").last ?? "") == group.name
      guard group.name == other.name || other.name.hasSuffix("." + group.name) || isCase,
        group.bracket == other.bracket,
        omission.map({ $0 > 0 && other.parts.count > group.parts.count }) ?? (other.parts.count == group.parts.count)
      else { break }
      var pairs: [(WrittenValue, WrittenValue)] = []
      for (index, part) in group.parts.enumerated() where index != omission {
        let shift = index > omission ?? index ? other.parts.count - group.parts.count : 0
        let match =
          other.isDictionary
          ? other.parts.first { $0.label?.compact == part.label?.compact } : other.parts[index + shift]
        guard let match, part.label == nil || part.label?.compact == match.label?.compact else {
          return String(found.source)
        }
        pairs.append((part.value, match.value))
      }
      return stated.replacing(pairs.map { ($0, write($1, as: $0)) })
    case (.word, .word) where stated.source.hasPrefix("."):
      return "." + (found.source.split(separator: ".").last ?? found.source)
    case (.word, .word):
      // The case keeps as many names of types before it as its author wrote.
      return found.source.split(separator: ".").suffix(stated.source.count { $0 == "." } + 1).joined(separator: ".")
    default: break
    }
    return String(found.source)
  }
}

extension WrittenValue {
  /// Returns the text with replacements for some of its parts, which follow each other.
  fileprivate func replacing(_ parts: [(part: WrittenValue, text: String)]) -> String {
    var result = ""
    var copied = source.startIndex
    for (part, text) in parts {
      result += source[copied..<part.source.startIndex] + text
      copied = part.source.endIndex
    }
    return result + source[copied...]
  }

  /// Whether the value is of the same kind as another, including the values that both wrap.
  fileprivate func hasShape(of other: WrittenValue) -> Bool {
    guard case .group(let own) = content, case .group(let group) = other.content, own.parts.count == 1,
      group.parts.count == 1
    else { return hasOuterShape(of: other) }
    return hasOuterShape(of: other) && own.parts[0].value.hasShape(of: group.parts[0].value)
  }

  /// Whether the value is of the same kind as another, whatever it contains.
  fileprivate func hasOuterShape(of other: WrittenValue) -> Bool {
    switch (content, other.content) {
    case (.number, .number), (.string, .string), (.range, .range), (.omitted, .omitted): true
    case (.word, .word): source.count { $0 == "." } == other.source.count { $0 == "." }
    case (.group(let left), .group(let right)): left.bracket == right.bracket && left.name == right.name
    default: false
    }
  }
}

extension WrittenNumber {
  /// Returns the number in the base, the digit groups and the precision of another; nil if it has no such form.
  fileprivate func written(as other: WrittenNumber, source: Substring, _ agreement: ValueAgreement) -> String? {
    let sign = isNegative ? (source.first == "\u{2212}" ? "\u{2212}" : "-") : ""
    let candidates = [
      infinite(as: source), hexadecimal(as: other), inBase(of: other), scientific(as: other), cut(as: other, source),
      rounded(as: other), whole(as: other),
    ]
    for digits in candidates.compactMap(\.self) + [spelling] {
      let text = sign + digits.grouped(as: source)
      if let number = WrittenNumber(text), number.agrees(with: self, isApproximate: agreement.isApproximate) {
        return text
      }
    }
    return nil
  }

  private func infinite(as source: Substring) -> String? {
    guard case .infinity = magnitude else { return nil }
    return source.contains("∞") ? "∞" : nil
  }

  /// Returns a hexadecimal number with a binary exponent, such as `0x1.8p1`.
  private func hexadecimal(as other: WrittenNumber) -> String? {
    guard other.spelling.hasPrefix("0x"), let mark = other.spelling.first(where: { "pP".contains($0) }),
      let value = Double(spelling), value.isNormal
    else { return nil }
    let places = 13
    let digits = String(value.significandBitPattern, radix: 16)
    let padded = String(repeating: "0", count: places - digits.count) + digits
    let fraction = padded.prefix(places - padded.reversed().prefix { $0 == "0" }.count)
    return "0x1\(fraction.isEmpty ? "" : ".")\(fraction)\(mark)\(value.exponent)"
  }

  private func inBase(of other: WrittenNumber) -> String? {
    let prefix = other.spelling.prefix(2)
    guard isInteger, let radix = ["0x": 16, "0X": 16, "0b": 2, "0o": 8][prefix], let value = UInt64(spelling) else {
      return nil
    }
    let digits = other.spelling.dropFirst(2)
    let text = String(value, radix: radix, uppercase: !digits.contains(where: \.isLowercase))
    return prefix + String(repeating: "0", count: max(0, digits.count - text.count)) + text
  }

  private func scientific(as other: WrittenNumber) -> String? {
    guard other.hasExponent, case .finite(let all, let place) = magnitude,
      let mark = other.spelling.first(where: \.isLetter)
    else { return nil }
    let zeros = all.reversed().prefix { $0 == 0 }.count
    let digits = all.dropLast(zeros).map(String.init).joined()
    guard let first = digits.first else { return nil }
    let rest = digits.dropFirst()
    return "\(first)\(rest.isEmpty ? "" : ".")\(rest)\(mark)\(place + zeros + rest.count)"
  }

  private func cut(as other: WrittenNumber, _ source: Substring) -> String? {
    guard other.isCut, let digits = plainDigits else { return nil }
    return digits.prefix(other.spelling.count) + (source.last == "…" ? "…" : "...")
  }

  private func whole(as other: WrittenNumber) -> String? {
    guard other.isInteger, let digits = plainDigits, digits.hasSuffix(".0") else { return nil }
    return String(digits.dropLast(2))
  }

  private func rounded(as other: WrittenNumber) -> String? {
    guard other.hasPoint, !other.hasExponent, case .finite(_, let place) = other.magnitude,
      other.significantDigits < significantDigits
    else { return nil }
    return rounded(at: place)
  }
}

extension String {
  /// Returns the digits in groups like the last group of another number; without groups if that has none.
  fileprivate func grouped(as source: Substring) -> String {
    guard let last = source.split(separator: ".").first?.split(separator: "_"), last.count > 1,
      let size = last.last?.count
    else { return self }
    let prefix = ["0x", "0X", "0b", "0o"].contains(String(self.prefix(2))) ? self.prefix(2) : ""
    let whole = dropFirst(prefix.count).prefix { $0.isHexDigit }
    let rest = self[whole.endIndex...]
    var result = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index).isMultiple(of: size) { result.append("_") }
      result.append(digit)
    }
    return prefix + result + rest
  }
}
