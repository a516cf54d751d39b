/// Code in documentation that names no language, and is not Swift.
enum OtherLanguage {
  /// Whether lines of code are a grammar, a template or SQL, by signs that no line of Swift has.
  static func isOne(_ lines: [String]) -> Bool {
    lines.contains { line in
      let text = line.drop(while: \.isWhitespace)
      return text.contains("::=") || text.hasPrefix("{{") || text.prefixMatch(of: statement) != nil
    }
  }

  private static var statement: Regex<Substring> {
    /(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP|PRAGMA) +[A-Za-z_"*]/
  }
}
