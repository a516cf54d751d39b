import LessonKit
import SourceText
import TestSupport
import Testing

@testable import LessonCheck

@Suite("The pages of the rules")
struct RulePageTests {
  @Test(
    "A wrong example has findings of its rule only, and a right one has none",
    arguments: Rules.all.map { type(of: $0).page.code })
  func examples(code: String) throws {
    let page = try #require(Rules.page(code))
    let wrong = try CheckFolder(page.wrong.files).check(page.wrong.checked)
    #expect(!wrong.findings.isEmpty && wrong.findings.allSatisfy { $0.code == code }, "\(wrong.findings)")
    #expect(wrong.findings.allSatisfy { $0.severity == page.severity } && wrong.errors.isEmpty, "\(wrong.errors)")
    let right = try CheckFolder(page.right.files).check(page.right.checked)
    #expect(right.findings.isEmpty && right.errors.isEmpty, "\(right.findings) \(right.errors)")
    #expect(wrong.findings.contains { $0.fix != nil } == page.isFixable || page.code == "broken-link")
  }

  @Test("The codes of rules are unique words with hyphens, and every page has both languages")
  func words() {
    #expect(Set(Rules.pages.map(\.code)).count == Rules.pages.count)
    for page in Rules.pages {
      #expect(page.code.wholeMatch(of: /[a-z]+(-[a-z]+)+/) != nil, "\(page.code)")
      for text in [page.summary, page.reason] {
        #expect(text.en != text.ja && text.en.hasSuffix(".") && text.ja.hasSuffix("。"), "\(page.code)")
      }
      for language in Language.allCases {
        let text = page.text(language)
        #expect(text.hasPrefix("# \(page.code)\n\n\(page.summary[language])"))
        #expect(page.wrong.files.allSatisfy { text.contains("`\($0.path)`") })
      }
    }
  }
}
