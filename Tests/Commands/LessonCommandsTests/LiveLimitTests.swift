import Foundation
import LivePages
import TestSupport
import Testing

@Suite("Limits and crashes of live pages")
struct LiveLimitTests {
  private let folder: TemporaryFolder
  private let workers: PageWorkers

  init() throws {
    folder = try TemporaryFolder()
    let cell = CrashingProgram.cell
    let rows = "```experiment crash.rows\ncount: 3\n```\n"
    try folder.write("# T\n\n" + cell("none", "fine") + cell("loop", "slow") + cell("index", "bad") + rows, to: "a.md")
    workers = PageWorkers(
      BuiltProgram.path("crashing-lesson"), ["serve", "--worker", "\(folder.path)/a.md", "--no-cache"], limit: 1)
  }

  private func attempt(_ line: Int, _ values: [String: String]) async throws -> AttemptAnswer {
    let task = PageTask.attempt(path: "\(folder.path)/a.md", line: line, values: values)
    let (answer, body) = try await workers.answer(task)
    try #require(answer.status == 200, "\(String(decoding: body, as: UTF8.self))")
    return try JSONDecoder().decode(AttemptAnswer.self, from: Data(body))
  }

  @Test("A computation that does not end is stopped after 2 seconds, and the next one has its result")
  func stopsComputations() async throws {
    let start = ContinuousClock.now
    let endless = try await attempt(3, ["manner": "loop"])
    #expect(endless.errors[""]?.contains("stopped after 2 s") == true, "\(endless)")
    #expect(ContinuousClock.now - start < .seconds(60))
    #expect(try await attempt(3, ["word": "next"]).html.contains("next"))
  }

  @Test("Values that crash have an error, and the next ones have their result")
  func survivesCrashes() async throws {
    let crash = try await attempt(3, ["manner": "message"])
    #expect(crash.errors[""]?.contains("The experiment traps: the parts do not fit.") == true, "\(crash)")
    #expect(try await attempt(3, ["word": "next"]).html.contains("next"))
  }

  @Test("A page shows the first 5,000 rows of a result and says so")
  func showsRows() async throws {
    let line = try folder.text("a.md").split(separator: "\n", omittingEmptySubsequences: false).firstIndex {
      $0.hasSuffix("crash.rows")
    }
    let answer = try await attempt(try #require(line) + 1, ["count": "65536"])
    #expect(answer.html.contains("The page shows the first 5,000 of 65,536 rows."))
    #expect(answer.html.contains("5000") && !answer.html.contains("5001"))
  }

  @Test("A handout shows the first 5,000 rows of a result and says so")
  func showsRowsOnPaper() throws {
    let program = try CrashingProgram()
    try program.folder.write(
      "---\ntitle: T\nminutes: 1\n---\n\n# T\n\n```experiment crash.rows\ncount: 5001\n```\n", to: "lessons/t/lesson.md"
    )
    #expect(try program.run("update", "lessons").status == 0)
    #expect(try program.run("handout", "lessons/t").status == 0)
    let html = try program.folder.text("t.html")
    #expect(html.contains("The page shows the first 5,000 of 5,001 rows."))
    #expect(!html.contains(">5001<"))
  }

  @Test("A page is shown although some of its cells do not end or crash")
  func showsPages() async throws {
    let (answer, body) = try await workers.answer(PageTask.page(path: "\(folder.path)/a.md", runsSwift: false))
    let html = String(decoding: body, as: UTF8.self)
    #expect(answer.status == 200)
    #expect(html.contains("it was stopped after 2 s"), "\(html)")
    #expect(html.contains("The experiment "), "\(html)")
  }
}
