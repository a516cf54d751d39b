import LessonKit
import LessonRunner
import Results
import SourceText
import TestSupport
import Testing

/// A lesson whose cell was updated.
private func updated(_ text: String) async throws -> VariedFolder {
  let lesson = try VariedFolder(text)
  let outcomes = await lesson.update()
  #expect(outcomes.flatMap(\.allFindings).isEmpty)
  return lesson
}

@Suite("Records of results for other values")
struct VariationUpdateTests {
  private static let cell = variedCell("{bits: 3...5}")

  @Test("Without a record, a cell counts as one without a transcript, and an update writes all three")
  func written() async throws {
    let lesson = try VariedFolder(Self.cell)
    #expect(await lesson.run().flatMap(\.cells).map(\.status) == [.noTranscript])
    let outcomes = await lesson.update()
    #expect(outcomes.flatMap(\.files).map { $0.split(separator: "/").last } == ["varied.lock", "lesson.md"])
    let text = try lesson.folder.text("lesson.md")
    #expect(text.contains(/```\n\n<!-- vary: 3 results, sha256 [0-9a-f]{64} -->\n/))
    #expect(try lesson.lock.contains(/\nsome\n(  [0-9a-f]{8} bits: [345]\n){3}$/))
    let run = await lesson.run()
    #expect(run.flatMap(\.cells).map(\.status) == [.agrees])
    #expect(Summary(run[0]).variations?[.results] == 3)
    let lock = try lesson.lock
    #expect(await lesson.update().flatMap(\.files).isEmpty)
    #expect(try (lesson.folder.text("lesson.md"), lesson.lock) == (text, lock))
  }

  @Test("A transcript without a digest counts as missing, and an update adds only the digest")
  func digestOnly() async throws {
    let lesson = try await updated(Self.cell)
    let whole = try lesson.folder.text("lesson.md")
    let without = whole.replacing(/\n<!-- vary.*-->\n/, with: "")
    try lesson.folder.write(without, to: "lesson.md")
    let outcome = await lesson.run()[0].cells[0]
    #expect(outcome.status == .noTranscript)
    #expect(outcome.reason == "its results for other values are not recorded")
    await lesson.update()
    #expect(try lesson.folder.text("lesson.md") == whole)
  }

  @Test("A changed result that no document shows is a difference with its values, until an update records it")
  func unseen() async throws {
    let lesson = try await updated(Self.cell)
    let (text, lock) = (try lesson.folder.text("lesson.md"), try lesson.lock)
    let digits = try #require(lock.firstMatch(of: /([0-9a-f]{8}) bits: 4/)).1
    try lesson.folder.write(lock.replacing("\(digits) bits: 4", with: "00000000 bits: 4"), to: "varied.lock")
    let cell = await lesson.run()[0].cells[0]
    #expect(cell.status == .differs)
    let difference = try #require(cell.differences.first)
    #expect(cell.differences.count == 1)
    #expect((difference.file, difference.line, difference.part) == ("varied.lock", 5, "bits: 4"))
    #expect((difference.expected, difference.found) == ("00000000", String(digits)))
    #expect(await lesson.update().flatMap(\.files).count == 1)
    #expect(try (lesson.folder.text("lesson.md"), lesson.lock) == (text, lock))
  }

  @Test(
    "A record that was edited is a difference, and an update restores it",
    arguments: [
      ("lesson.md", "sha256 ", "sha256 0"), ("lesson.md", "3 results", "4 results"),
      ("varied.lock", "bits: 3", "bits: 8"), ("varied.lock", "some", "other"),
      ("varied.lock", "some\n", "some\n<<<<<<< HEAD\n"), ("varied.lock", "bits: 5\n", "bits: 5\n  01234567 bits: 5\n"),
    ])
  func edited(_ file: String, _ old: String, _ new: String) async throws {
    let lesson = try await updated(Self.cell)
    let (text, lock) = (try lesson.folder.text("lesson.md"), try lesson.lock)
    let edited = try lesson.folder.text(file).replacing(old, with: new)
    try lesson.folder.write(edited, to: file)
    #expect(await lesson.run().flatMap(\.cells).map(\.status) == [.differs])
    #expect(!(await lesson.update(isDryRun: true)).flatMap(\.files).isEmpty)
    #expect(try lesson.folder.text(file) == edited)
    await lesson.update()
    #expect(try (lesson.folder.text("lesson.md"), lesson.lock) == (text, lock))
  }

  @Test("A lock file that is missing is a difference")
  func noLock() async throws {
    let lesson = try await updated(Self.cell)
    let lock = try lesson.lock
    try lesson.folder.remove("varied.lock")
    #expect(await lesson.run().flatMap(\.cells).map(\.status) == [.differs])
    await lesson.update()
    #expect(try lesson.lock == lock)
  }

