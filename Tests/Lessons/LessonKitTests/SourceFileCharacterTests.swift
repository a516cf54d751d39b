import LessonKit
import SourceText
import Testing

@Suite("The place of an expected text on its line")
struct SourceFileCharacterTests {
  private static let file = SourceFile(
    path: "a.md", bytes: Array("| 5 | value |\n  > 値 15 5\n\t\n\nlast 5\n| 15 | 1 | 2 | 2 |\n".utf8))

  @Test(
    "The place of a text is its only match or its only table cell; otherwise, the first visible character",
    arguments: [
      ("value", 1, 7), ("5", 1, 3), ("5", 2, 3), ("15", 2, 7), ("値", 2, 5), ("", 2, 3), (nil, 2, 3), ("x", 3, 1),
      ("x", 4, 1), ("5", 5, 6), ("1", 6, 8), ("2", 6, 1), ("15", 6, 3), ("5", 7, 1), ("5", 99, 1), ("5", 0, 1),
    ] as [(String?, Int, Int)])
  func character(_ text: String?, _ line: Int, _ character: Int) {
    #expect(Self.file.character(of: text, onLine: line) == character)
  }
}
