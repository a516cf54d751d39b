/// A scanner for the marks that separate a value's parts: brackets, commas, colons and range operators outside
/// quotation marks.
struct ValueScanner {
  private let text: Substring

  /// Creates a scanner for a text.
  init(_ text: Substring) { self.text = text }

  /// Calls a function with each character outside quotation marks, its index, and the number of open brackets before
  /// it.
  ///
  /// The function returns false to stop.
  private func scan(_ visit: (Character, Substring.Index, Int) -> Bool) {
    var depth = 0
    var isQuoted = false
    var isEscaped = false
    for index in text.indices {
      let character = text[index]
      if isQuoted {
        if character == "\"", !isEscaped { isQuoted = false }
        isEscaped = character == "\\" && !isEscaped
        continue
      }
      isQuoted = character == "\""
      guard visit(character, index, depth) else { return }
      if "[(".contains(character) { depth += 1 } else if "])".contains(character) { depth -= 1 }
    }
  }

  /// The first `...` or `..<` outside brackets; nil if there is none.
  package var range: Range<Substring.Index>? {
    var found: Range<Substring.Index>?
    scan { character, index, depth in
      guard depth == 0, character == "." else { return true }
      let end = text.index(index, offsetBy: 3, limitedBy: text.endIndex)
      guard let end, ["...", "..<"].contains(text[index..<end]) else { return true }
      found = index..<end
      return false
    }
    return found
  }

  /// The first colon outside brackets; nil if there is none.
  var colon: Substring.Index? {
    var found: Substring.Index?
    scan { character, index, depth in
      if character == ":", depth == 0 { found = index }
      return found == nil
    }
    return found
  }

  /// The name before brackets that end the text, the opening bracket, and the texts between commas; nil for any other
  /// text.
  var group: (name: Substring, bracket: Character, parts: [Substring])? {
    var bracket: (Character, Substring.Index)?
    var parts: [Substring] = []
    var start = text.startIndex
    var end: Substring.Index?
    scan { character, index, depth in
      if depth == 0, "[(".contains(character) {
        bracket = (character, index)
        start = text.index(after: index)
      } else if depth == 1, character == "," {
        parts.append(text[start..<index])
        start = text.index(after: index)
      } else if depth == 1, "])".contains(character) {
        end = index
        return false
      }
      return true
    }
    guard let (mark, open) = bracket, let end, text[end] == (mark == "[" ? "]" : ")"),
      text.index(after: end) == text.endIndex
    else { return nil }
    let last = text[start..<end]
    let isEmpty = last.allSatisfy(\.isWhitespace) || parts.isEmpty && last.withoutOuterSpaces == ":"
    return (text[..<open], mark, isEmpty ? parts : parts + [last])
  }
}
