/// The text of one comment that says what is printed.
package struct PrintsText {
  /// The end of the text.
  package enum Form {
    /// The text ends on its line.
    case closed
    /// The text ends on a later line, with a quotation mark.
    case open
    /// The text is on the lines below.
    case block
  }

  /// The start of the comment up to the text: `// Prints "`.
  private(set) var opening: String
  /// The text as far as it goes on this line.
  package private(set) var text = ""
  /// The quotation mark that ends it; empty for none.
  package private(set) var closing = ""
  package private(set) var form = Form.closed
  /// The number of lines that must follow, if words such as `two lines:` announce it.
  private(set) var lineCount: Int?
  /// The text between the first and the last quotation mark of the line, if more follows.
  private(set) var closedPart = ""
  /// The text with the quotation marks around or in it, which may be printed themselves, if more follows.
  package var verbatim: String? { form == .open && hasClosedPart ? (opening.last.map(String.init) ?? "") + text : nil }
  /// Whether a quotation mark closes the text somewhere on the line, though not at its end.
  private(set) var hasClosedPart = false
  /// The text before the first quotation mark that could end it, if the author's own words may follow.
  ///
  /// It is nil if only one mark could end the text.
  private(set) var shortText: String?

  /// The quotation marks that open a text, with those that close it.
  static let quotations: [Character: Character] = [
    "\"": "\"", "“": "”", "„": "“", "`": "`", "'": "'", "「": "」", "『": "』",
  ]

  /// Words that begin a sentence of the author's rather than output, if there are no quotation marks.
  private static let prose: Set = [
    "a", "all", "an", "and", "any", "as", "at", "both", "both:", "by", "each", "either", "every", "everything", "for",
    "from",
    "here", "how", "if", "in", "info", "information", "into", "is", "it", "its", "just", "like", "messages", "nothing",
    "nothing.", "nothing,", "on", "once", "one", "only", "or", "our", "out", "output", "some", "something", "that",
    "the",
    "their", "them", "then", "these", "this", "those", "to", "twice", "two", "until", "usage", "using", "values",
    "what",
    "whatever", "when", "whether", "which", "with", "your",
  ]

  /// Whether words say how much is printed, such as `3 lines` or `five different values`, rather than what.
  private static func counts(_ words: [String]) -> Bool {
    guard let first = words.first else { return false }
    let numbers: Set = ["three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "several"]
    guard numbers.contains(first) || !first.isEmpty && first.allSatisfy(\.isNumber) else { return false }
    let things: Set = [
      "characters", "elements", "entries", "items", "letters", "lines", "messages", "numbers", "results", "rows",
      "strings", "times", "values", "words",
    ]
    return words.dropFirst().contains { things.contains(String($0.prefix { $0.isLetter })) }
  }

  /// Returns the number of lines that words such as `two lines:` announce; nil for other words.
  private static func announcedLines(_ words: Substring) -> Int? {
    guard words.hasSuffix(":") else { return nil }
    let all = words.dropLast().split(separator: " ").map { $0.lowercased() }
    let parts = all.drop { ["the", "these", "following"].contains($0) }
    guard parts.count == 2, let number = parts.first, ["line", "lines"].contains(parts.last) else { return nil }
    let numbers = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    return Int(number) ?? numbers.firstIndex(of: number).map { $0 + 1 }
  }

  /// Reads a comment from its slashes on; nil if it does not say what is printed.
  package init?(_ comment: Substring) {
    var rest = comment.dropFirst(2).drop { $0 == " " || $0 == "\t" }
    guard let word = PrintsWord(rest) else { return nil }
    rest = rest.dropFirst(word.text.count)
    let isWide = rest.first == "："
    let hasColon = isWide || rest.first == ":"
    if hasColon { rest = rest.dropFirst() }
    let afterWord = rest
    rest = rest.drop { $0 == " " || $0 == "\t" }
    guard
      rest.startIndex > afterWord.startIndex || rest.isEmpty && hasColon || isWide
        || rest.first.map({ Self.quotations[$0] != nil }) == true
    else { return nil }
    guard hasColon || !word.needsColon, rest.isEmpty || !word.standsAlone else { return nil }
    var content = rest
    while let last = content.last, last == " " || last == "\t" { content.removeLast() }
    opening = String(comment[..<rest.startIndex])
    guard let first = content.first else {
      guard hasColon else { return nil }
      form = .block
      return
    }
    if !hasColon, ["out:", "the following:"].contains(content.lowercased()) {
      form = .block
    } else if let count = Self.announcedLines(content) {
      (form, lineCount) = (.block, count)
    } else if !word.takesWords, Self.quotations[first] == nil {
      guard let value = StatedValue(content) else { return nil }
      text = value.text
      opening += String(decoding: content.utf8.prefix(value.offset), as: UTF8.self)
    } else if let mark = Self.quotations[first] {
      readQuotation(content, mark)
      if text.contains("\(mark) or \(first)") || text.contains("\(mark) and \(first)") { return nil }
    } else {
      let word = content.prefix { $0 != " " }
      if Self.prose.contains(word.lowercased()), content.contains(" ") || word.lowercased().hasPrefix("nothing") {
        return nil
      }
      // A sentence that introduces the text below it.
      if content.hasSuffix(":"), content.contains(" ") { return nil }
      if Self.counts(content.split(separator: " ").prefix(3).map { $0.lowercased() }) { return nil }
      text = String(content)
    }
  }

  /// Reads a one-line comment between `/*` and `*/` that is only a value; nil for another, or if nothing prints it.
  init?(value lines: [PrintsBlock.Line], printed: Bool) {
    guard printed, lines.count == 1 else { return nil }
    let content = lines[0].text.dropFirst(2)
    guard let value = StatedValue(content), value.isAll(of: content) else { return nil }
    opening = "/*" + String(decoding: content.utf8.prefix(value.offset), as: UTF8.self)
    text = value.text
  }

  private mutating func readQuotation(_ content: Substring, _ mark: Character) {
    opening.append(content.first ?? mark)
    closing = String(mark)
    let inside = content.dropFirst()
    var marks = 0
    for index in inside.indices where inside[index] == mark {
      if marks.isMultiple(of: 2), Self.isEnd(inside[inside.index(after: index)...]) {
        shortText = String(inside[..<index])
        break
      }
      marks += 1
    }
    if inside.last == mark {
      text = String(inside.dropLast())
      return
    }
    if let end = inside.lastIndex(of: mark) {
      hasClosedPart = true
      closedPart = String(inside[..<end])
    }
    form = .open
    text = String(inside)
  }

  /// Whether words after a quotation mark can be the author's own.
  private static func isEnd(_ rest: Substring) -> Bool {
    guard let first = rest.first else { return false }
    return first == " " || ",;.:)–—".contains(first) && (rest.dropFirst().first ?? " ") == " "
  }

  /// Returns the slashes of a comment and one space after them.
  package static func leader(_ comment: Substring) -> String {
    String(comment.prefix(comment.dropFirst(2).first == " " ? 3 : 2))
  }

  /// Returns as much of an indentation as a comment has.
  package static func leader(_ comment: Substring, atMost opening: String) -> String {
    common(comment.unicodeScalars, opening.unicodeScalars)
  }

  /// Returns the slashes and the spaces that all comments of a block begin with.
  package static func indentation(_ comments: [Substring]) -> String {
    // A combining mark after a space is one character with it.
    let blanks = comments.map { $0.unicodeScalars.dropFirst(2) }.filter { $0.contains { $0 != " " && $0 != "\t" } }
      .map { $0.prefix { $0 == " " || $0 == "\t" } }
    guard let first = blanks.first else { return "//" }
    return "//" + blanks.reduce(String(first)) { common($0.unicodeScalars, $1) }
  }

  private static func common(
    _ left: some Sequence<Unicode.Scalar>, _ right: some Sequence<Unicode.Scalar>
  ) -> String {
    var common = String.UnicodeScalarView()
    common.append(contentsOf: zip(left, right).prefix { $0 == $1 }.map(\.0))
    return String(common)
  }
}
