import Foundation
import TestSupport
import Testing

@Suite("Commands on results for other values")
struct VariationCommandTests {
  private static let cell = """
    ```experiment integer.bit-weights name=boxes vary=code
    encoding: unsigned
    code: 01101
    ```

    """

  private static func folder(_ text: String = cell) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("---\ntitle: T\nminutes: 5\nobjectives: [a]\n---\n\n# T\n\n\(text)", to: "lessons/a/lesson.md")
    return folder
  }

  @Test("`lesson check` reports unknown parameters, refused values, and too many results at once, in a second")
  func check() async throws {
    let folder = try Self.folder(
      """
      ```experiment integer.bit-weights name=one vary=cod
      encoding: unsigned
      code: 01101
      ```

      ```experiment integer.bit-weights name=two vary="{bits: 15...18}"
      encoding: unsigned
      code: 01101
      ```

      ```experiment integer.bit-weights name=three vary="{code: 0x0...0xFFFFFFFFFFFF, encoding: all}"
      encoding: unsigned
      code: 01101
      ```

      """)
    let start = ContinuousClock.now
    let run = await CommandLineRun.lesson("check", "lessons/a", in: folder.path)
    #expect(ContinuousClock.now - start < .seconds(30))
    #expect(run.status == 2)
    let lines = run.output.split(separator: "\n") + run.messages.split(separator: "\n")
    for (line, words) in [
      (9, "`integer.bit-weights` has no parameter `cod`. Did you mean `code`?"),
      (14, "The parameter `bits` cannot be `17`."), (14, "The parameter `bits` cannot be `18`."),
      (19, "but a cell can have at most 10240. Write fewer values of `code`, which has 281474976710656."),
    ] {
      #expect(lines.contains { $0.contains("lesson.md:\(line):") && $0.contains(words) }, "\(words)")
    }
  }

  @Test(
    "Every format of a run names the values and the line of a result that differs",
    arguments: ["text", "json", "junit", "tap", "github"])
  func formats(_ format: String) async throws {
    let folder = try Self.folder()
    #expect(await CommandLineRun.lesson("update", "lessons/a", in: folder.path).status == 0)
    let lock = try folder.text("lessons/a/varied.lock")
    #expect(lock.split(separator: "\n").count == 2 + 32)
    let digits = try #require(lock.firstMatch(of: #/  ([0-9a-f]{8}) code: 00101\n/#)).1
    try folder.write(lock.replacing("\(digits) code: 00101", with: "00000000 code: 00101"), to: "lessons/a/varied.lock")
    let run = await CommandLineRun.lesson("run", "lessons/a", "--format", format, "--reproducible", in: folder.path)
    #expect(run.status == 1)
    for part in ["code: 00101", "00000000", String(digits), "varied.lock"] {
      #expect(run.output.contains(part), "\(part) in \(run.output)")
    }
    // The line of the lock file, which begins with its heading, an empty line, and the name of the cell.
    let places = [
      "text": "varied.lock:9", "json": "\"line\" : 9", "junit": "varied.lock:9", "tap": "line: 9", "github": "line=9",
    ]
    #expect(run.output.contains(places[format] ?? ""), "\(run.output)")
  }

  @Test("A report shows the values of a result that differs, and the reason of a missing record")
  func report() async throws {
    let folder = try Self.folder()
    let missing = await CommandLineRun.lesson("run", "lessons/a", in: folder.path)
    #expect(missing.output.contains("has no transcript"))
    #expect(await CommandLineRun.lesson("update", "lessons/a", in: folder.path).status == 0)
    let text = try folder.text("lessons/a/lesson.md").replacing(/<!-- vary.*-->\n/, with: "")
    try folder.write(text, to: "lessons/a/lesson.md")
    let run = await CommandLineRun.lesson("run", "lessons/a", "--strict", "--report", "report", in: folder.path)
    #expect(run.status == 1)
    #expect(run.output.contains("lessons/a/lesson.md#boxes has no digest of its other results: lesson update lessons"))
    #expect(try folder.text("report/report.md").contains("its results for other values are not recorded"))
    #expect(try folder.text("report/report.html").contains("its results for other values are not recorded"))
  }

  @Test("A run counts the results for other values, and `--vary` those of other cells, too")
  func counts() async throws {
    let folder = try Self.folder(Self.cell + "\n" + Self.cell.replacing("name=boxes vary=code", with: "name=more"))
    #expect(await CommandLineRun.lesson("update", "lessons/a", in: folder.path).status == 0)
    let run = await CommandLineRun.lesson("run", "lessons/a", in: folder.path)
    #expect(run.output.contains("Other values: 32 results of 1 cell\n"), "\(run.output)")
    let all = await CommandLineRun.lesson("run", "lessons/a", "--vary", in: folder.path)
    #expect(all.status == 0)
    #expect(all.output.contains(/Other values: [0-9]+ results of 2 cells, [0-9]+ refusals?/), "\(all.output)")
    #expect(await CommandLineRun.lesson("run", "lessons/a", in: folder.path).output == run.output)
  }
}
