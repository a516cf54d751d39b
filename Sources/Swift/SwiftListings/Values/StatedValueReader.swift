/// A reader of values as Swift writes them.
struct StatedValueReader {
  private let text: Substring
  private(set) var position: Substring.Index
  private var depth = 0

  init(_ text: Substring) {
    self.text = text
    position = text.firstIndex { $0 != " " && $0 != "\t" } ?? text.endIndex
  }

  private var rest: Substring { text[position...] }

  private var character: Character? { rest.first }

  private mutating func skip(_ count: Int = 1) { position = text.index(position, offsetBy: count) }

  private mutating func blanks() { position = rest.firstIndex { $0 != " " && $0 != "\t" } ?? text.endIndex }

  private mutating func takes(_ word: String) -> Bool {
    guard rest.hasPrefix(word) else { return false }
    skip(word.count)
    return true
  }

  /// Whether nothing follows, or only something about the value.
  var isAtEnd: Bool {
    let tail = rest.drop { $0 == " " || $0 == "\t" }
    if tail.isEmpty || [".", "!", "。"].contains(tail) { return true }
    // A text that continues like a value is more than one, and a text that continues like a sum is not a value.
    if [",", ";", "(", "（", "、"].contains(where: { tail.hasPrefix($0) }) {
      let next = tail.dropFirst().drop { $0 == " " }.first
      return tail.hasPrefix("(") || tail.hasPrefix("（") || next.map { $0.isLetter } ?? true
    }
    if ["—", "–", "//", "/*"].contains(where: { tail.hasPrefix($0) }) { return true }
    // Emoji show the author's opinion of the value.
    if tail.allSatisfy({ $0 == " " || $0.isPicture }) { return true }
    return ["because ", "since ", "as "].contains { tail.hasPrefix($0) } || Self.isJapaneseEnd(tail)
  }

  /// Whether a text is only Japanese words that assert the value before it: `になる`, `です`, `と表示される`.
  static func isJapaneseEnd(_ text: Substring) -> Bool { text.wholeMatch(of: japaneseEnd) != nil }

  // A regular expression is a value that never changes, though the compiler cannot know that.
  private nonisolated(unsafe) static let japaneseEnd =
    /\s*(?:(?:に|と)(?:なる|なります|なった|なりました)|です|である|でした|に等しい|[をが](?:返す|返します|返る|返ります|返される|返されます)|[がとを](?:表示|出力|印字|プリント)(?:される|されます|された|されました|する|します)?)[。．.]?\s*(?:（[^（）]*）[。．.]?\s*)?/

  mutating func value() -> Bool {
    guard depth < 32, one() else { return false }
    let end = position
    if depth == 0 { blanks() }
    for sign in ["...", "..<"] where rest.hasPrefix(sign) && (position == end || rest.dropFirst(3).first == " ") {
      skip(3)
      blanks()
      return one()
    }
    position = end
    return true
  }

  /// Reads a range without a lower bound.
  private mutating func partialRange() -> Bool {
    guard ["...", "..<"].contains(rest.prefix(3)), depth == 0 else { return false }
    skip(3)
    return character == "-" || character?.isASCIIDigit == true ? number() : false
  }

  private mutating func one() -> Bool {
    switch character {
    case "\"": return string()
    case "[": return list("]")
    case "(": return list(")")
    case "." where rest.hasPrefix(".."): return partialRange()
    case ".": return dotted()
    case "…": return takes("…")
    case "-", "+", "\u{2212}", "∞": return number()
    case _ where character?.isASCIIDigit == true: return number()
    case _ where character?.isLetter == true || character == "_": return named()
    default: return false
    }
  }

  private mutating func string() -> Bool {
    skip()
    while let next = character {
      skip()
      if next == "\\", character != nil { skip() }
      if next == "\"" { return true }
    }
    return false
  }

  private mutating func list(_ end: Character) -> Bool {
    skip()
    depth += 1
    defer { depth -= 1 }
    blanks()
    if character == ":" { skip() }
    blanks()
    while let next = character {
      if next == end {
        skip()
        return true
      }
      if rest.hasPrefix("...") || next == "…" {
        skip(next == "…" ? 1 : 3)
        blanks()
        // `1, 2, ... 9` omits a comma.
        if character != ",", character != end { continue }
      } else {
        label()
        guard value() else { return false }
        blanks()
        if character == ":" {
          skip()
          blanks()
          guard value() else { return false }
        }
      }
      blanks()
      if character == "," { skip() } else if character != end { return false }
      blanks()
    }
    return false
  }

