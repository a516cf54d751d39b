import SourceText
import Testing

@Suite("Statements before comments")
struct SwiftStatementTests {
  @Test(
    "The statement that ends before a comment is told apart by what it is about",
    arguments: [
      ("1 + 2 // c", "1 + 2"), ("let x = 5 // c", "x"), ("var x: [Int] = [1] // c", "x"), ("x += 1 // c", "x"),
      ("a.b = 2 // c", "a.b"), ("_ = f() // c", "f()"), ("a[0] = 1 // c", "other"),
      ("let (a, b) = (1, 2) // c", "other"),
      ("print(1) // c", "other"), ("func f() {} // c", "other"), ("for i in 1...2 { f(i) } // c", "other"),
      ("import A // c", "other"), ("let x: Int // c", "other"), ("let a = 1, b = 2 // c", "other"),
      ("numbers\n  .map { $0 }\n  .count // c", "numbers\n  .map { $0 }\n  .count"), ("a\nb // c", "b"),
      ("a\nfor n in b {\n  f(n)\n}\n// c", "other"),
      ("a\nlet x = b {\n  1\n} // c", "x"),
      ("a\n-b // c", "-b"), ("a -\nb // c", "a -\nb"), ("a; b // c", "b"), ("try f() // c", "try f()"),
      ("x == 1 // c", "x == 1"), ("f(a = 1) // c", "f(a = 1)"), ("f { x = 1 } // c", "f { x = 1 }"),
      ("let s = \"a = b\" // c", "s"), ("f(\n// c\n)", "none"), ("a +\n// c\nb", "none"), ("// c", "none"),
      ("@A struct B {} // c", "other"), ("#if A\n1\n#endif // c", "other"), ("let x = a // c", "x"),
      ("async let x = f() // c", "other"), ("let `in` = 1 // c", "`in`"), ("if a { 1 } else { 2 } // c", "other"),
    ])
  func subjects(_ source: String, _ expected: String) throws {
    let outline = SwiftOutline(source)
    let comment = try #require(outline.comments.first)
    let subject =
      switch outline.statement(before: comment)?.subject {
      case .expression(let range)?: String(decoding: Array(source.utf8)[range], as: UTF8.self)
      case .variable(let name)?: name
      case .other?: "other"
      case nil: "none"
      }
    #expect(subject == expected)
  }
}
