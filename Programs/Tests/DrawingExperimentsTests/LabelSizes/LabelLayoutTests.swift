import Drawing
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("Lines of labels")
struct LabelLayoutTests {
  @Test("Lines fit the width and lose only spaces at their ends", arguments: [1 as UInt64, 2, 3])
  func lines(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let font = try LabelFont(.declared, size: 10, lineHeight: 120)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in
        random.pick(["あ", "a", " ", "、", "「", "ー", "b"])
      }
      .joined()
      let width = Double(Int.random(in: 10...80, using: &random))
      let layout = try LabelLayout(text, width: width, most: nil, font: font)
      #expect(layout.isWhole, "seed \(seed): \(text)")
      #expect(
        layout.lines.joined().filter { $0 != " " } == text.filter { $0 != " " }, "seed \(seed): \(text) in \(width)")
      for line in layout.lines { #expect(try font.width(of: line) <= width, "seed \(seed): \(text) in \(width)") }
      let size = try layout.size(font: font, scale: 1)
      #expect(size.width <= width, "seed \(seed): \(text) in \(width)")
    }
  }

  @Test("Only LF, CRLF and CR break lines", arguments: ["\n", "\r\n", "\r"])
  func lineEnds(separator: String) throws {
    let font = try LabelFont(.declared, size: 10, lineHeight: 120)
    #expect(try LabelLayout("a\(separator)あ", width: nil, most: nil, font: font).lines == ["a", "あ"])
    #expect(try LabelLayout("a\u{2028}あ", width: nil, most: nil, font: font).lines == ["a\u{2028}あ"])
  }

  @Test("The size that fits a width, offered as width, has the same lines", arguments: [4 as UInt64, 5])
  func fits(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let font = try LabelFont(.declared, size: 17, lineHeight: 120)
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 1...20, using: &random)).map { _ in random.pick(["あ", "ab", " "]) }.joined()
      let width = Double(Int.random(in: 17...200, using: &random))
      let layout = try LabelLayout(text, width: width, most: nil, font: font)
      let again = try LabelLayout(
        text, width: try layout.size(font: font, scale: 3).width, most: nil, font: font)
      #expect(again.lines.filter { !$0.isEmpty } == layout.lines.filter { !$0.isEmpty }, "seed \(seed): \(text)")
    }
  }

  static let breaks = [
    ("あいうえお", 30.0, ["あいう", "えお"]), ("Hello big world", 50, ["Hello big", "world"]),
    ("あい、う", 20, ["あ", "い、", "う"]), ("あ「い」う", 20, ["あ", "「い", "」う"]),
    ("abcdef", 15, ["abc", "def"]), ("あab い", 20, ["あab", "い"]), ("あ\nい", 90, ["あ", "い"]), ("", 90, [""]),
  ]

  @Test("Lines break at the right places", arguments: breaks)
  func breaking(_ text: String, _ width: Double, _ lines: [String]) throws {
    let font = try LabelFont(.declared, size: 10, lineHeight: 120)
    #expect(try LabelLayout(text, width: width, most: nil, font: font).lines == lines)
  }

  @Test("Text that is too long is cut and ends in an ellipsis, if there is room for one")
  func cut() throws {
    let font = try LabelFont(.declared, size: 10, lineHeight: 120)
    func lines(_ text: String, _ width: Double, _ most: Int) throws -> [String] {
      let layout = try LabelLayout(text, width: width, most: most, font: font)
      #expect(!layout.isWhole)
      return layout.lines
    }
    #expect(try lines("あいうえお", 30, 1) == ["あい…"])
    #expect(try lines("あいうえおかき", 20, 2) == ["あい", "う…"])
    #expect(try lines("あい", 4, 1) == [""])
    #expect(try LabelLayout("あい", width: 20, most: 1, font: font).isWhole)
  }

  @Test("Sizes are rounded up to whole pixels; an empty text has none")
  func sizes() throws {
    let font = try LabelFont(.declared, size: 17, lineHeight: 120)
    func size(_ text: String, _ scale: Int) throws -> String {
      try LabelLayout(text, width: nil, most: nil, font: font).size(font: font, scale: scale).text
    }
    #expect(try [1, 2, 3].map { try size("あいうえお", $0) } == ["85 x 21", "85 x 20.5", "85 x 20.67"])
    #expect(try size("a", 1) == "9 x 21")
    #expect(try size("a", 2) == "8.5 x 20.5")
    #expect(try size("", 1) == "0 x 0")
  }
}
