import LessonKit
import LessonReport
import SourceText
import Testing

@Suite("The counts in words")
struct SentenceTests {
  @Test(
    "Counts of zero are omitted, and a count of one is singular",
    arguments: [
      ([], 0, "0 cells"),
      ([.agrees], 0, "1 cell: 1 agrees"),
      ([.agrees, .agrees], 0, "2 cells: 2 agree"),
      ([.differs], 0, "1 cell: 1 differs"),
      ([.noTranscript], 1, "1 cell: 1 has no transcript; 1 error outside cells"),
      ([.noTranscript, .noTranscript], 2, "2 cells: 2 have no transcript; 2 errors outside cells"),
      (
        [.skipped, .couldNotRun, .noTranscript, .differs, .differs, .agrees], 0,
        "6 cells: 1 agrees, 2 differ, 1 could not run, 1 has no transcript, 1 skipped"
      ),
    ] as [([CellOutcome.Status], Int, String)])
  func sentence(_ statuses: [CellOutcome.Status], _ findings: Int, _ words: String) {
    var summary = Summary()
    for status in statuses { summary.cells[status] += 1 }
    summary.documentFindings = findings
    #expect(summary.sentence(.english) == words)
    summary.documents = 1
    #expect(summary.wholeSentence(.english) == "1 document, \(words)")
    summary.documents = 2
    #expect(summary.wholeSentence(.english) == "2 documents, \(words)")
  }

  @Test("The counts appear in Japanese with counters")
  func japanese() {
    var summary = Summary()
    for status in [CellOutcome.Status.agrees, .agrees, .differs, .skipped] { summary.cells[status] += 1 }
    summary.documents = 1
    #expect(summary.wholeSentence(.japanese) == "文書1件、セル4個(一致2個、違い1個、スキップ1個)")
    summary.documentFindings = 1
    #expect(summary.sentence(.japanese).hasSuffix("、セルの外のエラー1件"))
  }

  @Test("Every status has its own words")
  func words() {
    #expect(
      CellOutcome.Status.allCases.map(\.words)
        == ["agrees", "differs", "has no transcript", "could not run", "skipped"])
  }
}
