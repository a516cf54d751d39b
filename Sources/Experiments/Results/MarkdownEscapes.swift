import SourceText

extension UInt8 {
  /// Whether an ASCII character can begin markup, such as an asterisk or a backquote.
  ///
  /// The characters are an ampersand, an asterisk, a less-than sign, an opening bracket, a backslash, an underscore, a
  /// backquote and a tilde.
  @inlinable public var canBeginMarkup: Bool {
    let below64: UInt64 = 1 << 0x26 | 1 << 0x2A | 1 << 0x3C
    let from64: UInt64 = 1 << 0x1B | 1 << 0x1C | 1 << 0x1F | 1 << 0x20 | 1 << 0x3E
    return self < 128 && (self < 64 ? below64 : from64) >> UInt64(self & 63) & 1 != 0
  }
}

extension String {
  /// The text as Markdown shows it inside a line: text between backquotes is code, and the rest is unchanged.
  ///
  /// Only text that Markdown could take for markup gets a backslash: `2 * 3`, `snake_case`, `a<b` and `[1, 2]` stay as
  /// they are.
  ///
  /// - Complexity: O(*n*) for *n* characters, except for backquotes that are never closed.
  public var withoutMarkup: String {
    guard utf8.contains(where: \.canBeginMarkup) else { return self }
    let text = escaped(breakingLinks: false)
    // In an address that becomes a link automatically, backslashes and backquotes would be shown.
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "`") }) else { return text }
    return ["://", "www.", "@"].contains { text.contains($0) } ? escaped(breakingLinks: true) : text
  }

  private func escaped(breakingLinks: Bool) -> String {
    let scalars = Array(unicodeScalars)
    // A delimiter without another of its kind is not markup.
    let pairs = Set(["*", "_", "~"].filter { mark in scalars.count { $0 == mark } > 1 })
    let hasLinks = zip(scalars, scalars.dropFirst()).contains { $0 == "]" && ($1 == "(" || $1 == "[") }
    let lastBracket = scalars.lastIndex(of: ">") ?? 0
    var text = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      var end = index + 1
      while end < scalars.count, scalars[end] == scalar, "`*_~".unicodeScalars.contains(scalar) { end += 1 }
      let isEscaped: Bool
      switch scalar {
      case "`":
        if let code = Self.endOfCode(scalars, index..<end) {
          text.append(contentsOf: scalars[index..<code])
          index = code
          continue
        }
        isEscaped = true
      case "*", "_", "~": isEscaped = pairs.contains(scalar) && Self.isDelimiter(scalars, index..<end)
      default:
        let isMarkup =
          Self.isMarkup(scalars[index...], hasLinks, hasBracket: index < lastBracket)
          || breakingLinks && Self.isInAddress(scalars[..<index], scalar)
        if isMarkup { text.append("\\") }
        text.append(scalar)
        index += 1
        continue
      }
      for scalar in scalars[index..<end] {
        if isEscaped { text.append("\\") }
        text.append(scalar)
      }
      index = end
    }
    return String(text)
  }

  /// Returns whether the characters before a character are an address only together with it.
  private static func isInAddress(_ before: ArraySlice<Unicode.Scalar>, _ scalar: Unicode.Scalar) -> Bool {
    scalar == "@" || scalar == ":" || scalar == "." && before.last == "w"
  }

  /// Returns whether a text begins with markup that is neither code nor a delimiter.
  private static func isMarkup(_ text: ArraySlice<Unicode.Scalar>, _ hasLinks: Bool, hasBracket: Bool) -> Bool {
    let rest = text.dropFirst()
    switch text.first {
    case "\\": return rest.first?.isASCIIPunctuation ?? false
    case "<": return hasBracket && rest.first.map { $0.isASCII && $0.value > 0x20 && $0 != ">" } == true
    case "&": return isReference(rest)
    case "[": return hasLinks || rest.first == "^"
    default: return false
    }
  }

  /// Returns whether a run of delimiters can open or close emphasis.
  ///
  /// Spaces on both sides prevent that, and for `_` so do words.
  private static func isDelimiter(_ scalars: [Unicode.Scalar], _ run: Range<Int>) -> Bool {
    let before = run.lowerBound > 0 ? scalars[run.lowerBound - 1] : " "
    let after = run.upperBound < scalars.count ? scalars[run.upperBound] : " "
    if before.properties.isWhitespace && after.properties.isWhitespace { return false }
    return scalars[run.lowerBound] != "_" || !(before.isWord && after.isWord)
  }

  /// Returns whether a text continues as `amp;` or `#35;` does.
  private static func isReference(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let name = rest.prefix { $0.isASCIILetter || $0 == "#" || ("0"..."9").contains($0) }
    return !name.isEmpty && rest.dropFirst(name.count).first == ";"
  }

  /// Returns the end of the code that a run of backquotes opens; nil if no run of the same length closes it.
  private static func endOfCode(_ scalars: [Unicode.Scalar], _ run: Range<Int>) -> Int? {
    var index = run.upperBound
    while let next = scalars[index...].firstIndex(of: "`") {
      let end = next + scalars[next...].prefix { $0 == "`" }.count
      if end - next == run.count { return end }
      index = end
    }
    return nil
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  fileprivate var isASCIIPunctuation: Bool {
    isASCII && value > 0x20 && value < 0x7F && !isASCIILetter && !("0"..."9").contains(self)
  }

  /// Whether emphasis with `_` cannot begin or end next to the character, if one is on each side.
  fileprivate var isWord: Bool {
    properties.isAlphabetic || properties.numericType != nil || self == "_"
  }
}
