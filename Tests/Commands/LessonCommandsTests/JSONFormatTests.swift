import Foundation
import TestSupport
import Testing

@Suite("`--format json`")
struct JSONFormatTests {
  private func json(_ words: String..., in folder: String = packageRoot) async throws -> Any {
    let run = await CommandLineRun.lesson(words + ["--format", "json"], in: folder)
    #expect(run.messages == "")
    return try JSONSerialization.jsonObject(with: Data(run.output.utf8))
  }

  @Test("A table is an array of objects with column ids as keys and numbers as text")
  func table() async throws {
    let rows = try await json("try", "integer.table", "encoding=sign-magnitude", "bits=2", "--language", "ja")
    #expect(
      rows as? [[String: String]] == [
        ["bits": "00", "value": "0"], ["bits": "01", "value": "1"], ["bits": "10", "value": "-0"],
        ["bits": "11", "value": "-1"],
      ])
  }

  @Test("A list of lessons has numbers as numbers")
  func list() async throws {
    let folder = try TemporaryFolder()
    let cell = "```experiment integer.increment\ncode: 1\nbits: 1\n```\n"
    try folder.write("---\ntitle: One\nminutes: 20\n---\n\n\(cell)", to: "lessons/a/lesson.md")
    try folder.write("---\ntitle: Two\n---\n", to: "lessons/b/lesson.md")
    let lessons = try await json("list", in: folder.path) as? [[String: Any]]
    #expect(lessons?.count == 2)
    #expect(lessons?.first?["minutes"] as? Int == 20 && lessons?.first?["cells"] as? Int == 1)
    #expect(lessons?.first?["languages"] as? [String] == ["en"] && lessons?.last?["minutes"] == nil)
  }

  @Test("A figure has its alternative text and SVG, a diagram its states and transitions")
  func others() async throws {
    let figure = try await json("try", "integer.ring", "encoding=unsigned") as? [String: String]
    #expect(figure?.keys.sorted() == ["alt", "svg"])
    let diagram = try await json("try", "integer.carry") as? [String: [[String: String]]]
    #expect(diagram?.keys.sorted() == ["states", "transitions"])
  }

  @Test("An experiment has the same JSON by itself as in the list, with its topic and a translated schema")
  func experiments() async throws {
    let folder = try TemporaryFolder()
    let all = try #require(
      try await json("experiments", "--language", "ja", in: folder.path) as? [[String: Any]])
    let one = try #require(try await json("experiments", "integer.table", "--language", "ja") as? [String: Any])
    let found = try #require(all.first { $0["name"] as? String == "integer.table" })
    #expect(NSDictionary(dictionary: one) == NSDictionary(dictionary: found))
    #expect(one.keys.sorted() == ["example", "name", "parameters", "result", "schema", "summary", "topic"])
    let properties = (one["schema"] as? [String: Any])?["properties"] as? [String: [String: Any]]
    #expect(properties?["bits"]?["maximum"] as? Int == 64)
    #expect(properties?["bits"]?["description"] as? String == "ビット数。")
    let names = (one["parameters"] as? [[String: String]])?.compactMap { $0["parameter"] }
    #expect(names?.sorted() == properties?.keys.sorted() && one["topic"] as? String == "integer")
  }

  @Test("A run prints its saved outcomes with the version of the format, without null")
  func run() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("```experiment integer.carry\n```\n\n```swift ignore=\"why\"\n```\n", to: "a.md")
    let record = try await json("run", path, "--reproducible") as? [String: Any]
    #expect(record?.keys.sorted() == ["documents", "findings", "schema-version", "summary"])
    #expect(record?["schema-version"] as? Int == 2)
    let summary = record?["summary"] as? [String: Any]
    #expect(summary?["no-transcript"] as? Int == 1)
    #expect(summary?["skipped"] as? Int == 1)
    #expect((summary?["listings"] as? [String: Any])?["skipped"] as? Int == 1)
    let output = await CommandLineRun.lesson("run", path, "--format", "json").output
    #expect(!output.contains("null"))
    #expect(!output.contains(folder.path), "no absolute path in an outcome")
  }
}
