import Foundation
import Testing

@Suite("Recorded playgrounds")
struct PlaygroundTests {
  private static let fixtures = packageRoot + "/Tests/Commands/LessonCommandsTests/Fixtures"

  @Test(
    "The results of a playground match the recorded ones",
    arguments: [
      ("Expressions", "en"), ("Expressions", "ja"), ("Concurrency", "en"), ("Trap", "en"), ("Shared", "en"),
      ("LiveView", "en"),
    ])
  func fixture(_ name: String, _ language: String) async throws {
    let recorded = "\(name)\(language == "en" ? "" : ".\(language)").md"
    let run = await PlayFolder.lesson(
      ["play", "\(name).playground", "--expect", recorded, "--language", language], in: Self.fixtures)
    #expect(run.status == 0, "\(run.output)\(run.messages)")
    #expect(run.messages.isEmpty)
  }

  @Test("The results of the pages of `Playground/` match the recorded ones")
  func lessons() async throws {
    let run = await PlayFolder.lesson(
      ["play", "Playground/Lessons.playground", "--expect", "Playground/results.md"], in: packageRoot)
    #expect(run.status == 0, "\(run.output)\(run.messages)")
    #expect(run.output == "6 pages: the results agree with Playground/results.md\n")
  }

  @Test("The JSON contains every result of a loop")
  func json() async throws {
    let folder = try PlayFolder(page: "for i in 0..<3 { i * i }\nprint(\"é\", terminator: \"\")\n")
    let run = await folder.play("A.playground", "--format", "json")
    let pages = try #require(try object(run.output)["pages"] as? [[String: Any]])
    let page = try #require(pages.first)
    #expect(page["output"] as? String == "é")
    #expect(page["ending"] as? [String: String] == ["kind": "finished"])
    let results = try #require(page["results"] as? [[String: Any]])
    #expect(results.map { $0["kind"] as? String } == ["value", "printed"])
    #expect(results[0]["values"] as? [String] == ["0", "1", "4"])
    #expect(results[0]["count"] as? String == "3")
    #expect(results[0]["line"] as? String == "1")
    #expect(results[0]["column"] as? String == "18")
    #expect(results[1]["values"] as? [String] == ["é"])
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }
}
