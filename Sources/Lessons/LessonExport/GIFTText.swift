import SourceText

/// Questions in GIFT, the text format of Moodle.
///
/// Written answers list the computed wrong ones with 0 %, so that Moodle shows their reasons.
package struct GIFTText {
  /// The content of the file.
  package private(set) var text = ""
  private var category: String?

  /// Creates a text without questions.
  package init() {}

  /// Adds questions in a category.
  package mutating func add(_ items: [ExportedItem], category: String) {
    if !items.isEmpty, category != self.category {
      let path = category.replacing("/", with: "//").replacing("\n", with: " ")
      text += "\(text.isEmpty ? "" : "\n")$CATEGORY: \(path)\n"
      self.category = category
    }
    for item in items { text += "\n\(Self.question(item))\n" }
  }

  private static func question(_ item: ExportedItem) -> String {
    var lines = ["::\(escaped(item.name))::[html]\(escaped(item.html)){\(isNumber(item) ? "#" : "")"]
    switch item.answer {
    case .choice(let choices): lines += Self.choices(choices)
    case .number(let right, let wrong):
      lines += right.forms.map { "=\($0):0" }
      lines += wrong.flatMap { wrong in wrong.forms.map { "=%0%\($0):0\(feedback(wrong.reason))" } }
    case .text(let right, let wrong):
      lines += right.forms.map { "=\(answer($0))" }
      lines += wrong.flatMap { wrong in wrong.forms.map { "=%0%\(answer($0))\(feedback(wrong.reason))" } }
    }
    if !item.explanation.isEmpty { lines.append("####\(escaped(item.explanation))") }
    return lines.joined(separator: "\n\t") + "\n}"
  }

  private static func isNumber(_ item: ExportedItem) -> Bool {
    if case .number = item.answer { true } else { false }
  }

  /// Returns the choices; with several right ones, each counts its part, and each wrong one takes as much away.
  private static func choices(_ choices: [ExportedItem.Choice]) -> [String] {
    let count = choices.count(where: \.isRight)
    return choices.map { choice in
      let mark =
        count == 1
        ? choice.isRight ? "=" : "~"
        : "~%\(choice.isRight ? "" : "-")\(share(of: count))%"
      return "\(mark)\(escaped(choice.html))\(feedback(choice.reason))"
    }
  }

  /// Returns the part of 100 for one of several choices, with as many digits as Moodle has in its list of grades.
  private static func share(of count: Int) -> String {
    let hundredThousandths = (10_000_000 + count / 2) / count
    let rest = String(hundredThousandths % 100_000 + 100_000).dropFirst()
    return "\(hundredThousandths / 100_000).\(rest)".replacing(/\.?0+$/, with: "")
  }

  private static func feedback(_ html: String) -> String { html.isEmpty ? "" : "#\(escaped(html))" }

  /// Returns a written answer, in which a star is not a wildcard.
  private static func answer(_ text: String) -> String { escaped(text.replacing("*", with: "\\*")) }

  /// Returns text in which nothing is a mark of GIFT, on one line: Moodle ends a question at a blank line.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text.trimmed {
      switch character {
      case "\\", "~", "=", "#", "{", "}", ":": escaped += "\\\(character)"
      case "\n": escaped += "\\n"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
