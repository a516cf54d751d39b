import SourceText

/// The code that a step of a tutorial shows: `@Code(name: "Main.swift", file: "01-main.swift")`.
package struct TutorialCode: Sendable, Hashable {
  /// The line of the tutorial, from 1.
  package var line: Int
  /// The name of the file in the reader's project.
  package var name: String
  /// The name of the file in the catalog, with or without its extension.
  package var file: String
  /// The file in the catalog to which readers compare it; nil for the one of the step before.
  package var previousFile: String?

  /// Finds the code of the steps of a tutorial, from top to bottom.
  ///
  /// Fences and `@Comment` hold no steps.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package static func all(in tutorial: SourceFile) -> [TutorialCode] {
    var all: [TutorialCode] = []
    var isInFence = false
    var lines: [Substring] = []
    for line in tutorial.lines {
      let text = String(decoding: tutorial.bytes[line], as: UTF8.self)
      let isFence = text.trimmed.hasPrefix("```") || text.trimmed.hasPrefix("~~~")
      lines.append(isInFence || isFence ? "" : text[...])
      if isFence { isInFence.toggle() }
    }
    var text = lines.joined(separator: "\n")[...]
    var number = 1
    func skip(to index: Substring.Index) {
      number += text[..<index].count { $0 == "\n" }
      text = text[index...]
    }
    while let match = text.firstMatch(of: /@(Code|Comment)\s*([({])/) {
      let isCode = match.1 == "Code"
      skip(to: match.range.lowerBound)
      let arguments = text[match.range.upperBound...]
      guard isCode == (match.2 == "("), let end = end(of: arguments, isCode ? ("(", ")") : ("{", "}")) else {
        skip(to: match.range.upperBound)
        continue
      }
      if isCode, let code = TutorialCode(arguments[..<end], line: number) { all.append(code) }
      skip(to: end)
    }
    return all
  }

  private init?(_ arguments: Substring, line: Int) {
    var values: [Substring: String] = [:]
    for match in arguments.matches(of: /(\w+)\s*:\s*(?:"((?:[^"\\]|\\.)*)"|([^,\s)]+))/) {
      values[match.1] = String(match.2 ?? match.3 ?? "")
    }
    guard let file = values["file"] else { return nil }
    (self.line, self.file) = (line, file)
    name = values["name"] ?? file
    previousFile = values["previousFile"]
  }

  /// Returns the end of a text up to the bracket that closes it; brackets in quotation marks do not count.
  private static func end(of text: Substring, _ brackets: (open: Character, close: Character)) -> Substring.Index? {
    var (depth, isQuoted) = (1, false)
    return text.indices.first { index in
      let sign = text[index]
      if sign == "\"" { isQuoted.toggle() }
      if sign == brackets.open, !isQuoted { depth += 1 }
      if sign == brackets.close, !isQuoted { depth -= 1 }
      return depth == 0
    }
  }
}
