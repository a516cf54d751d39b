import SourceText
import Testing

@testable import LessonKit

@Suite("Documentation comments as Markdown")
struct DocCommentsTests {
  private static let source = """
    /// Adds.
    ///
    ///     add(1, 2) // 3
    ///
    /// - Parameter a:
    ///
    ///     no code
    func add(_ a: Int, _ b: Int) -> Int { a + b }

    struct S {
      /// A property:
      /// ```
      /// S().x // 1
      /// ```
      let x = 1

      /**
       A method.

           S().f()  // 2
       */
      func f() -> Int { 2 }

      /// Never closed:
      /// ```
      func g() {}
    }
    // No documentation:
    //
    //     h()

    """

  @Test("Each line of a Swift file becomes a line of Markdown: code a `swift` fence, other lines empty")
  func markdown() {
    let comments = DocComments(Array(Self.source.utf8))
    let markdown = String(decoding: comments.markdown, as: UTF8.self)
    #expect(markdown.count { $0 == "\n" } == Self.source.count { $0 == "\n" })
    let text = String(markdown.reversed().drop { $0 == "\n" }.reversed())
    #expect(
      text == """
        Adds.
        ```swift
            add(1, 2) // 3
        ```
        - Parameter a:

            no code



        A property:
        ```swift
        S().x // 1
        ```



        A method.
        ```swift
            S().f()  // 2
        ```


        Never closed:
        ```swift
        ```
        """)
    #expect(comments.unclosed.map(\.line) == [25])
    #expect(comments.comments.map(\.lowerBound) == [1, 11, 17, 24])
  }

  @Test(
    "A block that a comment never closes is reported at its line and hides nothing of the next comment",
    arguments: [
      ("<!-- a", "-->"), ("<pre>", "</pre>"), ("<script>", "</script>"), ("<?x", "?>"), ("<![CDATA[", "]]>"),
      ("<!X", ">"), ("   <style>", "</style>"), ("```swift", "```"), ("~~~~", "~~~~"),
    ])
  func unclosed(_ opening: String, _ closing: String) throws {
    let source = "/// A.\n///\n/// \(opening)\n/// b\nlet a = 1\n\n/// ```swift\n/// a // 1\n/// ```\nlet b = 2\n"
    let document = Document(path: "a.swift", bytes: Array(source.utf8))
    #expect(document.findings.map(\.place.line) == [3])
    #expect(document.findings.first?.help?.description.contains("\(closing)") == true)
    #expect(document.cells.last?.lines.lowerBound == 7)
    let closed = source.replacing("/// b\n", with: "/// b\n/// \(closing)\n")
    #expect(Document(path: "a.swift", bytes: Array(closed.utf8)).findings.isEmpty)
  }

  @Test(
    "A grammar, a template or SQL does not count as a listing, and the next listing does",
    arguments: ["Name ::= SEQUENCE {}", "{{#names}}{{first()}}{{/names}}", "SELECT * FROM player WHERE score > 1"])
  func otherLanguage(line: String) {
    let fenced = "/// ```\n/// \(line)\n/// ```\n/// ```\n/// let a = 1\n/// ```\nlet b = 2\n"
    let indented = "/// A.\n///\n///     \(line)\n///\n/// B.\n///\n///     let a = 1\n///\nlet b = 2\n"
    for source in [fenced, indented] {
      let document = Document(path: "a.swift", bytes: Array(source.utf8))
      #expect(document.cells.map { $0.body.drop { $0 == " " } } == ["let a = 1\n"], "\(source)")
    }
  }

  @Test("Names in capital letters and closures in braces are Swift")
  func capitals() {
    let source = "/// ```\n/// SELECT.all = { { 1 } }\n/// UPDATE (1)\n/// CREATED += 1\n/// ```\nlet b = 2\n"
    #expect(Document(path: "a.swift", bytes: Array(source.utf8)).cells.count == 1)
  }

  @Test("A change of the Markdown changes the same text in the file and nothing else")
  func applying() {
    let comments = DocComments(Array(Self.source.utf8))
    let new = String(decoding: comments.markdown, as: UTF8.self).replacing("// 3", with: "// 4").replacing(
      "S().x // 1", with: "S().x // 2")
    let expected = Self.source.replacing("add(1, 2) // 3", with: "add(1, 2) // 4").replacing(
      "/// S().x // 1", with: "/// S().x // 2")
    #expect(comments.applying(Array(new.utf8)).map { String(decoding: $0, as: UTF8.self) } == expected)
    #expect(comments.applying(comments.markdown) == comments.original)
    #expect(comments.applying(Array("one line".utf8)) == nil)
  }

  @Test(
    "A change that would end a comment, begin another or change code is not written",
    arguments: [("x", "*/"), ("x", "/*"), ("x", "a */ b /* c"), ("", "y"), ("x", "y\rz")])
  func refused(_ old: String, _ new: String) {
    let comments = DocComments(Array("/**\n x\n */\nlet a = 1\n".utf8))
    let markdown = String(decoding: comments.markdown, as: UTF8.self)
    #expect(markdown == "\nx\n\n\n")
    let changed = old.isEmpty ? markdown + "\(new)\n" : markdown.replacing(old, with: new)
    #expect(comments.applying(Array(changed.utf8)) == nil)
  }

  @Test("Bytes that are not text stay, in code and in comments")
  func notText() {
    let source = Array("let a = \"".utf8) + [0xFF] + Array("\"\n/// x ".utf8) + [0xFE] + Array("\n/// y\n".utf8)
    let comments = DocComments(source)
    #expect(comments.markdown == Array("\nx ".utf8) + [0xFE] + Array("\ny\n".utf8))
    #expect(
      comments.applying(Array("\nx ".utf8) + [0xFE] + Array("\nz\n".utf8)) == source.dropLast(2) + Array("z\n".utf8))
  }
}
