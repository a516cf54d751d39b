import SourceText
import TestSupport
import Testing

@testable import LessonPage

@Suite("Lines to read without a page")
struct ReadingLineTests {
  @Test(
    "Lines break between words, and in Japanese between characters, but not before marks that end a phrase",
    arguments: [
      ("one two three", 8, ["one two", "three"]), ("one", 1, ["one"]), ("", 8, [""]),
      ("あいうえお", 4, ["あい", "うえ", "お"]), ("あい。うえ", 4, ["あ", "い。", "うえ"]),
      ("あ「い」う", 6, ["あ", "「い」", "う"]), ("あbcdい", 4, ["あ", "bcd", "い"]),
    ])
  func folds(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(ReadingLine(text).folded(to: columns) == lines)
  }

  @Test("The mark of an item appears before its first line, and the other lines are aligned with its words")
  func marks() {
    #expect(ReadingLine("one two three", indent: 3, mark: "1. ").folded(to: 11) == ["1. one two", "   three"])
    #expect(ReadingLine("let long = 1", indent: 2, isFixed: true).folded(to: 4) == ["  let long = 1"])
  }

  @Test("Breaking a line loses nothing, and no line that could be broken is too wide")
  func nothingIsLost() {
    var generator = SplitMix64(seed: 20_261_123)
    let pieces = ["a", "bc", "あ", "。", "「", " ", "  ", "ー", "x-y", "、"]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...40, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      .joined()
      let columns = Int.random(in: 6...30, using: &generator)
      let lines = ReadingLine(text).folded(to: columns)
      #expect(lines.joined().filter { $0 != " " } == text.filter { $0 != " " })
      for line in lines where line.contains(" ") {
        #expect(DisplayWidth.of(line) <= columns || !line.contains { $0.isASCII && $0 != " " }, "\(lines)")
      }
    }
  }
}
