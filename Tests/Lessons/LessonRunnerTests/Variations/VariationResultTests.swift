import ExperimentKit
import LessonKit
import Results
import SourceText
import TestSupport
import Testing

@testable import LessonRunner

@Suite("Results for other values")
struct VariationResultTests {
  @Test("A refusal is a result, and values that fail are left out with a warning")
  func failures() async throws {
    let lesson = try VariedFolder(variedCell("{word: [plain, refused, failing, unavailable]}"))
    await lesson.update()
    let run = await lesson.run()
    #expect(run.flatMap(\.cells).map(\.status) == [.agrees])
    let counts = try #require(Summary(run[0]).variations)
    #expect((counts[.results], counts[.refusals], counts[.failures]) == (2, 1, 2))
    #expect(
      run[0].warnings.map { "\($0.message)" } == [
        "There is no result for `word: failing`. The word fails.",
        "There is no result for `word: unavailable`: it is not here.",
      ])
    #expect(run[0].warnings.allSatisfy { $0.place.line == 5 && $0.help != nil })
    #expect(try lesson.folder.text("lesson.md").contains("<!-- vary: 2 results, "))
  }

  @Test("A recorded result that this machine cannot compute is neither a difference nor removed")
  func undecided() async throws {
    let lesson = try VariedFolder(variedCell("{word: [plain, refused, unavailable]}"))
    await lesson.update()
    let lock = try lesson.lock.replacing("word: refused\n", with: "word: refused\n  01234567 word: unavailable\n")
    try lesson.folder.write(lock, to: "varied.lock")
    let text = try lesson.folder.text("lesson.md").replacing("sha256 ", with: "sha256 0")
    try lesson.folder.write(text, to: "lesson.md")
    let run = await lesson.run()
    #expect(run.flatMap(\.cells).map(\.status) == [.agrees])
    #expect(run[0].warnings.count == 1)
    #expect(await lesson.update().flatMap(\.files).isEmpty)
  }

  @Test("A result that takes longer than two seconds is left out with a warning")
  func slow() async throws {
    let lesson = try VariedFolder(variedCell("{word: [plain, slow]}"))
    let start = ContinuousClock.now
    let run = await lesson.run()
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(
      run[0].warnings.map { "\($0.message)" } == ["There is no result for `word: slow`: it takes longer than 2 s."])
  }

  @Test("The cell's own result is the result of the recorded values")
  func recorded() async throws {
    let lesson = try VariedFolder(variedCell("{bits: [4, 6], flag: all}", "code: 3"))
    let runner = Runner(catalogue: variedCatalogue)
    let item = Selection(["\(lesson.folder.path)/lesson.md"]).groups[0][0]
    let cells = try await runner.variedCells(of: item)
    let cell = try #require(cells.first)
    #expect(cell.parameters.map(\.declaration.name) == ["bits", "flag"])
    #expect(cell.results.map(\.state.text).first == "bits: 5, flag: true")
    #expect(cell.results.count == 6)
    let own = await lesson.run()[0].cells[0].result
    let recorded = try #require(cell.results.first { $0.state.isRecorded })
    guard case .result(let result) = recorded.result else {
      Issue.record("the recorded values have no result")
      return
    }
    #expect(result == own)
  }

  @Test("A result changes its hash if it changes in any language")
  func hashes() {
    func hash(_ english: String, _ japanese: String) -> String {
      VariedRecord.hash(of: .lines(Lines([LocalizedText(en: english, ja: japanese)])))
    }
    #expect(Set([hash("a", "b"), hash("b", "a"), hash("a", "a"), hash("a", "c"), hash("a\nb", "")]).count == 5)
    let png = { (bytes: [UInt8], alt: String) in
      VariedRecord.hash(of: .picture(Picture(.png(bytes), alt: LocalizedText(alt))))
    }
    #expect(png([1], "a") == png([2], "a"))
    #expect(png([1], "a") != png([1], "b"))
  }

  @Test("With `--vary`, the written parameters of other cells change one at a time, and nothing is recorded")
  func all() async throws {
    var lesson = try VariedFolder(
      """
      ```experiment varied.lines name=one
      flag: true
      word: plain
      ratio: 1/2
      bits: 3
      ```

      ```experiment varied.lines name=two vary=none
      flag: true
      ```

      ```experiment sample.table name=three
      rows: 1
      ```

      """)
    await lesson.update()
    #expect(Summary(await lesson.run()[0]).variations == nil)
    lesson.variesAll = true
    let run = await lesson.run()
    #expect(run.flatMap(\.cells).map(\.status) == [.agrees, .agrees, .agrees])
    let counts = try #require(Summary(run[0]).variations)
    // The cell, another flag, four words of which three have no result, 63 numbers of bits; 101 rows are too many.
    #expect(counts[.cells] == 2)
    #expect(counts[.results] == 1 + 1 + 1 + 63 + 1)
    #expect((counts[.refusals], counts[.failures], counts[.omitted]) == (1, 3, 1))
    // The word that another machine may know is no reason to warn.
    #expect(run[0].warnings.count == 2)
    #expect(try lesson.folder.names() == ["lesson.md"])
  }

  @Test("With `--vary`, results that are too large together are left out")
  func large() async throws {
    var lesson = try VariedFolder(
      "```experiment varied.lines name=one\nbits: 3\ncodes: [\(String(repeating: "x", count: 2_000))]\nflag: true\n```\n"
    )
    lesson.variesAll = true
    let counts = try #require(Summary(await lesson.run()[0]).variations)
    // The 63 other numbers of bits have 2,000 bytes each.
    #expect((counts[.results], counts[.omitted]) == (2, 1))
  }
}
