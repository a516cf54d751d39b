import TestSupport
import Testing

@Suite("lesson run --report")
struct ReportTests {
  @Test("The same lessons produce the same bytes in any folder, without an absolute path")
  func reproducible() async throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    for folder in [first, second] {
      try folder.write(
        "---\ntitle: Rings\n---\n\n```experiment integer.ring name=ring\nencoding: bias\n```\n",
        to: "lessons/r/lesson.md")
    }
    let relative = await CommandLineRun.lesson("run", "--report", "out", "--reproducible", in: first.path)
    let absolute = await CommandLineRun.lesson(
      "run", second.path + "/lessons", "--report", second.path + "/out", "--reproducible")
    #expect(relative.status == 0, "\(relative.messages)")
    #expect(absolute.status == 0, "\(absolute.messages)")
    #expect(try first.names(in: "out") == ["lessons-r-lesson-ring.svg", "report.html", "report.md"])
    for name in try first.names(in: "out") {
      #expect(try first.read("out/\(name)") == second.read("out/\(name)"))
    }
    let report = try first.text("out/report.md")
    #expect(!report.contains(first.path))
    #expect(!report.contains("Provenance"))
    #expect(report.contains("](lessons-r-lesson-ring.svg)"))
  }

  @Test("Details that depend on the machine are in one marked section")
  func provenance() async throws {
    let folder = try TemporaryFolder()
    try folder.write("```experiment integer.carry\n```\n", to: "a.md")
    _ = await CommandLineRun.lesson("run", "a.md", "--report", "with", in: folder.path)
    _ = await CommandLineRun.lesson("run", "a.md", "--report", "without", "--reproducible", in: folder.path)
    let with = try folder.text("with/report.md")
    let without = try folder.text("without/report.md")
    #expect(with.hasPrefix(without))
    #expect(with.dropFirst(without.count).contains("## Provenance"))
  }

  @Test("A report is written even if documents have errors")
  func errors() async throws {
    let folder = try TemporaryFolder()
    try folder.write("```experiment integer.tabl\n```\n", to: "a.md")
    let run = await CommandLineRun.lesson("run", "a.md", "missing.md", "--report", "out", in: folder.path)
    #expect(run.status == 2)
    let report = try folder.text("out/report.md")
    #expect(
      report.contains(
        "- **[a.md:1](../a.md#L1)**: There is no experiment `integer.tabl`. Did you mean `integer.table`?"))
    #expect(report.contains("- **missing.md**: There is no such file or folder."))
  }
}
