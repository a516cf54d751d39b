import SourceText

/// A link of DocC in a line of documentation: two backticks around a symbol's path, or `<doc:NAME>`.
struct SymbolLink: Equatable {
  /// The path, as written.
  var path: String
  /// Whether the link can lead to an article, too.
  var isOfDocument: Bool

  /// Finds the links among lines of Markdown.
  ///
  /// - Parameter lines: the lines, with their numbers.
  /// - Returns: the links outside of code, with the numbers of their lines.
  static func all(in lines: [(number: Int, text: String)]) -> [(number: Int, link: SymbolLink)] {
    var all: [(Int, SymbolLink)] = []
    var fence: Substring?
    for (number, text) in lines {
      let plain = text.drop(while: \.isWhitespace)
      let mark = plain.prefix { $0 == plain.first && ($0 == "`" || $0 == "~") }
      if let open = fence {
        if mark.hasPrefix(open), plain.allSatisfy({ $0 == mark.first || $0.isWhitespace }) { fence = nil }
      } else if mark.count >= 3 {
        fence = mark
      } else {
        all += links(in: text).map { (number, $0) }
      }
    }
    return all
  }

  private static func links(in line: String) -> [SymbolLink] {
    var links: [SymbolLink] = []
    var rest = line[...]
    while let index = rest.firstIndex(where: { "`<(\\".contains($0) }) {
      rest = rest[index...]
      if rest.first == "\\" {
        rest = rest.dropFirst(2)
      } else if rest.first == "`" {
        let mark = rest.prefix { $0 == "`" }
        let code = rest.dropFirst(mark.count)
        guard let end = closing(of: mark.count, in: code) else { return links }
        let text = code[..<end]
        if mark.count == 2, !text.isEmpty, !text.contains(where: { $0.isWhitespace || $0 == "`" }) {
          links.append(SymbolLink(path: String(text), isOfDocument: false))
        }
        rest = code[end...].dropFirst(mark.count)
      } else {
        let isLink = rest.dropFirst().hasPrefix("doc:")
        let end: Character = rest.first == "<" ? ">" : ")"
        let text = rest.dropFirst(5).prefix { $0 != end && !$0.isWhitespace }
        if isLink, !text.isEmpty { links.append(SymbolLink(path: String(text), isOfDocument: true)) }
        rest = rest.dropFirst()
      }
    }
    return links
  }

  /// Returns the start of the backticks that end code; nil if there are none.
  private static func closing(of count: Int, in code: Substring) -> Substring.Index? {
    var rest = code
    while let start = rest.firstIndex(of: "`") {
      let mark = rest[start...].prefix { $0 == "`" }
      if mark.count == count { return start }
      rest = rest[mark.endIndex...]
    }
    return nil
  }
}
