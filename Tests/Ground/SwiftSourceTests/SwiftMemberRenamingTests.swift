import SwiftSource
import Testing

@Suite("Renaming of members")
struct SwiftMemberRenamingTests {
  @Test(
    "A member is renamed where it is declared and used, and argument labels stay",
    arguments: [
      ("a.second", "a.other"), ("extension A { var second: Int { 1 } }", "extension A { var other: Int { 1 } }"),
      ("f(second: second)", "f(second: other)"), ("print(\"\\(a.second) second\")", "print(\"\\(a.other) second\")"),
      ("a?.second ?? b.map(\\.second)", "a?.other ?? b.map(\\.other)"), ("secondary // second", "secondary // second"),
      ("f(1, second: 2)", "f(1, second: 2)"), ("a ? b.second : c", "a ? b.other : c"),
    ])
  func renamed(_ source: String, _ expected: String) {
    #expect(SwiftMemberRenaming(source, names: ["second": "other"]).text == expected)
  }

  @Test("Without names, nothing changes")
  func nothing() {
    #expect(SwiftMemberRenaming("a.second", names: [:]).text == "a.second")
  }
}
