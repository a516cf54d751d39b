/// The colors of code for readers: of comments, strings, numbers, and keywords.
///
/// Coloring reads as much of a language as colors need, never fails, and changes no character.
enum CodeColors {
  /// The kind of a piece of code.
  enum Piece: String {
    case comment, string, number, keyword, key
  }

  /// Returns the code as HTML, with an element around each colored piece.
  ///
  /// - Parameters:
  ///   - code: the code.
  ///   - language: the word after the opening fence.
  /// - Returns: HTML whose text is the code.
  /// - Complexity: O(*n*) for *n* characters.
  static func html(_ code: String, language: String) -> String {
    switch language.lowercased() {
    case "swift": SwiftColors(code).html
    case "sh", "shell", "bash", "zsh", "console": ShellColors.html(code)
    case "yaml", "yml", "experiment": YAMLColors.html(code)
    case "markdown", "md": MarkdownColors.html(code)
    default: code.asHTML
    }
  }

  /// Returns a colored piece.
  static func html(_ text: some StringProtocol, _ piece: Piece) -> String {
    "<span class=\"\(piece.rawValue)\">\(text.asHTML)</span>"
  }
}

/// The colors of shell commands and their output: of prompts, comments, and strings.
enum ShellColors {
  static func html(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    if line.drop(while: { $0 == " " }).hasPrefix("#") { return CodeColors.html(line, .comment) }
    guard line.hasPrefix("$ ") else { return strings(line) }
    return CodeColors.html("$", .key) + " " + strings(line.dropFirst(2))
  }

  private static func strings(_ line: Substring) -> String {
    var html = ""
    var rest = line
    while let start = rest.firstIndex(where: { $0 == "\"" || $0 == "'" }) {
      guard let end = rest[rest.index(after: start)...].firstIndex(of: rest[start]) else { break }
      html += rest[..<start].asHTML + CodeColors.html(rest[start...end], .string)
      rest = rest[rest.index(after: end)...]
    }
    return html + rest.asHTML
  }
}

/// The colors of YAML: of keys, comments, strings, and numbers.
enum YAMLColors {
  // Regular expressions are values that nothing changes, though the compiler cannot know.
  private nonisolated(unsafe) static let entry = /([ \-]*)([A-Za-z0-9_.\-]+)(:)( .*|$)/
  private nonisolated(unsafe) static let number = /\ *[-+]?[0-9][0-9.eE+\-]*/
  private nonisolated(unsafe) static let string = /\ *("[^"]*"|'[^']*')/

  static func html(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map(line).joined(separator: "\n")
  }

  private static func line(_ line: Substring) -> String {
    if line.drop(while: { $0 == " " }).hasPrefix("#") { return CodeColors.html(line, .comment) }
    guard let match = line.prefixMatch(of: entry) else { return value(line) }
    return match.1.asHTML + CodeColors.html(match.2, .key) + ":" + value(match.4)
  }

  private static func value(_ text: Substring) -> String {
    if let comment = text.firstRange(of: " #") {
      return value(text[..<comment.lowerBound]) + CodeColors.html(text[comment.lowerBound...], .comment)
    }
    if text.wholeMatch(of: number) != nil { return CodeColors.html(text, .number) }
    if text.wholeMatch(of: string) != nil { return CodeColors.html(text, .string) }
    return text.asHTML
  }
}

/// The colors of Markdown: of headings, code, comments, and the marks before list items and quotes.
enum MarkdownColors {
  private nonisolated(unsafe) static let mark = /( *(?:[\-*+>]|[0-9]+\.) )(.*)/

  static func html(_ code: String) -> String {
    code.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("#") { return CodeColors.html(line, .keyword) }
      if line.hasPrefix("```") || line.hasPrefix("~~~") { return CodeColors.html(line, .key) }
      if line.hasPrefix("<!--") { return CodeColors.html(line, .comment) }
      guard let match = line.prefixMatch(of: mark) else { return spans(line) }
      return CodeColors.html(match.1, .key) + spans(match.2)
    }.joined(separator: "\n")
  }

  private static func spans(_ line: Substring) -> String {
    var html = ""
    var rest = line
    while let start = rest.firstIndex(of: "`"), let end = rest[rest.index(after: start)...].firstIndex(of: "`") {
      html += rest[..<start].asHTML + CodeColors.html(rest[start...end], .string)
      rest = rest[rest.index(after: end)...]
    }
    return html + rest.asHTML
  }
}
