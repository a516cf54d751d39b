import Foundation
import TestSupport
import Testing

@Suite("References to missing things")
struct MissingNameTests {
  private static let lesson = """
    ---
    title: A
    requires: [none]
    sources: [s]
    ---

    See [that](b.md).

    """

  @Test("`lesson run` reports missing references as `lesson check` does, and fails")
  func lesson() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.lesson, to: "lessons/a/lesson.md")
    let run = await CommandLineRun.lesson("run", "lessons", in: folder.path)
    let check = await CommandLineRun.lesson("check", "lessons", in: folder.path)
    let expected = check.output.split(separator: "\n").filter { line in
      ["[broken-link]", "[unknown-requirement]", "[unknown-source]"].contains { line.hasSuffix($0) }
    }
    #expect(expected.count == 3)
    #expect(run.messages.split(separator: "\n").filter { $0.contains(": error: ") } == expected)
    #expect((run.status, check.status) == (2, 1))
  }

  @Test("Broken links outside of lessons are only warnings, and paths out of the folder are not checked")
  func plain() async throws {
    let folder = try TemporaryFolder()
    try folder.write("# T\n\n[a](b.md) [issues](../../issues)\n", to: "README.md")
    let run = await CommandLineRun.lesson("run", "README.md", "--strict", in: folder.path)
    #expect(run.status == 0)
    #expect(
      run.messages.split(separator: "\n") == [
        "README.md:3:1: warning: `b.md` points to a missing file: there is no `b.md`. Correct the path, or remove the link. [broken-link]"
      ])
  }

  @Test(
    "A missing file is reported for every form of link or picture",
    arguments: [
      "[a](b.md)", "![a](b.png)", "[a]\n\n[a]: b.md", "[a][x]\n\n[x]: b.md",
      "<a href=\"b.md\">a</a>", "<A HREF=\"b.md\">a</A>", "<img src=\"b.png\" alt=\"a\">",
      "| a |\n|---|\n| [a](b.md) |",
    ])
  func everyForm(_ link: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: A\n---\n\n\(link)\n", to: "lessons/a/lesson.md")
    let run = await CommandLineRun.lesson("run", "lessons", in: folder.path)
    #expect(run.messages.components(separatedBy: "[broken-link]").count == 2)
  }

  @Test("A rule that `check.yml` makes a warning fails only with `--strict`; a rule that it turns off is silent")
  func configured() async throws {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: A\n---\n\n[a](b.md)\n", to: "lessons/a/lesson.md")
    for (level, statuses) in [("warning", [0, 1]), ("off", [0, 0]), ("error", [2, 2])] {
      try folder.write("rules:\n  - {code: broken-link, level: \(level), reason: why}\n", to: "lessons/check.yml")
      for (words, status) in zip([[], ["--strict"]], statuses) {
        let run = await CommandLineRun.lesson(["run", "lessons"] + words, in: folder.path)
        #expect(Int(run.status) == status, "\(level) \(words)")
        #expect(run.messages.contains("[broken-link]") == (level != "off"))
        let saved = await CommandLineRun.lesson(["run", "lessons", "--output", "o.json"] + words, in: folder.path)
        let report = await CommandLineRun.lesson(["report", "o.json", "--format", "junit"] + words, in: folder.path)
        #expect((Int(saved.status), Int(report.status)) == (status, status), "\(level) \(words)")
        #expect(report.output.contains("<failure") == (status == 1))
        #expect(report.output.contains("<error") == (status == 2))
        #expect(report.output.contains("[broken-link]") == (level != "off"))
      }
    }
  }

  @Test("A picture of a cell that is not written yet is a difference, not a broken link")
  func picture() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "---\ntitle: A\n---\n\n```experiment integer.ring name=ring\nencoding: gray\n```\n\n![Ring](ring.svg)\n",
      to: "lessons/a/lesson.md")
    let run = await CommandLineRun.lesson("run", "lessons", in: folder.path)
    #expect(run.status == 1)
    #expect(!run.messages.contains("[broken-link]"))
  }
}
