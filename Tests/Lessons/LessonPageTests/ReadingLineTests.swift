import SourceText
import TestSupport
import Testing

@testable import LessonPage

@Suite("Lines to read without a page")
struct ReadingLineTests {
  @Test(
    "Lines break between words, and in Japanese between phrases; only a phrase that is too long breaks inside",
    arguments: [
      ("one two three", 8, ["one two", "three"]), ("one", 1, ["one"]), ("", 8, [""]),
      ("あいうえお", 4, ["あい", "うえ", "お"]), ("あい。うえ", 6, ["あい。", "うえ"]),
      ("あ「い」う", 6, ["あ", "「い」", "う"]), ("あbcdい", 4, ["あ", "bcd", "い"]),
      ("ビットの数です。", 10, ["ビットの", "数です。"]), ("最上位ビットを読む", 14, ["最上位ビットを", "読む"]),
      ("これは引き算です", 12, ["これは", "引き算です"]), ("次に立ち上がる", 10, ["次に", "立ち上がる"]),
      ("この読み方", 8, ["この", "読み方"]), ("UInt5は符号なし", 9, ["UInt5は", "符号なし"]),
      ("値は-3です", 6, ["値は", "-3です"]), ("これが1つ目の数", 12, ["これが", "1つ目の数"]),
      ("「UInt5」は整数", 11, ["「UInt5」は", "整数"]), ("熱いお茶を飲む", 10, ["熱いお茶を", "飲む"]),
    ])
  func folds(_ text: String, _ columns: Int, _ lines: [String]) {
    #expect(ReadingLine(text).folded(to: columns) == lines)
  }

  @Test("Without a width, a paragraph is one line")
  func whole() {
    let text = String(repeating: "one two 数です。", count: 30)
    #expect(ReadingLine(text, indent: 3, mark: "1. ").folded(to: nil) == ["1. " + text])
    #expect(
      ReadingLine("").folded(to: nil) == [""] && ReadingLine("", indent: 2, isFixed: true).folded(to: nil) == [""])
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
