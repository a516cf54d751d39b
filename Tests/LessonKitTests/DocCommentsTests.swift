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

  @Test("Each line of the file is one of Markdown; code without a language is Swift, and what is no comment is empty")
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
        """)
    #expect(comments.starts == [1, 11, 17, 24])
  }

  @Test("What is changed in the Markdown is changed in the file, and nothing else")
  func applying() {
    let comments = DocComments(Array(Self.source.utf8))
    let new = String(decoding: comments.markdown, as: UTF8.self).replacing("// 3", with: "// 4").replacing(
      "S().x // 1", with: "S().x // 2")
    let expected = Self.source.replacing("add(1, 2) // 3", with: "add(1, 2) // 4").replacing(
      "/// S().x // 1", with: "/// S().x // 2")
    #expect(String(decoding: comments.applying(Array(new.utf8)), as: UTF8.self) == expected)
    #expect(comments.applying(comments.markdown) == comments.original)
    #expect(comments.applying(Array("one line".utf8)) == comments.original)
  }
}
