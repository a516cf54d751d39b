import LessonKit
import SourceText
import TestSupport
import Testing

@testable import LessonCheck

@Suite("Texts that an editor has not saved")
struct UnsavedTextTests {
  private static func codes(_ folder: CheckFolder, _ text: String, unsaved: [String: String] = [:]) -> [String] {
    let path = folder.folder.path + "/notes.md"
    let texts = Dictionary(unsaved.map { ("\(folder.folder.path)/\($0.key)", Array($0.value.utf8)) }) { $1 }
    let document = Document(SourceFile(path: path, bytes: Array(text.utf8)))
    return Checker.check([[document]], unsaved: texts) { $0 }.findings.map(\.code)
  }

  @Test("A rule reads the text of an open document instead of its file")
  func open() throws {
    let folder = try CheckFolder([("other.md", "# Old\n")])
    let text = "[other](other.md#new)\n"
    #expect(Self.codes(folder, text) == ["broken-anchor"])
    #expect(Self.codes(folder, text, unsaved: ["other.md": "# New\n"]) == [])
  }

  @Test("A document that was never saved exists for a rule")
  func neverSaved() throws {
    let folder = try CheckFolder([])
    #expect(Self.codes(folder, "[other](other.md)\n") == ["broken-link"])
    #expect(Self.codes(folder, "[other](other.md)\n", unsaved: ["other.md": ""]) == [])
    #expect(Self.codes(folder, "[other](other.md)\n", unsaved: ["a/other.md": ""]) == ["broken-link"])
  }

  @Test("The fix of one finding leaves the others")
  func oneFix() throws {
    let folder = try CheckFolder([("spellings.yml", "- {write: color, not: [colour], language: en}\n")])
    let path = folder.folder.path + "/notes.md"
    let document = Document(SourceFile(path: path, bytes: Array("One colour.\n\nTwo colour.\n".utf8)))
    let report = Checker.check([[document]]) { $0 }
    #expect(report.findings.count == 2)
    let fixed = try #require(report.findings.last.flatMap(report.safeFix))
    #expect(String(decoding: fixed.bytes, as: UTF8.self) == "One colour.\n\nTwo color.\n")
  }
}
