import SwiftSource

/// A value as a comment states it or as Swift describes it, taken apart.
struct WrittenValue: Sendable, Hashable {
  /// A value of some form.
  indirect enum Content: Sendable, Hashable {
    /// A number.
    case number(WrittenNumber)
    /// A string in quotation marks, without them and without escapes.
    case string(String)
    /// Values in brackets, with the name before them.
    case group(Group)
    /// A range, which may lack a bound.
    case range(lower: WrittenValue?, sign: String, upper: WrittenValue?)
    /// `…` or `...`, for values that are omitted.
    case omitted
    /// Anything else, such as a case or a type's own description.
    case word
  }

  /// Values in brackets: a list, a dictionary, a tuple, a structure, or a case with values.
  struct Group: Sendable, Hashable {
    /// The text before the bracket; empty if there is none.
    var name: String
    /// The opening bracket.
    var bracket: Character
    /// The values with their labels or keys.
    var parts: [Part]

    /// Whether the group is a dictionary: values in square brackets, each with a key.
    var isDictionary: Bool { bracket == "[" && !parts.isEmpty && parts.allSatisfy { $0.label != nil || $0.isOmitted } }
  }

  /// A value in brackets.
  struct Part: Sendable, Hashable {
    /// Its label or key; nil if there is none.
    var label: WrittenValue?
    var value: WrittenValue

    /// Whether the part stands for values that are omitted.
    var isOmitted: Bool { label == nil && value.content == .omitted }
  }

  /// The text that was read, without white space at its ends.
  let source: Substring
  /// The parts of the value.
  package let content: Content

  /// The depth down to which nested brackets are taken apart.
  private static let deepest = 32

  /// Takes a text apart; any text is a value.
  ///
  /// - Complexity: O(*n* · *d*) for *n* bytes and *d* levels of brackets.
  init(_ text: some StringProtocol) { self.init(Substring(text), depth: 0) }

  /// Creates a value of its source and its content.
  init(_ source: Substring, _ content: Content) { (self.source, self.content) = (source, content) }

  private init(_ text: Substring, depth: Int) {
    source = text.withoutOuterSpaces
    if source == "…" || source == "..." {
      content = .omitted
    } else if let string = Self.string(source) {
      content = .string(string)
    } else if let number = WrittenNumber(source) {
      content = .number(number)
    } else if let range = Self.range(source, depth) {
      content = range
    } else if let group = Self.group(source, depth) {
      content = .group(group)
    } else {
      content = .word
    }
  }

  /// Returns the string that a literal in quotation marks stands for; nil for any other text.
  static func string(_ text: Substring) -> String? {
    guard text.count > 1, text.first == "\"" else { return nil }
    var result = ""
    var rest = text.dropFirst()
    while let next = rest.popFirst() {
      if next == "\"" { return rest.isEmpty ? result : nil }
      guard next == "\\" else {
        result.append(next)
        continue
      }
      guard let escaped = rest.popFirst() else { return nil }
      switch escaped {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "u" where rest.first == "{":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let code = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
        result.unicodeScalars.append(scalar)
        rest = rest[digits.endIndex...].dropFirst()
      default: result.append(escaped)
      }
    }
    return nil
  }

  /// Returns a range between numbers or strings; nil for any other text.
  private static func range(_ text: Substring, _ depth: Int) -> Content? {
    guard depth < deepest, let mark = ValueScanner(text).range else { return nil }
    // A code that begins with a zero may omit some of its digits.
    if text.first == "0", text.dropFirst().first?.isDecimalDigit == true { return nil }
    func bound(_ text: Substring) -> WrittenValue?? {
      let text = text.withoutOuterSpaces
      guard !text.isEmpty else { return .some(nil) }
      let value = WrittenValue(text, depth: depth + 1)
      switch value.content {
      case .number(let number): return number.isCut ? nil : value
      case .string: return value
      default: return nil
      }
    }
    guard let lower = bound(text[..<mark.lowerBound]), let upper = bound(text[mark.upperBound...]),
      lower != nil || upper != nil
    else { return nil }
    return .range(lower: lower, sign: String(text[mark]), upper: upper)
  }

  private static func group(_ text: Substring, _ depth: Int) -> Group? {
    guard depth < deepest, let scanned = ValueScanner(text).group else { return nil }
    let parts = scanned.parts.flatMap { part -> [Part] in
      if let colon = ValueScanner(part).colon {
        return [
          Part(
            label: WrittenValue(part[..<colon], depth: depth + 1),
            value: WrittenValue(part[part.index(after: colon)...], depth: depth + 1))
        ]
      }
      return pieces(part).map { Part(label: nil, value: WrittenValue($0, depth: depth + 1)) }
    }
    return Group(name: String(scanned.name.filter { !$0.isWhitespace }), bracket: scanned.bracket, parts: parts)
  }

  /// Returns the values of `1 ... 9` and `2, … 9` in a list, where dots with spaces around them stand for the values
  /// between.
  private static func pieces(_ part: Substring) -> [Substring] {
    for mark in ["…", "..."] {
      if let range = part.firstRange(of: " \(mark) ") {
        return [part[..<range.lowerBound], Substring(mark), part[range.upperBound...]]
          .filter { !$0.allSatisfy(\.isWhitespace) }
      }
      if let range = part.firstRange(of: "\(mark) "), part[..<range.lowerBound].allSatisfy(\.isWhitespace) {
        return [Substring(mark), part[range.upperBound...]]
      }
    }
    return [part]
  }
}

extension WrittenValue {
  /// The text without white space outside quotation marks, except for one space between words.
  var compact: String {
    var isQuoted = false
    var isEscaped = false
    var hasSpace = false
    return source.reduce(into: "") { result, character in
      if !isQuoted, character.isWhitespace {
        hasSpace = true
        return
      }
      if hasSpace, character.isOfWord, result.last?.isOfWord == true { result.append(" ") }
      hasSpace = false
      if character == "\"", !isEscaped { isQuoted.toggle() }
      isEscaped = character == "\\" && !isEscaped
      result.append(character)
    }
  }

  /// A word for the kind of the value, so that values of different kinds are not confused.
  var shape: String {
    switch content {
    case .number: "number"
    case .string: "string"
    case .group(let group): String(group.bracket) + (group.isDictionary ? ":" : "")
    case .range: "range"
    case .omitted: "omitted"
    case .word: ["true", "false"].contains(source) ? "Bool" : "word"
    }
  }

  /// Returns the only value in brackets after some names, without a label; nil for anything else.
  func only(in names: Set<String>) -> WrittenValue? {
    guard case .group(let group) = content, group.bracket == "(", names.contains(group.name), group.parts.count == 1,
      group.parts[0].label == nil
    else { return nil }
    return group.parts[0].value
  }
}

extension Substring {
  /// The text without white space at its ends.
  var withoutOuterSpaces: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}

extension Character {
  /// Whether the character belongs to a name or a number.
  fileprivate var isOfWord: Bool { isLetter || isNumber || self == "_" }
}
