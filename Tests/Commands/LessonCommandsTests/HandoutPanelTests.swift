import Foundation
import TestSupport
import Testing

@Suite("Panels of handouts")
struct HandoutPanelTests {
  /// Makes the page of a lesson, and returns it with the report.
  private static func handout(_ text: String, _ options: String...) async throws -> (page: String, report: String) {
    let folder = try TemporaryFolder()
    try folder.write(PanelLesson.head + text, to: "lessons/a/lesson.md")
    #expect(await CommandLineRun.lesson("update", "lessons/a", in: folder.path).status == 0)
    let run = await CommandLineRun.lesson(["handout", "lessons/a", "--output", "o"] + options, in: folder.path)
    #expect(run.status == 0, "\(run.output) \(run.messages)")
    return (try folder.text("o/a.html"), run.output + run.messages)
  }

  /// Returns the start tags of the panels of a page, without their results.
  private static func panels(_ page: String) -> [String] {
    page.matches(of: /<template ([^>]*?) data-results="/).map { String($0.1) }
  }

  @Test("A panel waits for each later question whose answer it shows, and for no other")
  func waiting() async throws {
    let text =
      PanelLesson.question("above", code: "00011") + PanelLesson.boxes(vary: " vary=code")
      + PanelLesson.question("recorded", code: "11101")
      + PanelLesson.question("below", code: "11010")
      + PanelLesson.question("unsigned", code: "11110", encoding: "unsigned")
      + PanelLesson.question("last", code: "00001")
    let (page, report) = try await Self.handout(text)
    #expect(Self.panels(page) == [#"id="panel-a/boxes" data-product="true" data-after="2 4""#])
    #expect(report.contains("    appears after these questions, whose answers it shows: 3, 5\n"), "\(report)")
  }

  @Test("Only with `--vary`, cells without `vary` have panels, one parameter at a time, except for `vary=none`")
  func others() async throws {
    #expect(Self.panels(try await Self.handout(PanelLesson.boxes()).page).isEmpty)
    #expect(Self.panels(try await Self.handout(PanelLesson.boxes(vary: " vary=none"), "--vary").page).isEmpty)
    let (page, report) = try await Self.handout(PanelLesson.boxes(), "--vary")
    #expect(Self.panels(page) == [#"id="panel-a/boxes" data-product="false""#])
    // The cell and the other encodings; the pictures of all codes are too large.
    let line = try #require(report.firstMatch(of: #/  `a/boxes` with other values: ([0-9]+) results, /#))
    #expect(Int(line.1).map { $0 > 2 && $0 < 100 } == true, "\(report)")
  }

  @Test("A cell without a name has a panel with the number of the cell")
  func unnamed() async throws {
    let cell = PanelLesson.boxes().replacing(" name=boxes", with: "") + "![The boxes](boxes.svg)\n\n"
    let (page, _) = try await Self.handout(PanelLesson.question("above", code: "00011") + cell, "--vary")
    #expect(Self.panels(page).contains { $0.hasPrefix(#"id="panel-a/cell.2""#) }, "\(Self.panels(page))")
  }

  @Test("The report names parameters with too many values, and those whose results are too large")
  func limits() async throws {
    let table = """
      ```experiment integer.table name=table
      encoding: unsigned
      bits: 3
      ```

      ```experiment integer.bit-weights name=long
      encoding: unsigned
      code: 0110110110
      bits: 10
      ```


      """
    let (_, report) = try await Self.handout(table, "--vary")
    #expect(report.contains("    omits values of `code`: more than 100 results\n"), "\(report)")
    #expect(report.contains("    omits values of `bits`: more than 65536 bytes\n"), "\(report)")
  }

  @Test("Declared panels come first, and the report names the others that the page has no room for")
  func budget() async throws {
    let cells = (1...12).map { number in
      """
      ```experiment integer.table name=wide-\(number)
      encoding: twos-complement
      bits: 6
      fold: \(number % 4 + 1)
      ```


      """
    }
    let declared = """
      ```experiment integer.table name=declared vary="{codes: [1...4096]}"
      encoding: unsigned
      bits: 32
      codes: [1]
      ```


      """
    let (page, report) = try await Self.handout(cells.joined() + declared, "--vary")
    let sizes = page.matches(of: /<template[^>]*>.*?<\/template>\n/.dotMatchesNewlines()).map { $0.output.utf8.count }
    #expect(sizes.reduce(0, +) <= 256 << 10)
    #expect(Self.panels(page).last?.contains("a/declared") == true)
    let omitted = report.matches(of: #/  `a/wide-[0-9]+` is omitted: [0-9]+ results with [0-9]+ bytes/#).count
    #expect(Self.panels(page).count + omitted == 13)
  }
}
