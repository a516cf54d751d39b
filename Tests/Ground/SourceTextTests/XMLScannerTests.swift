import Testing

@testable import SourceText

@Suite("Reading XML part by part")
struct XMLScannerTests {
  /// Returns the parts of a text, each after its line number.
  private func parts(_ text: String) throws -> [String] {
    var scanner = XMLScanner(text)
    var parts: [String] = []
    while let part = try scanner.nextPart() {
      switch part {
      case .text(let text, let line): parts.append("\(line) \(text)")
      case .tag(let tag):
        let attributes = tag.attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        parts.append("\(tag.line) <\(tag.isEnd ? "/" : "")\(tag.name)\(attributes)\(tag.isEmptyElement ? "/" : "")>")
      }
    }
    return parts
  }

  @Test("Tags and text have the right lines with any kind of line end", arguments: ["\n", "\r\n", "\r"])
  func lines(_ end: String) throws {
    let text = ["<?xml?><a", " b='1'>", "one<!--", "--><c/>", "</a>"].joined(separator: end)
    #expect(try parts(text) == ["1 <a b=1>", "2 \none", "4 <c/>", "4 \n", "5 </a>"])
  }

  @Test("References are replaced by characters, except in CDATA")
  func references() throws {
    #expect(try parts("&lt;&#65;&#x3042;&amp;amp;") == ["1 <Aあ&amp;"])
    #expect(try parts("<![CDATA[<&]]>") == ["1 <&"])
    #expect(try parts("<a b='&quot;&apos;&gt;'/>") == ["1 <a b=\"'>/>"])
  }

  @Test("A combining mark after an XML delimiter does not hide the delimiter")
  func combining() throws {
    #expect(try parts("<a>&amp;\u{301}&#x41;\u{301}</a>").contains("1 &\u{301}A\u{301}"))
    #expect(try parts("<a>\r\n\u{301}\r\r\n</a>")[1] == "1 \n\u{301}\n\n")
    #expect(try parts("<a b='x'>\u{301}é</a>").contains("1 \u{301}é"))
    #expect(try parts("<a b='\u{301}'/>").count == 1)
  }

  @Test(
    "Invalid XML is reported with its line",
    arguments: [
      ("a\n&b;", 1, "`&b` is not a character reference."), ("&", 1, "`&` is not a character reference."),
      ("&#xD800;", 1, "`&#xD800` is not a character reference."),
      ("\n<a b='1'\nb='2'/>", 3, "Duplicate attribute `b`."),
      ("<![CDATA[", 1, "This CDATA section is not closed."), ("<a b='<'/>", 1, "The value of `b` is not closed."),
    ])
  func errors(_ text: String, _ line: Int, _ message: String) {
    #expect(throws: XMLError(line: line, message: Message(key: message))) { try parts(text) }
  }
}
