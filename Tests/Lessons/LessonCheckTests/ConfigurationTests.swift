import SourceText
import Testing

@testable import LessonCheck

@Suite("The configuration of the rules")
struct ConfigurationTests {
  private static let wrong = "### T\n\n[a](b.md)\n"

  private func check(_ configuration: String, at path: String = "docs/check.yml") throws -> CheckReport {
    try CheckFolder([("docs/a/notes.md", Self.wrong), (path, configuration)]).check(["docs/a/notes.md"])
  }

  @Test(
    "The level of a rule can change everywhere or for some documents, and later settings win",
    arguments: [
      ("- {code: broken-link, level: off, reason: r}", ["warning skipped-heading"]),
      ("- {code: skipped-heading, level: error, in: [a], reason: r}", ["error skipped-heading", "error broken-link"]),
      (
        "- {code: skipped-heading, level: error, in: [b, notes.md], reason: r}",
        ["warning skipped-heading", "error broken-link"]
      ),
      ("- {code: skipped-heading, level: off, in: '**/*.md', reason: r}", ["error broken-link"]),
      (
        "- {code: broken-link, level: off, reason: r}\n- {code: broken-link, level: warning, in: a/n*s.m?, reason: r}",
        ["warning skipped-heading", "warning broken-link"]
      ),
    ])
  func levels(settings: String, expected: [String]) throws {
    let rules = settings.split(separator: "\n").map { "  \($0)\n" }.joined()
    let report = try check("rules:\n\(rules)")
    #expect(report.findings.map { "\($0.severity.rawValue) \($0.code)" } == expected)
    #expect(report.errors.isEmpty)
  }

  @Test(
    "The configuration is next to the documents, above them, or in a folder `lessons` there",
    arguments: [
      "docs/a/check.yml", "docs/check.yml", "check.yml", "lessons/check.yml", "docs/a/lessons/check.yml",
    ])
  func places(path: String) throws {
    let report = try check("rules: [{code: broken-link, level: off, reason: r}]\n", at: path)
    #expect(report.findings.map(\.code) == ["skipped-heading"])
  }

  @Test(
    "An error in the configuration has its line and a fix",
    arguments: [
      ("rules:\n  - {code: brokn-link, level: off, reason: r}", 2, "Did you mean `broken-link`?"),
      ("rules:\n  - code: broken-link\n    level: of\n    reason: r", 3, "Did you mean `off`?"),
      ("rules:\n  - {code: broken-link, level: off}", 2, "`reason`"), ("rule: []", 1, "Did you mean `rules`?"),
      ("languages: [en, de]", 1, "in the language `de`"), ("rules: 3", 1, "is not a list"),
      ("- a", 1, "not a list of keys"),
      ("rules: [", 2, ""),
    ])
  func errors(configuration: String, line: Int, words: String) throws {
    let report = try check(configuration + "\n")
    let finding = try #require(report.errors.first)
    #expect(finding.place.file == "docs/check.yml" && report.errors.count == 1)
    #expect(finding.place.line == line && "\(finding)".contains(words), "\(finding)")
    #expect(report.findings.count == 2, "what is wrong changes nothing")
  }

  @Test(
    "A pattern matches exactly the paths that its signs stand for",
    arguments: [
      ("a", "a/b.md", true), ("a", "ab/c.md", false), ("*.md", "b.md", true), ("*.md", "a/b.md", false),
      ("**/*.md", "a/b/c.md", true), ("**/*.md", "c.md", true), ("a/**/c.md", "a/c.md", true), ("a*c?", "abbcd", true),
      ("a*c?", "abbc", false), ("", "a", false), ("**", "a/b", true), ("./a/", "a/b", true), ("*b*b", "abcb", true),
    ])
  func patterns(pattern: String, path: String, matches: Bool) {
    #expect(PathPattern(pattern).matches(path) == matches)
  }
}
