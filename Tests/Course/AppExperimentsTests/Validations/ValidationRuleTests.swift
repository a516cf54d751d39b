import ExperimentKit
import TestSupport
import Testing

@testable import AppExperiments

@Suite("Rules of validation")
struct ValidationRuleTests {
  static let rules: [ValidationRule] = [
    .required, .letters, .email, .name, .length(min: 0, max: 0), .length(min: 0, max: 3), .length(min: 2, max: 2),
    .length(min: 4, max: 9),
  ]

  /// All texts of up to four of the characters.
  static let texts: [String] = {
    var all = [""]
    var longest = [""]
    for _ in 1...4 {
      longest = longest.flatMap { text in ["a", "Z", "@", "あ", "👨‍👩‍👧"].map { text + $0 } }
      all += longest
    }
    return all
  }()

  @Test(
    "A composite passes if each of its rules does, and fails with the first failure",
    arguments: [
      CodeVersion.article, .corrected,
    ])
  func composite(code: CodeVersion) {
    for text in Self.texts {
      let parts = ValidationRule.name.leaves.map { $0.failure(of: text, code) }
      #expect(ValidationRule.name.failure(of: text, code) == parts.compactMap(\.self).first, "\(text)")
      #expect(ValidationRule.letters.failure(of: text, .article) == (Self.isEnglish(text) ? nil : .nameFormat))
    }
  }

  @Test("Two rules contradict each other if no text passes both")
  func contradictions() {
    for (index, rule) in Self.rules.enumerated() {
      for other in Self.rules[..<index] {
        let common = Self.texts.contains {
          rule.failure(of: $0, .article) == nil && other.failure(of: $0, .article) == nil
        }
        #expect(rule.contradicts(other) == !common, "\(rule), \(other)")
        #expect(rule.contradicts(other) == other.contradicts(rule), "\(rule), \(other)")
      }
    }
  }

  @Test("In the corrected code, only `required` judges an empty text")
  func empty() {
    for rule in Self.rules {
      #expect((rule.failure(of: "", .corrected) == nil) == !rule.leaves.contains(.required), "\(rule)")
    }
  }

  @Test("All orders of some rules occur once each")
  func orders() {
    for count in 1...5 {
      let orders = Permutations.all(of: Array(Self.rules.prefix(count)))
      #expect(orders.count == (1...count).reduce(1, *) && Set(orders).count == orders.count)
      #expect(orders.allSatisfy { Set($0) == Set(Self.rules.prefix(count)) })
    }
  }

  private static func isEnglish(_ text: String) -> Bool {
    !text.isEmpty && text.allSatisfy { "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ".contains($0) }
  }
}
