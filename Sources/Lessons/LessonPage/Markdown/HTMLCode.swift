/// Code and the output of programs in HTML, in blocks that can be scrolled with a keyboard.
enum HTMLCode {
  /// Returns a block of colored code.
  static func code(_ html: String) -> String { block(html, "code") }

  /// Returns a block with the output of a program.
  static func output(_ text: String) -> String { block(text.asHTML, "output") }

  /// Returns a block with the messages of a compiler, whose long lines wrap.
  static func messages(_ text: String) -> String { block(text.asHTML, "output messages") }

  private static func block(_ html: String, _ kind: String) -> String {
    "<pre class=\"\(kind)\" tabindex=\"0\"><code>\(html)</code></pre>\n"
  }
}
