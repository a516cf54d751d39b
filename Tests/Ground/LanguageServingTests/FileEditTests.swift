import Foundation
import LanguageServing
import Testing

@Suite("Edits that rename files")
struct FileEditTests {
  private func json(_ edit: FileEdit) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(edit), as: UTF8.self)
  }

  private static let start = Position(line: 0, character: 0)

  @Test("An edit without renames is a map of changes, and one with renames a list of operations")
  func forms() throws {
    var edit = FileEdit(["file:///a": [TextEdit(TextRange(Self.start, Self.start), "x")]])
    let change = #"{"newText":"x","range":{"end":{"character":0,"line":0},"start":{"character":0,"line":0}}}"#
    #expect(try json(edit) == #"{"changes":{"file:///a":[\#(change)]}}"#)
    edit.renames = [.init(from: "file:///b", to: "file:///c")]
    let document = #"{"edits":[\#(change)],"textDocument":{"uri":"file:///a","version":null}}"#
    let rename = #"{"kind":"rename","newUri":"file:///c","oldUri":"file:///b"}"#
    #expect(try json(edit) == #"{"documentChanges":[\#(document),\#(rename)]}"#)
  }

  @Test(
    "An editor renames files only if it takes lists of changes and says that it renames",
    arguments: [
      (#"{"documentChanges":true,"resourceOperations":["create","rename"]}"#, true),
      (#"{"documentChanges":true,"resourceOperations":["create"]}"#, false),
      (#"{"resourceOperations":["rename"]}"#, false),
      ("null", false),
    ])
  func capabilities(edit: String, renames: Bool) throws {
    let text = #"{"params":{"capabilities":{"workspace":{"workspaceEdit":\#(edit)}}}}"#
    let capabilities = try MessageBody(Array(text.utf8)).parameters(EditCapabilities.self)
    #expect(capabilities.renamesFiles == renames)
  }
}
