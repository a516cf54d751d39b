import SourceText

/// The page of a rule, which `lesson check --explain CODE` shows.
package struct RulePage: Sendable {
  /// Files, by their paths, that show an error or its correction.
  package struct Example: Sendable {
    /// The text of each file, in the order of the page.
    package var files: [(path: String, text: String)]
    /// The paths to check.
    package var checked: [String]

    /// Returns an example with one document.
    static func document(_ text: String, path: String = "notes.md") -> Example {
      Example(files: [(path, text)], checked: [path])
    }

    /// Returns an example with several files, of which a folder or a document is checked.
    static func files(_ files: [(path: String, text: String)], checking checked: String = "lessons") -> Example {
      Example(files: files, checked: [checked])
    }
  }

  /// The code: lowercase words with hyphens between them.
  package var code: String
  /// The severity of a finding unless the configuration changes it.
  package var severity: CheckFinding.Severity
  /// The error that the rule finds, in a sentence.
  package var summary: LocalizedText
  /// The reason for the rule.
  package var reason: LocalizedText
  /// An example with the error.
  package var wrong: Example
  /// The corrected example.
  package var right: Example
  /// Whether `--fix` fixes some of the rule's findings.
  package var isFixable = false

  /// Returns the page as Markdown.
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
