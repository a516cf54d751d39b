import SourceText
import TestSupport
import Testing

@testable import LessonKit
@testable import LessonMarkdown

@Suite("The text of a document")
struct ProseTests {
  private static func texts(_ text: String) throws -> [String] {
    let document = Document(SourceFile(path: "notes.ja.md", bytes: Array(text.utf8)))
    return try Prose(document).texts.map { String(decoding: document.file.bytes[$0.range], as: UTF8.self) }
  }

  @Test(
    "The prose of a document is its text nodes and nothing else",
    arguments: [
      ("一 `二` 三\n", ["一 ", " 三"]),
      ("[一](二 \"三\")四<https://example.org/五>六\n", ["一", "四", "六"]),
      ("![一](二.svg)三\n", ["一", "三"]),
      ("<a href=\"一\" title='二'>三</a>四\n", ["三", "四"]),
      ("<div 一>\n二\n</div>\n", []),
      ("[一]: 二\n三\n", ["三"]),
      ("[一]: 二\n[三]: <四> \"五\"\n六\n    七[一]\n", ["六", "七", "一"]),
      ("- 一\n     二\n三\n", ["一", "二", "三"]),
      ("> 一\n> > 二\n三\n", ["一", "二", "三"]),
      ("1. > 一\n   >   二`三`四\n", ["一", "二", "四"]),
      ("# 一 `二` 三 #\n", ["一 ", " 三"]),
      ("一\n二\n===\n", ["一", "二"]),
      ("|一|`二`|\n|---|---|\n| 三 \\| 四 | [五](六) |\n", ["一", "三 \\| 四", "五"]),
      ("> | 一 |\n> |---|\n> | 一 |\n", ["一", "一"]),
      ("一\\*二\\*&amp;三&hearts;四\n", ["一\\*二\\*&amp;三&hearts;四"]),
      ("**一**二*三\n四*~~五~~\n", ["一", "二", "三", "四", "五"]),
      ("[一](二\n\"三\n四\")五\n", ["一", "五"]),
      ("[一\n二][三]四\n\n[三]: 五\n", ["一", "二", "四"]),
      ("一[^二]三\n\n[^二]: 四\n    五\n", ["一", "三", "四", "五"]),
      ("<code>一</code>二<kbd><b>三</b></kbd>四\n", ["二", "四"]),
      ("---\ntitle: 一\n---\n\n二\n", ["二"]),
      ("\u{FEFF}一\r\n  二\r\n", ["一", "二"]),
      ("一\r二\r", ["一", "二"]),
      ("\t一\n\n-\t二\n\t三\n", ["二", "三"]),
      ("一<!-- 二 -->三<br/>四\n", ["一", "三", "四"]),
      ("```\n一\n```\n\n    二\n", []),
      ("一<!-- a\nb -->二\n", ["一", "二"]),
      ("<br\n/>一\n", ["一"]),
      ("<img src=\"x.png\"\nalt=\"y\">「一」\n", ["「一」"]),
      ("一`a\nb`二<br>三\n", ["一", "二", "三"]),
      ("一 [a](b\n\"t\")二<br>三\n", ["一 ", "a", "二", "三"]),
      ("> 一<b\n> c>二`d\n> e`三\n", ["一", "二", "三"]),
      ("[x]: y\n**></b>![a](b)**[x]: y\n", [">", "a", "x", ": y"]),
    ] as [(String, [String])])
  func texts(_ text: String, _ expected: [String]) throws {
    #expect(try Self.texts(text) == expected)
  }
}
