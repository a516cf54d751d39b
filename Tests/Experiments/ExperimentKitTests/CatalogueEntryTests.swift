import ExperimentKit
import Results
import SourceText
import Testing

@Suite("Preparing an experiment")
struct CatalogueEntryTests {
  @Test("The entry has the declaration of the type")
  func entry() {
    let entry = CatalogueEntry(Everything.self)
    #expect(entry.name == "sample.everything" && entry.summary.ja == "すべてを受け取る。" && entry.example == "bits=5")
    #expect(entry.parameters.map(\.name) == ["bits", "encoding", "wraps", "label", "codes", "seed"])
    #expect(entry.kind == .lines)
    #expect(CatalogueEntry(Nothing.self).kind == .table && CatalogueEntry(Nothing.self).example == "")
  }

  @Test("A missing required parameter is reported at the cell")
  func missing() async throws {
    #expect(
      try await outcome(Everything.self, "") == [
        "a.md:4: The parameter `bits` of `sample.everything` is missing. It takes a whole number from 1 to 64."
      ])
  }

  @Test(
    "An unknown parameter is reported at its line, with the near miss and the list",
    arguments: [
      ("bist", "Did you mean `bits`? "), ("Bits", "Did you mean `bits`? "), ("code", "Did you mean `codes`? "),
      ("x", ""),
    ])
  func unknown(_ key: String, _ suggestion: String) async throws {
    #expect(
      try await outcome(Everything.self, "bits: 5\n\(key): 1") == [
        "a.md:6: `sample.everything` has no parameter `\(key)`. \(suggestion)"
          + "The parameters are: `bits`, `encoding`, `wraps`, `label`, `codes`, `seed`."
      ])
  }

  @Test("An experiment without parameters suggests none")
  func noParameters() async throws {
    #expect(try await outcome(Nothing.self, "") == TableText(Table([], rows: []), .english).lines)
    #expect(
      try await outcome(Nothing.self, "bits: 5") == [
        "a.md:5: `sample.nothing` has no parameter `bits`. It takes none: remove the line."
      ])
  }

  @Test("A duplicate parameter is reported, for entries of any origin")
  func duplicate() async throws {
    let twice = try entries("bits: 5\nwraps: true") + entries("\n\nbits: 6")
    guard
      case .failure(let findings) = CatalogueEntry(Everything.self).prepare(
        twice, line: 4, place: { Place(file: "a.md", line: $0) })
    else {
      Issue.record("taken twice")
      return
    }
    #expect(findings.all.map(\.description) == ["a.md:7: Duplicate parameter `bits`. Remove one of the two."])
  }

  @Test("All errors are reported at once, in the order of the lines, with missing parameters at the end")
  func together() async throws {
    let text = "wraps: 1\nbit: 5\nlabel:\n  a: b\ncodes:\n  - [x]\n  - y\n  -\nseed: 10"
    let lines = try await outcome(Everything.self, text).map { $0.split(separator: ":")[1] }
    #expect(lines == ["5", "6", "8", "10", "12", "13", "4"])
  }

  @Test(
    "Rules on several parameters are checked if each is valid, and reported at the right line",
    arguments: [
      ("label: bad\nbits: 5", ["a.md:5: The label is bad. Choose another."]),
      ("bits: 2\ncodes: [000, 00, 1111]", ["a.md:100: `000` is too wide.", "a.md:102: `1111` is too wide."]),
      ("bits: 0\nlabel: bad", ["a.md:5: The parameter `bits` cannot be `0`. It takes a whole number from 1 to 64."]),
      ("bits: 5\nlabel: lost", ["a.md:4: Lost()"]),
    ])
  func several(_ text: String, _ messages: [String]) async throws {
    #expect(try await outcome(Everything.self, text) == messages)
  }

  @Test(
    "Prepared experiments are the same if their decoded parameters are",
    arguments: [
      ("bits: 5", "bits: 05", true),
      ("bits: 5", "bits: '5'\nencoding: twos-complement", true),
      ("bits: 5\ncodes: 1", "codes: ['1']\nbits: 5", true),
      ("bits: 5", "bits: 6", false),
      ("bits: 5\ncodes: 01", "bits: 5\ncodes: 1", false),
      ("bits: 5", "bits: 5\nseed: 0", false),
    ])
  func same(_ left: String, _ right: String, _ isSame: Bool) async throws {
    let (first, second) = (try prepare(Everything.self, left).get(), try prepare(Everything.self, right).get())
    #expect(first.isSame(as: second) == isSame)
    #expect(second.isSame(as: first) == isSame)
    #expect(first.isSame(as: first))
  }

  @Test("Experiments of different types are never the same")
  func types() async throws {
    let nothing = try prepare(Nothing.self, "").get()
    #expect(!nothing.isSame(as: try prepare(Everything.self, "bits: 5").get()))
    #expect(nothing.isSame(as: try prepare(Nothing.self, "").get()))
  }
}
