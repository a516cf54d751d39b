import LessonKit
import TestSupport
import Testing

@Suite("Cached results for other values")
struct KeptVariationTests {
  @Test("A warm run computes nothing, and an edit of another cell computes no other values again")
  func warm() async throws {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(2)
    let word = cached.word
    let varied = cached.cell("a", "slow", name: "varied").replacing(
      "name=varied", with: "name=varied vary=\"{text: [\(word) b, \(word) c]}\"")
    try cached.folder.write(cached.lesson(varied), to: "lesson.md")
    #expect(await cached.update().changed == 1)
    await cached.run()
    let warm = await cached.run()
    #expect((warm.summary.cells[.agrees], warm.summary.variations?[.results], warm.computed) == (2, 3, 0))
    let text = try cached.folder.text("lesson.md")
    try cached.folder.write(text + "\nText.\n", to: "lesson.md")
    let edited = await cached.run()
    // Only the quick cell is computed again.
    #expect((edited.summary.cells[.agrees], edited.summary.variations?[.results], edited.computed) == (2, 3, 1))
  }

  @Test("An edit of the lock file makes a cached verdict invalid")
  func lock() async throws {
    let cached = try CachedFolder()
    let varied = cached.cell("a", name: "varied").replacing(
      "name=varied", with: "name=varied vary=\"{text: \(cached.word) b}\"")
    try cached.folder.write(cached.lesson(varied), to: "lesson.md")
    await cached.update()
    #expect(await cached.run().summary.cells[.agrees] == 2)
    let lock = try cached.folder.text("varied.lock")
    try cached.folder.write(lock.replacing(" b\n", with: " c\n"), to: "varied.lock")
    #expect(await cached.run().summary.cells[.differs] == 1)
  }
}
