/// A text in the language of man(7), line by line.
package struct Roff {
  /// The text, which ends with a line feed.
  package private(set) var content = ""

  /// Creates an empty text.
  package init() {}

  /// Appends a request, whose words may hold spaces.
  package mutating func request(_ name: String, _ words: String...) {
    let quoted = words.map { "\"\(Self.escaped($0, hyphens: false))\"" }
    content += ([".\(name)"] + quoted).joined(separator: " ") + "\n"
  }

  /// Appends a line of escaped text that never counts as a request, whatever it begins with.
  package mutating func line(_ line: some StringProtocol) {
    content += (line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" : "") + line + "\n"
  }

  /// Begins a section.
  package mutating func section(_ title: String) {
    request("SH", title)
  }

  /// Begins a subsection.
  package mutating func subsection(_ title: String) {
    request("SS", title)
  }

  /// Appends escaped text, in lines of at most 80 characters if its words allow.
  package mutating func text(_ text: String) {
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > 79 {
        self.line(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    if !line.isEmpty { self.line(line) }
  }

  /// Escapes a text so that every character stands for itself; hyphens stay as typed on a command line.
  package static func escaped(_ text: String, hyphens: Bool = true) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-" where hyphens: escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "\"": escaped += "\\(dq"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// Escapes a sentence and makes the text between backquotes bold.
  package static func prose(_ sentence: String) -> String {
    let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count % 2 == 1 else { return escaped(sentence) }
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? bold(String(part)) : escaped(String(part))
    }.joined()
  }

  /// Escapes a text and makes it bold.
  package static func bold(_ text: String) -> String {
    "\\fB\(escaped(text))\\fR"
  }
}
