import Results
import SourceText
import TestSupport
import Testing

@testable import AppExperiments

@Suite("outline.*")
struct OutlineTests {
  @Test("The first five stages have the article's open points, required specs and code lines")
  func stages() async throws {
    let table = try await table("outline.stages")
    #expect(table.column("open-points") == ["2", "2", "2", "2", "3", "0"])
    #expect(table.column("required-specs") == ["3", "3", "2", "2", "0", "0"])
    #expect(table.column("code-lines").prefix(5) == ["1", "3", "29", "29", "32"])
  }

  @Test("Both languages of a stage have the same lines of code and the same outline", arguments: DesignStage.allCases)
  func languages(stage: DesignStage) {
    let (english, japanese) = (DesignOutline(stage.source(.english)), DesignOutline(stage.source(.japanese)))
    #expect(english.imbalance == nil)
    #expect(english.sections.map(\.notes.count) == japanese.sections.map(\.notes.count))
    #expect(english.sections.map(\.codeLines) == japanese.sections.map(\.codeLines))
    #expect(english.sections.map(\.line) == japanese.sections.map(\.line))
  }

  @Test("All claims hold except one: a decided open point remains")
  func claims() async throws {
    let table = try await table("outline.claims")
    #expect(table.column("verdict") == ["true", "true", "false", "true"])
    let shown = table.column("computed")
    #expect(shown.prefix(2) == ["1, 3, 29, 29, 32", "3, 3, 2, 2, 0"])
    #expect(shown[2].hasPrefix("2, 2, 2, 2, 3"))
    #expect(try await AppExperimentsTests.table("outline.check", "stage: 6").lines() == ["|nothing is left|"])
  }

  @Test("The remaining points are listed with their lines, in both languages")
  func check() async throws {
    let table = try await table("outline.check", "stage: 5")
    #expect(table.column("line") == ["4", "5", "6"])
    #expect(table.column("kind") == ["open point", "open point", "open point"])
    #expect(table.column("note", .japanese)[2] == "この調べ方を、型のすべての組み合わせで試すこと")
  }

  static let source = """
    let a = "// ==== TODO"  // ==== TODO
    // ==== TODO (all)
    // one
    let b = \"\"\"
      // ==== TODO
      \"\"\"
    /* // ==== TODO
    // no */
    // == no section
    struct S {
      // ====== DONE
      let c = 1  // behind code
      // two
    }
    """

  private func yaml(_ source: String, _ more: String = "") -> String {
    "\(more)source: |\n"
      + source.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
      .joined(separator: "\n")
  }

  @Test("Strings, block comments and comments after code are neither section lines nor notes")
  func lexer() async throws {
    let sections = try await table("outline.sections", yaml(Self.source))
    #expect(sections.lines() == ["||0|0|1", "2|TODO (all)|0|2|4", "11|DONE|1|1|2"])
    let check = try await table("outline.check", yaml(Self.source, "open-heading: TODO\nrequired-heading: DONE\n"))
    #expect(check.lines() == ["3|open point|one", "9|open point|== no section", "13|required spec|two"])
  }

  @Test("A file without sections has no remaining points")
  func nothing() async throws {
    #expect(try await table("outline.check", yaml("let a = 1 // ==== 検討すべき点")).lines() == ["|nothing is left|"])
  }

  @Test("Every code line and every note is counted once", arguments: [1 as UInt64, 2, 3])
  func counts(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let lines = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        random.pick([
          "", "let a = 1", "// note", "  // ==== heading", "f() // behind", "if a {}", "//// ====", "let s = \"//\"",
        ])
      }
      let outline = DesignOutline(lines.joined(separator: "\n"))
      let code = lines.count { $0.contains { $0.isLetter } && !$0.contains("// note") && !$0.contains("heading") }
      #expect(outline.codeLines == code, "seed \(seed)")
      #expect(outline.sections.count - 1 == lines.count { $0.contains("heading") }, "seed \(seed)")
      let notes = lines.count { $0 == "// note" || $0 == "//// ====" }
      #expect(outline.sections.reduce(0) { $0 + $1.notes.count } == notes, "seed \(seed)")
    }
  }

  @Test("Contradictory parameters and incomplete files are refused")
  func refusals() throws {
    #expect(
      try AppExperimentsTests.refusals("outline.check", "stage: 2\n\(yaml("let a = 1"))")
        == ["cell:1: `stage` and `source` cannot be used together. Remove one of the two."])
    #expect(
      try AppExperimentsTests.refusals("outline.check", yaml("struct S {"))
        == ["cell:1: The source is not a complete Swift file: a `{` is never closed. Complete it."])
    #expect(
      try AppExperimentsTests.refusals("outline.check", "open-heading: A\nrequired-heading: AB")
        == [
          "cell:2: A section line can begin with both headings: `A` and `AB`. Choose two headings, neither of which begins with the other."
        ])
    #expect(
      try AppExperimentsTests.refusals("outline.sections", "open-heading: ''")
        == ["cell:1: The heading `open-heading` is empty. Write the beginning of the heading."])
  }
}
