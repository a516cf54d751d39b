import SourceText

/// What `lesson check --explain CODE` tells of a rule.
package struct RulePage: Sendable {
  /// Files, by their paths, that together show something.
  package struct Example: Sendable {
    /// The text of each file, in the order in which they are shown.
    package var files: [(path: String, text: String)]
    /// The paths that are checked; nil for all documents among the files.
    package var checked: [String]

    /// One document.
    static func document(_ text: String, path: String = "notes.md") -> Example {
      Example(files: [(path, text)], checked: [path])
    }

    /// Several files, of which a folder or a document is checked.
    static func files(_ files: [(path: String, text: String)], checking checked: String = "lessons") -> Example {
      Example(files: files, checked: [checked])
    }
  }

  /// The code: words in small letters with hyphens between them.
  package var code: String
  /// How much a finding weighs unless the configuration says otherwise.
  package var severity: CheckFinding.Severity
  /// What the rule finds, in a sentence.
  package var summary: LocalizedText
  /// Why that matters.
  package var reason: LocalizedText
  /// What the rule finds.
  package var wrong: Example
  /// The same as it should be.
  package var right: Example
  /// Whether `--fix` mends some of what the rule finds.
  package var isFixable = false

  /// The page as Markdown.
  package func text(_ language: Language) -> String {
    let words = RulePageWords.self
    var lines = ["# \(code)", "", summary[language], "", reason[language], ""]
    lines.append(words.level(severity)[language] + (isFixable ? words.fixable[language] : ""))
    for (title, example) in [(words.wrong, wrong), (words.right, right)] {
      lines += ["", "## \(title[language])"]
      for file in example.files {
        lines += ["", "`\(file.path)`", "", "````\(file.path.hasSuffix(".md") ? "markdown" : "")"]
        lines += file.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        if lines.last == "" { lines.removeLast() }
        lines.append("````")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

private enum RulePageWords {
  static let wrong = LocalizedText(en: "Incorrect", ja: "違反の例")
  static let right = LocalizedText(en: "Correct", ja: "正しい例")
  static let fixable = LocalizedText(
    en: " `lesson check --fix` fixes it if that is safe.", ja: "安全に直せるところは`lesson check --fix`で直せます。")

  static func level(_ severity: CheckFinding.Severity) -> LocalizedText {
    switch severity {
    case .error: LocalizedText(en: "This is an error.", ja: "これはエラーです。")
    case .warning: LocalizedText(en: "This is a warning.", ja: "これは警告です。")
    }
  }
}
