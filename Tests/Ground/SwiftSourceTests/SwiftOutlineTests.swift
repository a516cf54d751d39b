import SourceText
import SwiftSource
import Testing

@Suite("The outline of Swift source")
struct SwiftOutlineTests {
  @Test(
    "Brackets and comments inside strings, comments and regular expressions do not count",
    arguments: [
      #"let a = "{ // \(f("(")) }""#, "let a = #\"\\\"{\"#", "let a = \"\"\"\n{ // \"\n\"\"\"",
      "/* { /* ( */ // */ let a = 1",
      "let a = #\"\"\"#", "let a = \"\"\"\n\\(\n\"(\" // \"\"\"\n)\n\"\"\"", #"let a = "\(b /* ) */) {""#,
      "let a = /[({]/", "let a = #/ ( /#", "let `if` = [1: (2, { $0 })]", "let half = a / b / c", "",
    ])
  func balanced(_ source: String) {
    #expect(SwiftOutline(source).imbalance == nil)
    #expect(SwiftOutline(source + "\n// x").comments.map(\.depth) == [0])
  }

  @Test(
    "An unclosed bracket, string or comment is reported",
    arguments: [
      ("struct A {", "a `{` is never closed"), ("f(]", "a `]` closes nothing"),
      ("let a = \"b", "a string is never closed"),
      ("/* a", "a comment `/*` is never closed"), ("}", "a `}` closes nothing"),
    ])
  func unbalanced(_ source: String, _ imbalance: String) {
    #expect(SwiftOutline(source).imbalance?.description == imbalance)
  }

  @Test("Block comments are found with their positions, and nested ones belong to the outer one")
  func blockComments() {
    let source = "f() /* a */\n/* b /* c */\n */ { /* d */ } // /* e */\n\"/* f */\" /* open"
    let outline = SwiftOutline(source)
    #expect(outline.blockComments.map(\.range.count) == [7, 16, 7])
    #expect(outline.blockComments.map(\.line) == [0, 1, 2])
    #expect(outline.blockComments.map(\.followsCode) == [true, false, true])
    #expect(outline.blockComments.map(\.depth) == [0, 0, 1])
    #expect(outline.comments.map(\.line) == [2])
    #expect(outline.openComment?.line == 3)
  }

  @Test(
    "Sources have the same tokens if their comments differ only in their text",
    arguments: [
      ("f() // a", "f() // b", true), ("/* a */ f()", "/** b */ f()", true), ("f(\"a\")", "f(\"b\")", false),
      ("f() // a", "f()", false), ("/* a */", "/* a */ */", false), ("/* a */ f()", "/* /* a */ f()", false),
      ("a b", "ab", false), ("a  b", "a b", true),
    ])
  func sameTokens(_ source: String, _ other: String, _ isSame: Bool) {
    #expect(SwiftOutline(source).hasSameTokens(as: SwiftOutline(other)) == isSame)
  }

  @Test(
    "Only a regular expression between bare slashes counts, and a division does not",
    arguments: [
      ("let a = /[0-9]+/", true), ("f(/a/, b)", true), ("let a = #/b/#", false), ("let a = b / c / d", false),
      ("reduce(1, /)", false), ("\"/a/\"", false), ("// f(/a/)", false), ("a /= b", false), ("", false),
    ])
  func bareExpression(_ source: String, _ isBare: Bool) {
    #expect(SwiftOutline(source).hasBareExpression == isBare)
  }

  @Test("Only imports outside conditions and declarations outside brackets count")
  func names() {
    let outline = SwiftOutline(
      """
      import A; import struct B.C
      @testable import D
      #if canImport(E)
      import E
      #endif
      let (f, g) = (1, 2)
      func `in`() { let local = 1 }
      extension I { struct J {} }
      if let k = f {}
      enum L { case m }
      """)
    #expect(outline.imports == ["A", "B", "D"])
    #expect(outline.declaredNames == ["f", "g", "in", "L"])
  }

  @Test(
    "A comment is between statements unless brackets are open or the statement continues",
    arguments: [
      ("f() // x", true), ("if a { // x\n}", false), ("let a = b\n  // x\n  .c", false), ("let a = // x\n  1", false),
      ("if a {\n} // x\nelse { }", false), ("for i in a { }\n// x\nf()", true), ("f(1, // x\n2)", false),
      ("// x", true),
      ("let a = b! // x\nf()", true), ("let a = \"b\" // x", true),
    ])
  func separation(_ source: String, _ separates: Bool) {
    let outline = SwiftOutline(source)
    #expect(outline.comments.map(outline.separatesStatements) == [separates])
  }

  @Test(
    "Three dots for omitted code are distinguished from ranges",
    arguments: [
      ("f(...)", true), ("...", true), ("{ … }", true), ("[1, ...]", true), ("a[1...]", false), ("1...2", false),
      ("case ...3", false), ("f(a:...)", true), ("let a = ...", true), ("return ...", true), ("let a = ...3", false),
    ])
  func ellipsis(_ source: String, _ isLeftOut: Bool) {
    #expect(SwiftOutline(source).hasEllipsis == isLeftOut)
  }

  @Test(
    "A function without a body is an interface, even if its parameters take several lines",
    arguments: [
      ("func f()\nlet a = 1", true), ("func f(\n  a: Int\n) -> Int\nlet b = 1", true),
      ("func f(\n  a: Int\n) -> Int {\n  1\n}\nf(a: 1)", false),
      ("func f(a: Int,\n  b: Int) {\n}\nf(a: 1, b: 2)", false),
    ])
  func interfaces(_ source: String, _ isInterface: Bool) {
    #expect(SwiftOutline(source).isInterface == isInterface)
  }

  @Test(
    "Cases that are only comments on lines of their own are found",
    arguments: [
      ("switch a {\ncase 1:\n  // nothing\ncase 2: f()\n}", [18]), ("switch a {\ndefault:\n  /* no */\n}", [19]),
      ("switch a {\ncase 1: // wrong\ncase 2: f()\n}", []), ("switch a {\ncase 1:\ncase 2: f()\n}", []),
      ("switch a {\ncase .b(let c) where c.isD:\n  // e\n@unknown default: f()\n}", [38]),
      ("enum E {\n  // a\n  case b\n}", []), ("let a = [1:\n  // one\n  2]", []),
    ])
  func emptyCases(_ source: String, _ places: [Int]) { #expect(SwiftOutline(source).placesOfEmptyCases == places) }

  @Test("Lines are found by what they omit, and by the names that they mention")
  func lines() {
    let outline = SwiftOutline("f(...)\ng(1)\nh(…, g)")
    #expect(outline.ellipsisLines == [1, 3] && outline.lines(withAnyOf: ["g"]) == [2, 3])
    // What follows `= ...` is read as its operand.
    #expect(SwiftOutline("let a: Int = ...\n\n// A comment.\nf(a)\ng()").incompleteLines == [1, 4])
  }

  @Test(
    "Endless nesting and endless signs are either read or refused",
    arguments: [
      (String(repeating: "\"\\(", count: 50_000), "strings are inserted into each other too deep"),
      (String(repeating: "\"\\(", count: 90) + String(repeating: ")\"", count: 90), nil),
      (String(repeating: "#", count: 100_000), nil),
      (String(repeating: "#", count: 300) + "\"\"" + String(repeating: "#", count: 300), nil),
      (String(repeating: "/\\/ ", count: 50_000), nil), ("let a = /x\\//\nlet b = /y/", nil),
    ])
  func bounds(_ source: String, _ imbalance: String?) {
    #expect(SwiftOutline(source).imbalance?.description == imbalance)
  }
}
