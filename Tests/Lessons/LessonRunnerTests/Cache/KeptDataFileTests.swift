import LessonKit
import TestSupport
import Testing

@Suite("Documents whose parameters name files")
struct KeptDataFileTests {
  /// Returns a lesson whose cell prints the content of a file.
  private func lesson(_ cached: CachedFolder, holding content: String, manner: String = "quick", rest: String = "")
    -> String
  {
    """
    ---
    title: T
    ---

    ```experiment counted.lines name=counted
    text: \(cached.word)
    manner: \(manner)
    file: data/a.csv
    ```

    ```transcript
    \(cached.word)
    \(content)
    ```

    \(rest)
    """
  }

  @Test("A document runs again if a file of a parameter changes, disappears, or appears", arguments: ["quick", "slow"])
  func changed(manner: String) async throws {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(2)
    try cached.folder.write(lesson(cached, holding: "1", manner: manner), to: "lesson.md")
    try cached.folder.write("1", to: "data/a.csv")
    let first = await cached.run()
    #expect(first.summary.cells[.agrees] == 1 && first.computed == 1)
    #expect(await cached.run().computed == 0)
    try cached.folder.write("2", to: "data/a.csv")
    let second = await cached.run()
    #expect(second.summary.cells[.differs] == 1 && second.computed == 1)
    try cached.folder.remove("data/a.csv")
    let none = await cached.run()
    #expect(none.summary.cells[.couldNotRun] == 1 && none.computed == 0)
    try cached.folder.write("1", to: "data/a.csv")
    #expect(await cached.run().summary.cells[.agrees] == 1)
  }

  @Test("If the prose and a data file change, the cell is computed with the new content of the file")
  func prose() async throws {
    var cached = try CachedFolder()
    cached.quick = .milliseconds(2)
    try cached.folder.write(lesson(cached, holding: "1", manner: "slow"), to: "lesson.md")
    try cached.folder.write("1", to: "data/a.csv")
    await cached.run()
    try cached.folder.write(lesson(cached, holding: "1", manner: "slow", rest: "The end."), to: "lesson.md")
    try cached.folder.write("2", to: "data/a.csv")
    #expect(await cached.run().summary.cells[.differs] == 1)
  }
}
