import SourceText
import SwiftSource
import Testing

@Suite("Statements before comments")
struct SwiftStatementTests {
  @Test(
    "The statement before a comment has the right subject",
    arguments: [
      ("1 + 2 // c", "1 + 2"), ("let x = 5 // c", "x"), ("var x: [Int] = [1] // c", "x"), ("x += 1 // c", "x"),
      ("a.b = 2 // c", "a.b"), ("_ = f() // c", "f()"), ("a[0] = 1 // c", "a[0]"),
      ("let (a, b) = (1, 2) // c", "(a, b)"), ("(a, b) = (b, a) // c", "(a, b)"), ("let (a, _) = c // c", "other"),
      ("(a, b.c) = d // c", "other"), ("a.b[i + 1][\"c\"].d = 2 // c", "a.b[i + 1][\"c\"].d"),
      ("a[f()] = 1 // c", "other"), ("a[b { 1 }] = 1 // c", "other"), ("a?.b = 1 // c", "other"),
      ("a // c\n-b", "a"), ("a // c\n- b", "none"), ("a // c\n.b", "none"),
      ("print(1) // c", "other"), ("func f() {} // c", "other"), ("for i in 1...2 { f(i) } // c", "other"),
      ("import A // c", "other"), ("let x: Int // c", "other"), ("let a = 1, b = 2 // c", "other"),
      ("numbers\n  .map { $0 }\n  .count // c", "numbers\n  .map { $0 }\n  .count"), ("a\nb // c", "b"),
      ("a\nfor n in b {\n  f(n)\n}\n// c", "other"),
      ("a\nlet x = b {\n  1\n} // c", "x"),
      ("a\n-b // c", "-b"), ("a -\nb // c", "a -\nb"), ("a; b // c", "b"), ("try f() // c", "try f()"),
      ("x == 1 // c", "x == 1"), ("f(a = 1) // c", "f(a = 1)"), ("f { x = 1 } // c", "f { x = 1 }"),
      ("let s = \"a = b\" // c", "s"), ("f(\n// c\n)", "none"), ("a +\n// c\nb", "none"), ("// c", "none"),
      ("@A struct B {} // c", "other"), ("#if A\n1\n#endif // c", "other"), ("let x = a // c", "x"),
      ("let x: Result<Int, Never> = f() // c", "x"), ("let x = Pair<A, B>(1, 2) // c", "x"),
      ("let x: Map<A, B> = f(), y = 1 // c", "other"), ("let x = 1, (y, z) = f() // c", "other"),
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

  @Test(
    "Executed statements are found, and declarations are not",
    arguments: [
      ("let a = 1\nf(a)", ["let a = 1", "f(a)"]), ("f(); g()", ["f()", "g()"]),
      ("func f() {\n  g()\n}\nf()", ["f()"]), ("@A\nstruct B {}\npublic extension B {}", []),
      ("repeat {\n  f()\n}\nwhile a\ng()", ["repeat {\n  f()\n}", "g()"]), ("while a {}\n", ["while a {}"]),
      ("a\n  .b\n  .c()", ["a\n  .b\n  .c()"]), ("let a = b\n  ? 1\n  : 2", ["let a = b\n  ? 1\n  : 2"]),
      ("#if A\nf()\n#endif\ng()", ["g()"]), ("if a {\n}\nelse {\n}", ["if a {\n}\nelse {\n}"]),
      ("throw E.a // c\n\"text\".count", ["throw E.a", "\"text\".count"]), ("", []),
    ])
  func executed(_ source: String, _ expected: [String]) {
    let outline = SwiftOutline(source)
    let found = outline.executedStatements.map { tokens in
      let range =
        outline.tokens[tokens.lowerBound].range.lowerBound..<outline.tokens[tokens.upperBound].range.upperBound
      return String(decoding: Array(source.utf8)[range], as: UTF8.self)
    }
    #expect(found == expected)
  }

  @Test("Bodies outside brackets are found by their lines")
  func bodyLines() {
    let source = "func f() {\n  g { 1 }\n}\nlet x = 1\nif a { b }\nelse {\n  c(\n  )\n}\n}"
    #expect(SwiftOutline(source).bodyLines == [1...3, 5...5, 6...9])
  }

  @Test("The members of extensions are found with their lines; those of a one-line extension have its line")
  func extensionMembers() {
    let source = """
      extension Int: P {
        /// The square.
        @inlinable
        public var squared: Int {
          self * self
        }
        static func make(from text: String) -> Int? { Int(text) }
        init(_ a: A) { self = 1 }
      }
      struct S { var squared = 1 }
      extension Array where Element == Int { func total() -> Int { 0 } }
      """
    let members = SwiftOutline(source).extensionMembers
    #expect(members.map(\.conditions) == ["", "", "", "Element==Int"])
    let found = members.map { "\($0.type) \($0.name) \($0.lines)" }
    #expect(found == ["Int squared 3...6", "Int make 7...7", "Int init 8...8", "Array total 11...11"])
  }

  @Test("Functions and initializers of extensions without bodies are known")
  func membersWithoutBodies() {
    let source = "extension A {\n  func a()\n  var b: Int { get }\n  init(c: Int)\n  func d() {}\n  let e = 1\n}"
    #expect(SwiftOutline(source).extensionMembers.map(\.lacksBody) == [true, false, true, false, false])
  }

  @Test("The last mark of a statement is found even if the output ends within it")
  func lastMark() {
    let mark = "\u{1E}lesson-statement "
    #expect(SwiftInsertion.lastMarkedStatement(in: ["\(mark)0", "\u{1E}one", "two\(mark)12"]) == 12)
    #expect(SwiftInsertion.lastMarkedStatement(in: ["\(mark)0", "\u{1E}\(mark)1", "\u{1E}at noon"]) == 1)
    #expect(SwiftInsertion.lastMarkedStatement(in: ["at 5"]) == nil)
  }
}
