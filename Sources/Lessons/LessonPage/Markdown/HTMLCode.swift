/// Code and what programs print, in HTML; a keyboard can scroll it.
enum HTMLCode {
  /// Code that was coloured.
  static func code(_ html: String) -> String { block(html, "code") }

  /// What was printed.
  static func output(_ text: String) -> String { block(text.asHTML, "output") }

  private static func block(_ html: String, _ kind: String) -> String {
    "<pre class=\"\(kind)\" tabindex=\"0\"><code>\(html)</code></pre>\n"
  }
}
