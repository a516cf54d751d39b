import Experiments
import Foundation
import LessonKit
import LessonPage
import LessonRunner
import SourceText
import Terminal
import TestSupport
import Testing
import Workshops

@testable import LessonCommands

@Suite("lesson plan")
struct WorkshopPlanTests {
  @Test("The plan has the clock, the notes, the answers, and what to leave out")
  func plan() async throws {
    let folder = try WorkshopFixture.folder()
    let run = await CommandLineRun.lesson("plan", "lessons/workshops/w.yml", "--start", "23:50", in: folder.path)
    #expect(run.status == 0, "\(run.messages)")
    #expect(
      run.output == """
        # A workshop

        23:50–00:10, 20 minutes

        ## 23:50–00:02 One (12 minutes)

        Sections: One, Predict

        - Draw a ring.

        Answers:

        - read: 101: `-3`

        Leave out if you are late: One

        ## 00:02–00:07 In pairs (5 minutes)

        Ask each other.

        ## 00:07–00:10 Spare time (3 minutes)

        """)
    let japanese = await CommandLineRun.lesson(
      "plan", "lessons/workshops/w.yml", "--language", "ja", in: folder.path)
    #expect(japanese.output.contains("## 0:00") == false && japanese.output.contains("一つ目 (12分)"))
    #expect(japanese.output.contains("- 輪を描く。"))
  }

  @Test("The live plan shows notes and answers, and only Enter and `next` start the next part")
  func keys() async throws {
    let folder = try WorkshopFixture.folder()
    let words = ["plan", "lessons/workshops/w.yml", "--start", "09:00", "--live"]
    let run = await CommandLineRun.lesson(words, typing: ["answers?", "next", "", "q"], in: folder.path)
    let keys = "Press Enter or type `next` when you begin the next part. Type `quit` to end."
    #expect(
      run.output == """
        \(keys)
        09:00 09:00–09:12 One (12 minutes)
          Sections: One, Predict
          Draw a ring.
          Answers:
          - read: 101: `-3`
        \(keys)
        09:00 09:12–09:17 In pairs (5 minutes)
          12 minutes to spare.
          Ask each other.
        09:00 09:17–09:20 Spare time (3 minutes)
          17 minutes to spare.

        """, "\(run.output)")
    let japanese = await CommandLineRun.lesson(words + ["--language", "ja"], typing: ["次", "終了"], in: folder.path)
    #expect(japanese.output.contains("2人で (5分)") && japanese.output.contains("答え:"), "\(japanese.output)")
  }

  /// Returns the plan of the workshop of a folder, which begins at nine.
  private func text(in folder: TemporaryFolder) async throws -> PlanText {
    let (output, messages) = (TextOutput.Memory(), TextOutput.Memory())
    let session = Session.captured(
      catalogue: .standard, output: output, messages: messages,
      folder: WorkingFolder.current.folder(of: folder.path + "/"))
    let parts = try WorkshopFile.read("lessons/workshops/w.yml", session)
    var gaps = PageGaps()
    let page = try await WorkshopFile.pages(parts, try PageBuilder.forReading(session), session)
      .page(.english, gaps: &gaps)
    return PlanText(parts: parts, page: page, language: .english, start: ClockTime("09:00"))
  }

  @Test("A live plan is wrapped at words, with the rest of a note below its beginning")
  func wraps() async throws {
    let folder = try WorkshopFixture.folder(
      WorkshopFixture.workshop.replacing("Draw a ring.", with: "Draw a ring with all of the eight codes."))
    let plan = LivePlan(try await text(in: folder), speed: 1, columns: 30)
    var lines: [String] = []
    await plan.run(reading: { $0("quit") }, { lines += $0.split(separator: "\n").map(String.init) })
    #expect(lines.contains("  Draw a ring with all of the") && lines.contains("  eight codes."), "\(lines)")
  }

  @Test("A part that begins late is shown with the time that it really takes")
  func late() async throws {
    let folder = try WorkshopFixture.folder()
    let plan = LivePlan(try await text(in: folder), speed: 3600)
    var told = ""
    await plan.run { take in
      Task {
        // 30 minutes of the workshop, whose first part takes 12.
        try await Task.sleep(for: .milliseconds(500))
        take("next")
        take("quit")
      }
    } _: {
      told += $0 + "\n"
    }
    let heading = try #require(
      told.firstMatch(of: /\n([0-9:]+) ([0-9:]+)–[0-9:]+ In pairs \(5 minutes\)\n  ([0-9]+) minutes late/))
    #expect(heading.1 == heading.2 && heading.2 >= "09:30" && (Int(heading.3) ?? 0) >= 18, "\(told)")
  }

  @Test("The live plan follows the clock to the end if nobody types, and a line moves it on early")
  func live() async throws {
    let folder = try WorkshopFixture.folder()
    let words = ["plan", "lessons/workshops/w.yml", "--start", "09:00", "--live", "--speed", "3600"]
    let alone = await CommandLineRun.lesson(words, in: folder.path)
    let headings = alone.output.split(separator: "\n").filter { $0.contains("minutes)") }
    #expect(headings.count == 3 && headings[0].hasPrefix("09:00 "), "\(alone.output)")
    let typed = await CommandLineRun.lesson(words, typing: ["", "", "q"], in: folder.path)
    #expect(typed.status == 0 && typed.output.split(separator: "\n").contains { $0.hasPrefix("09:00 ") })
  }

  @Test("The workshops of this project run as written", arguments: ["five-bits"])
  func own(_ name: String) async {
    for language in ["en", "ja"] {
      let run = await CommandLineRun.lesson("plan", "lessons/workshops/\(name).yml", "--language", language)
      #expect(run.status == 0, "\(run.messages)")
    }
  }
}
