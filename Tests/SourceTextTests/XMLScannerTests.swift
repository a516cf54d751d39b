@testable import SourceText
import Testing

@Suite("Reading XML part by part")
struct XMLScannerTests {
  private func parts(_ text: String) throws -> [XMLScanner.Part] {
    var scanner = XMLScanner(text)
    var parts: [XMLScanner.Part] = []
    while let part = try scanner.nextPart() { parts.append(part) }
    return parts
  }

  @Test("Tags and texts come with their lines, whatever ends the lines", arguments: ["\n", "\r\n", "\r"])
  func lines(_ end: String) throws {
    let text = ["<?xml?><a", " b='1'>", "one<!--", "--><c/>", "</a>"].joined(separator: end)
    #expect(
      try parts(text) == [
        .tag(.init(name: "a", attributes: ["b": "1"], line: 1)), .text("\none", line: 2),
        .tag(.init(name: "c", isEmptyElement: true, line: 4)), .text("\n", line: 4),
        .tag(.init(name: "a", isEnd: true, line: 5)),
      ])
  }

  @Test("References become characters, and in CDATA nothing means anything")
  func references() throws {
    #expect(try parts("&lt;&#65;&#x3042;&amp;amp;") == [.text("<Aあ&amp;", line: 1)])
    #expect(try parts("<![CDATA[<&]]>") == [.text("<&", line: 1)])
    #expect(
      try parts("<a b='&quot;&apos;&gt;'/>") == [
        .tag(.init(name: "a", attributes: ["b": "\"'>"], isEmptyElement: true, line: 1))
      ])
  }

  @Test("A mark behind a sign of XML does not hide it")
  func combining() throws {
    #expect(try parts("<a b='x'>\u{301}é</a>").contains(.text("\u{301}é", line: 1)))
    #expect(try parts("<a b='\u{301}'/>").count == 1)
  }

  @Test(
    "What is no XML is told with its line",
    arguments: [
      ("a\n&b;", 1, "`&b` is no reference to a character."), ("&", 1, "`&` is no reference to a character."),
      ("&#xD800;", 1, "`&#xD800` is no reference to a character."),
      ("\n<a b='1'\nb='2'/>", 3, "The attribute `b` stands twice."),
      ("<![CDATA[", 1, "This CDATA section is not ended."), ("<a b='<'/>", 1, "The value of `b` is not ended."),
    ])
  func mistakes(_ text: String, _ line: Int, _ message: String) {
    #expect(throws: XMLScanner.Mistake(line: line, message: message)) { try parts(text) }
  }
}