  @Test("An update removes cells that no longer exist from the lock file, but not if only one cell is updated")
  func gone() async throws {
    let lesson = try await updated(Self.cell + "\n" + variedCell("{bits: 6}", name: "more"))
    #expect(try lesson.lock.contains("\nsome\n"))
    let text = try lesson.folder.text("lesson.md")
    try lesson.folder.write(text.replacing("name=some", with: "name=renamed"), to: "lesson.md")
    await lesson.update("lesson.md#more")
    #expect(try lesson.lock.contains("\nsome\n"))
    await lesson.update()
    #expect(try !lesson.lock.contains("\nsome\n"))
    #expect(try lesson.lock.contains("\nrenamed\n"))
    try lesson.write("No cells.\n")
    await lesson.update()
    #expect(try !lesson.lock.contains("bits"))
  }

  @Test("The languages of a lesson share the record")
  func languages() async throws {
    let lesson = try VariedFolder(Self.cell)
    try lesson.write(Self.cell, to: "lesson.ja.md")
    let updates = await lesson.update()
    #expect(updates.flatMap(\.files).count == 3)
    let digests = try ["lesson.md", "lesson.ja.md"].map { name in
      try #require(try lesson.folder.text(name).firstMatch(of: /<!-- vary.*-->/)).0
    }
    #expect(digests[0] == digests[1])
    #expect(await lesson.run().flatMap(\.cells).map(\.status) == [.agrees, .agrees])
    // The lock file keeps a cell that only another language has.
    try lesson.write("No cells.\n")
    await lesson.update("lesson.md")
    #expect(try lesson.lock.contains("\nsome\n"))
  }

  @Test("In a collapsed block, the digest is above the slips, which are still read")
  func prediction() async throws {
    let cell = """
      ```experiment sample.power name=some predict=power vary="{exponent: 0...3}"
      of: [3]
      ```

      """
    let lesson = try await updated(cell)
    let text = try lesson.folder.text("lesson.md")
    #expect(text.contains(/\|\n\n<!-- vary: 4 results, .*-->\n\n<\/details>\n/))
    let slip = "- `27`: once more. <!-- if: exponent=3 -->\n"
    try lesson.folder.write(text.replacing("\n</details>", with: "\n\(slip)\n</details>"), to: "lesson.md")
    let run = await lesson.run()
    #expect(run.flatMap(\.allFindings).isEmpty)
    #expect(run.flatMap(\.cells).map(\.status) == [.agrees])
    #expect(run[0].cells[0].prediction?.slips.count == 1)
    #expect(await lesson.update().flatMap(\.files).isEmpty)
  }

  @Test("An update writes the same in every container and with every line end", arguments: ["", "> ", "  "])
  func containers(_ prefix: String) async throws {
    let first = prefix == "  " ? "- " : prefix
    for ending in ["\n", "\r\n", "\r"] {
      let lines = (variedCell("{bits: 3...4}", "word: plain") + "\nText.").split(
        separator: "\n", omittingEmptySubsequences: false)
      let text = lines.enumerated().map { index, line in
        line.isEmpty && prefix == "  " ? "" : (index == 0 ? first : prefix) + line
      }.joined(separator: ending)
      let lesson = try VariedFolder("")
      try lesson.folder.write("---\(ending)title: T\(ending)---\(ending)\(ending)\(text)", to: "lesson.md")
      #expect(await lesson.update().flatMap(\.allFindings).isEmpty)
      let written = try lesson.folder.text("lesson.md")
      let kept = written.split(separator: ending, omittingEmptySubsequences: false).map(String.init)
      #expect(text.split(separator: ending).allSatisfy { kept.contains(String($0)) })
      #expect(await lesson.run().flatMap(\.cells).map(\.status) == [.agrees], "\(prefix.debugDescription)")
      #expect(await lesson.update().flatMap(\.files).isEmpty)
    }
  }

  @Test("A digest without a cell that varies is reported")
  func lost() async throws {
    let lesson = try await updated(Self.cell)
    let text = try lesson.folder.text("lesson.md").replacing(#/ vary="[^"]*"/#, with: "")
    try lesson.folder.write(text, to: "lesson.md")
    let findings = await lesson.run().flatMap(\.allFindings)
    #expect(
      findings.map { "\($0.message)" } == [
        "This comment records results for other values, but belongs to no cell with `vary`."
      ])
  }

  @Test("A document that is not a lesson has a lock file of its own")
  func otherDocument() async throws {
    let lesson = try VariedFolder(Self.cell, name: "notes.md")
    await lesson.update("notes.md")
    #expect(try lesson.folder.names() == ["notes.md", "notes.varied.lock"])
    #expect(await lesson.run("notes.md").flatMap(\.cells).map(\.status) == [.agrees])
  }
}
