import Foundation
import SourceText
import TestSupport
import Testing

@Suite("Leftovers of killed updates")
struct TextFileLeftoversTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test("Only the drafts of killed updates are removed")
  func removed() throws {
    let others = [
      "a.md", "a.md.lesson-update", ".lesson-update", ".a.lesson-updates", "b.lesson-update",
      "below/.a.md.lesson-update",
    ]
    for name in others + [".a.md.lesson-update", ".ring.svg.lesson-update"] { try folder.write("half", to: name) }
    folder.link(".link.md.lesson-update", to: "a.md")
    mkfifo(folder(".pipe.lesson-update"), 0o600)
    try FileManager.default.createDirectory(atPath: folder(".folder.lesson-update"), withIntermediateDirectories: true)
    let left = TextFile.removeLeftovers(in: folder.path)
    #expect(left.drafts == [".a.md.lesson-update", ".ring.svg.lesson-update"] && left.copies.isEmpty)
    #expect(
      try Set(folder.names)
        == Set(others.prefix(5))
        .union(["below", ".link.md.lesson-update", ".pipe.lesson-update", ".folder.lesson-update"]))
    #expect(try folder.names(in: "below") == [".a.md.lesson-update"])
  }

  @Test("A copy of a file's old bytes stays and is reported")
  func copies() throws {
    for name in [".a.md.lesson-copy", ".b.md.lesson-update"] { try folder.write("old", to: name) }
    let found = TextFile.leftovers(among: try folder.names(), in: folder.path)
    #expect(found.drafts == [".b.md.lesson-update"] && found.copies == [".a.md.lesson-copy"])
    #expect(try folder.names().count == 2)
    #expect(TextFile.removeLeftovers(in: folder.path).copies == [".a.md.lesson-copy"])
    #expect(try folder.names() == [".a.md.lesson-copy"])
    #expect(TextFile.leftovers(among: ["a.md", ".hidden"], in: folder.path).isEmpty)
  }

  @Test("A draft that is being written stays")
  func locked() throws {
    try folder.write("half", to: ".a.md.lesson-update")
    let descriptor = open(folder(".a.md.lesson-update"), O_WRONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    TextFile.removeLeftovers(in: folder.path)
    #expect(try folder.names == [".a.md.lesson-update"])
    #expect(flock(descriptor, LOCK_UN) == 0)
    TextFile.removeLeftovers(in: folder.path)
    #expect(try folder.names == [])
  }

  @Test("A search for leftovers disturbs no write in the same folder")
  func searched() throws {
    let paths = try (0..<100).map { try folder.write("old", to: "\($0).md") }
    let writing = FileChanges.Writing(
      paths.map { [FileChange($0, to: Array("new".utf8), ifStill: Array("old".utf8))] })
    while !writing.isDone { TextFile.removeLeftovers(in: folder.path) }
    #expect(writing.outcomes().compactMap(\.finding).isEmpty)
    #expect(try folder.names().count == paths.count)
  }

  @Test("Another user's draft stays", .enabled(if: TemporaryFolder.canGiveAway))
  func foreign() throws {
    try folder.write("half", to: ".a.md.lesson-update")
    folder.giveAway(".a.md.lesson-update")
    TextFile.removeLeftovers(in: folder.path)
    #expect(try folder.names == [".a.md.lesson-update"])
  }
}