  /// Reads the label of an element, such as `x: `.
  private mutating func label() {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let after = rest[name.endIndex...].drop { $0 == " " }
    guard let first = name.first(where: { $0 != "_" }), first.isLetter, after.first == ":",
      !["true", "false", "nil"].contains(name)
    else { return }
    position = text.index(after: after.startIndex)
    blanks()
  }

  private mutating func dotted() -> Bool {
    skip()
    guard character?.isLetter == true else { return false }
    identifier()
    return character == "(" ? list(")") : true
  }

  private mutating func identifier() {
    position = rest.firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? text.endIndex
  }

  private mutating func number() -> Bool {
    if let sign = character, "-+\u{2212}".contains(sign) { skip() }
    for word in ["Double.infinity", "Float.infinity", ".infinity", ".nan", "infinity", "inf", "nan", "∞"]
    where takes(word) { return isWordEnd }
    guard character?.isASCIIDigit == true else { return false }
    let isRadix = ["0x", "0b", "0o"].contains { rest.hasPrefix($0) }
    position =
      rest.firstIndex {
        !($0.isASCII && ($0.isHexDigit && isRadix || $0.isNumber || $0 == "_" || "xbo".contains($0) && isRadix))
      }
      ?? text.endIndex
    if isRadix { return hexadecimalEnd() && isWordEnd }
    if character == ".", rest.dropFirst().first?.isASCIIDigit == true {
      skip()
      position = rest.firstIndex { !($0.isASCIIDigit || $0 == "_") } ?? text.endIndex
    }
    if character == "e" || character == "E" {
      let digits = rest.dropFirst().drop { $0 == "-" || $0 == "+" }
      guard digits.first?.isASCIIDigit == true else { return false }
      position = digits.firstIndex { !$0.isASCIIDigit } ?? text.endIndex
    }
    if rest.hasPrefix("..."), rest.dropFirst(3).first.map({ !$0.isNumber }) ?? true { skip(3) }
    if character == "…" { skip() }
    return isWordEnd
  }

  /// Reads the fraction and the binary exponent of a hexadecimal number.
  private mutating func hexadecimalEnd() -> Bool {
    var hasFraction = false
    if character == ".", rest.dropFirst().first.map({ $0.isASCII && $0.isHexDigit }) == true {
      hasFraction = true
      skip()
      position = rest.firstIndex { !($0.isASCII && $0.isHexDigit || $0 == "_") } ?? text.endIndex
    }
    guard character == "p" || character == "P" else { return !hasFraction }
    let digits = rest.dropFirst().drop { $0 == "-" || $0 == "+" }
    guard digits.first?.isASCIIDigit == true else { return false }
    position = digits.firstIndex { !$0.isASCIIDigit } ?? text.endIndex
    return true
  }

  private var isWordEnd: Bool {
    character.map {
      !($0.isLetter || $0.isNumber || $0 == "_" || $0 == "%" || $0 == "°" || $0 == "/" || $0 == ":")
        || depth > 0 && $0 == ":" || depth == 0 && Self.isJapaneseEnd(rest)
    } ?? true
  }

  /// Reads `true`, `nil`, or a type's name with brackets after it.
  private mutating func named() -> Bool {
    for word in ["true", "false", "nil", "inf", "nan"] where rest.hasPrefix(word) {
      let saved = position
      skip(word.count)
      if isWordEnd { return true }
      position = saved
    }
    guard character?.isUppercase == true else { return false }
    var isCase = false
    repeat {
      isCase = character?.isLowercase == true
      identifier()
      if character == "<" { guard generic() else { return false } }
    } while takesDot()
    return character == "(" ? list(")") : (depth > 0 || isCase) && isWordEnd
  }

  private mutating func takesDot() -> Bool {
    guard character == ".", rest.dropFirst().first?.isLetter == true else { return false }
    skip()
    return true
  }

  private mutating func generic() -> Bool {
    var open = 0
    while let next = character {
      skip()
      if next == "<" { open += 1 }
      if next == ">" { open -= 1 }
      if open == 0 { return true }
    }
    return false
  }
}

extension Character {
  /// Whether the character is an emoji or a tick.
  fileprivate var isPicture: Bool {
    unicodeScalars.first.map { $0.properties.isEmoji && $0.value > 0xFF || "✓✗".unicodeScalars.contains($0) } ?? false
  }

  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
