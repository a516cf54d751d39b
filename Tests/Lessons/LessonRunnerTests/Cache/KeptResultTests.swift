import LessonKit
import LessonRunner
import TestSupport
import Testing

@Suite("Cached results")
struct KeptResultTests {
  @Test("A slow result is computed again only if its own cell changes, even for a report")
  func slow() async throws {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(100)
    let text = cached.lesson(cached.cell("more", name: "more"), manner: "slower")
    try cached.folder.write(text, to: "lesson.md")
    #expect(await cached.run().computed == 2)
    try cached.folder.write(text.replacing(" more", with: " most"), to: "lesson.md")
    #expect(await cached.run().computed == 1)
    #expect(await cached.run(keepsResults: true).computed == 1)
    try cached.folder.write(text.replacing("manner: slower", with: "manner: slower # yet"), to: "lesson.md")
    #expect(await cached.run().computed == 2)
  }

  @Test("The languages of a lesson share slow results")
  func languages() async throws {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(2)
    for name in ["lesson.md", "lesson.ja.md"] { try cached.folder.write(cached.lesson(manner: "slow"), to: name) }
    let first = await cached.run("")
    #expect((first.summary.cells[.agrees], first.computed) == (2, 1))
  }

  @Test("A cached result is compared like a computed one")
  func result() async throws {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(2)
    let text = cached.lesson(manner: "slow")
    try cached.folder.write(text, to: "lesson.md")
    await cached.run()
    try cached.folder.write(text.replacing("transcript\n", with: "transcript\nx"), to: "lesson.md")
    let second = await cached.run()
    #expect((second.summary.cells[.differs], second.computed) == (1, 0))
  }

  @Test("A result that no cell needs any longer is removed from the cache")
  func forgotten() async throws {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(2)
    let text = cached.lesson(manner: "slow")
    try cached.folder.write(text, to: "lesson.md")
    await cached.run()
    try cached.folder.write(text.replacing(cached.word, with: cached.word + " b"), to: "lesson.md")
    await cached.run()
    try cached.folder.write(text, to: "lesson.md")
    #expect(await cached.run().computed == 1)
    #expect(try cached.files().count == 1)
  }
}
