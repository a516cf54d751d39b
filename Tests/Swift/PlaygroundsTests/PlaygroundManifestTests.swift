import SourceText
import Testing

@testable import Playgrounds
@testable import SwiftCells

@Suite("contents.xcplayground")
struct PlaygroundManifestTests {
  private func pages(_ text: String) throws -> [PlaygroundManifest.Page]? {
    try PlaygroundManifest(Array(text.utf8), path: "c").pages
  }

  @Test("The manifest's pages are read with their lines, whatever is between them")
  func pages() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE playground>
      <playground version='6.0' a = "x">
        <!-- <page name='no'/> -->
        <pages>
          <page name='A &amp; B'/><page name="日本">
          </page>
        </pages>
        <page name='outside'/>
      </playground>
      """
    #expect(try pages(text) == [.init(name: "A & B", line: 6), .init(name: "日本", line: 6)])
    #expect(try pages("<playground/>") == nil)
    #expect(try pages("<playground><pages/></playground>") == [])
  }

  @Test(
    "Errors in the manifest's XML are reported with their lines",
    arguments: [
      ("", 1, "There is no `<playground>` here."), ("words", 1, "There is no `<playground>` here."),
      ("<playground>\n<pages>\n", 3, "`<pages>` is not closed."),
      ("<playground>\n</pages>", 2, "`</pages>` ends no element that is open here."),
      ("<playground", 1, "`<playground` is not closed by `>`."), ("\n<>", 2, "There is no name after `<`."),
      ("<playground a>", 1, "The attribute `a` has no value."),
      ("<playground a=b>", 1, "The value of `a` is not in quotation marks."),
      ("<playground\na='b>\n<pages>", 2, "The value of `a` is not closed."),
      ("\n<!-- x", 2, "This comment is not closed."), ("<?xml", 1, "This declaration is not closed."),
      ("<playground><pages><page/></pages></playground>", 1, "This page has no `name`."),
    ])
  func broken(_ text: String, _ line: Int, _ message: String) {
    let finding = #expect(throws: Finding.self) { try pages(text) }
    #expect(finding?.place == Place(file: "c", line: line))
    #expect(finding?.message.description == message)
  }
}
