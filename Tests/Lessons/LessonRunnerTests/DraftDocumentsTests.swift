import LessonKit
import LessonRunner
import SourceText
import TestSupport
import Testing

@Suite("Drafts of documents")
struct DraftDocumentsTests {
  private static let text = "---\ntitle: T\n---\n\n```experiment integer.carry name=a\nx: 1\n```\n"
  private static let names = ["a/lesson.md", "a/lesson.ja.md", "a/notes.md"]

  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in names { try folder.write(text, to: name) }
    return folder
  }

  @Test("A draft changes no file until it is written into all languages of the lesson", arguments: names.prefix(2))
  func tried(_ name: String) throws {
    let folder = try Self.folder()
    let working = WorkingFolder.current.folder(of: folder.path + "/")
    var drafts = DraftDocuments()
    try drafts.change("x", to: "2", in: .init(path: name, index: 0), working)
    try drafts.change("y", to: "3", in: .init(path: name, index: 0), working)
    let changed = Self.text.replacing("x: 1", with: "x: 2\ny: 3")
    #expect(try working.reading(drafts).document(name).file.bytes == Array(changed.utf8))
    for name in Self.names { #expect(try folder.text(name) == Self.text) }
    #expect(Set(drafts.cells.map(\.path)) == Set(Self.names.prefix(2)))
    #expect(try drafts.write().isEmpty)
    #expect(try Self.names.map(folder.text) == [changed, changed, Self.text])
  }

  @Test("No draft is written if another program has changed one of the documents meanwhile")
  func elsewhere() throws {
    let folder = try Self.folder()
    let working = WorkingFolder.current.folder(of: folder.path + "/")
    var drafts = DraftDocuments()
    try drafts.change("x", to: "2", in: .init(path: "a/lesson.md", index: 0), working)
    try folder.write("Other.\n" + Self.text, to: "a/lesson.ja.md")
    #expect(throws: Finding.self) { try drafts.write() }
    #expect(try Self.names.map(folder.text) == [Self.text, "Other.\n" + Self.text, Self.text])
  }

  @Test("A change that cannot be made in one language changes none")
  func severalLines() throws {
    let folder = try Self.folder()
    let other = Self.text.replacing("x: 1", with: "x:\n  - 1")
    try folder.write(other, to: "a/lesson.ja.md")
    let working = WorkingFolder.current.folder(of: folder.path + "/")
    var drafts = DraftDocuments()
    #expect(throws: Finding.self) {
      try drafts.change("x", to: "2", in: .init(path: "a/lesson.md", index: 0), working)
    }
    #expect(drafts == DraftDocuments())
  }

  @Test("The text of an editor is read instead of its file, and never written")
  func ofEditor() throws {
    let folder = try Self.folder()
    let working = WorkingFolder.current.folder(of: folder.path + "/")
    var drafts = DraftDocuments()
    drafts.hold(Array("Unsaved.\n".utf8), of: "a/notes.md", in: working)
    drafts.hold(Array("New.\n".utf8), of: "a/new.md", in: working)
    #expect(try working.reading(drafts).document("a/notes.md").file.bytes == Array("Unsaved.\n".utf8))
    #expect(try working.reading(drafts).document("a/new.md").file.bytes == Array("New.\n".utf8))
    #expect(try drafts.write().isEmpty)
    #expect(try Self.names.map(folder.text) == [Self.text, Self.text, Self.text])
    #expect(throws: Finding.self) { try working.document("a/new.md") }
  }
}
