import SourceText
import Testing

@testable import LessonEditor

@Suite("Mentions of a cell's name")
struct CellMentionsTests {
  private static let lesson = ["/x/lessons/bits/lesson.md", "/x/lessons/bits/lesson.ja.md"]

  /// Returns the texts before each mention of `bits`, on its line.
  private func mentions(_ text: String, in path: String = lesson[0], anchors: [String] = []) -> [String] {
    let file = SourceFile(path: path, bytes: Array(text.utf8))
    return CellMentions(file, of: Self.lesson, anchors: anchors).places(of: "bits").map { range in
      let start = file.lines[file.line(at: range.lowerBound) - 1].lowerBound
      return String(decoding: file.bytes[start..<range.lowerBound], as: UTF8.self)
    }
  }

  @Test("Attributes of cells, slips, panels, and boards of the lesson are mentions")
  func attributes() {
    let fences = mentions("```swift name=bits\n```\n> ```experiment a.b name=\"bits\"\n")
    #expect(fences == ["```swift name=", "> ```experiment a.b name=\""])
    #expect(mentions("- `1`: x <!-- if: cell=bits -->\n").count == 1)
    #expect(mentions("<!-- lesson: panel cell=bits -->\n<!-- lesson:\n  name=bits -->\n").count == 2)
    #expect(mentions("<!-- lesson: board cells=[a, bits] vary=bits -->\n").count == 1)
    #expect(mentions("```swift name=bits\n```\n", in: "/x/lessons/other/lesson.md").isEmpty)
  }

  @Test("Longer names, prose, and the text of other fences do not mention a cell")
  func others() {
    #expect(mentions("```swift name=bits-2\n```\n```swift name=two-bits\n```\n").isEmpty)
    #expect(mentions("The bits, name=bits, `cell=bits`\n<!-- bits --> name=bits\n").isEmpty)
    #expect(mentions("````markdown\n```swift name=bits\n```\n````\n").isEmpty)
    #expect(mentions("```experiment integer.table\nname=bits\nbits: 2\n```\n").isEmpty)
  }

  @Test("An address is a mention if it leads to the lesson")
  func addresses() {
    let readme = "/x/README.md"
    #expect(mentions("lesson run lessons/bits/lesson.md#bits\n", in: readme).count == 1)
    #expect(mentions("lesson run lessons/bits/lesson.ja.md#bits.\n", in: readme).count == 1)
    #expect(mentions("lesson run lessons/bit/lesson.md#bits, lesson.md#bits\n", in: readme).isEmpty)
    #expect(mentions("[a](../bits/lesson.md#bits)\n", in: "/x/lessons/other/lesson.md").count == 1)
    #expect(mentions("notes: See bits#bits\n", in: "/x/lessons/workshops/day.yml").count == 1)
  }

  @Test("A link with the anchor of a heading leads to the heading")
  func anchors() {
    #expect(mentions("[a](#bits)\n").count == 1)
    #expect(mentions("[a](#bits)\n", anchors: ["bits"]).isEmpty)
  }

  @Test("The name at any byte of a mention is found")
  func names() {
    let file = SourceFile(path: Self.lesson[0], bytes: Array("か\u{3099} <!-- if: cell=bits -->".utf8))
    let mentions = CellMentions(file, of: Self.lesson)
    let place = mentions.places(of: "bits")
    #expect(place.count == 1)
    for offset in 0...file.bytes.count {
      let isInside = place.contains { $0.contains(offset) || $0.upperBound == offset }
      #expect((mentions.name(at: offset)?.name == "bits") == isInside, "\(offset)")
    }
  }
}
