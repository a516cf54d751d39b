import Testing

@testable import LessonRunner

@Suite("Changes that git reports")
struct GitChangesTests {
  @Test(
    "Changed comments and empty lines do not count as changed code",
    arguments: [
      ("--- a/x.swift\n+++ b/x.swift\n@@ -1 +1 @@\n-/// Old.\n+/// New.\n+\n+  // A remark\n", false),
      ("--- a/x.swift\n+++ b/x.swift\n@@ -1 +1 @@\n-let a = 1\n+let a = 2\n", true), ("+  }\r\n", true), ("", false),
    ])
  func code(differences: String, hasCode: Bool) { #expect(GitChanges.hasCode(differences) == hasCode) }
}
