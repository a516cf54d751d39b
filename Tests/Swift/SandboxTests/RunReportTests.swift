import Testing

@testable import Sandbox

@Suite struct RunReportTests {
  private func report(_ text: String, cells: Int = 3) -> RunReport {
    RunReport(Array(text.utf8), word: "word", cells: cells)
  }

  @Test func `The whole report of a program that ran to its end`() {
    let report = report("word 1 0 0 10\nword 2 6 0 20\nword 3 9 0 30\nword 0 12 0 40\nword exit 12 0 50\n")
    #expect(report.beginnings.map(\.offset) == [0, 6, 9])
    #expect(report.beginnings.map(\.time) == [10, 20, 30])
    #expect(report.isFinished)
    #expect(report.didExit)
    #expect(!report.isForged)
    #expect(report.outputs(Array("first\nab\nend".utf8)) == ["first\n", "ab\n", "end"].map { Array($0.utf8) })
  }

  @Test func `A record that is being written does not count yet`() {
    #expect(report("word 1 0 0 10\nword 2 6").beginnings.count == 1)
    #expect(!report("word 1 0 0 10\nword 2 6").isForged)
    #expect(report("").beginnings.isEmpty)
  }

  @Test(arguments: [
    "word 2 0 0 10\n", "word 1 0 0 10\nword 1 0 0 10\n", "word 1 0 0 10\nword 0 0 0 10\n", "guess 1 0 0 10\n",
    "word 1 0\n",
    "word 1 0 0 10 1\n", "word one 0 0 10\n", "word 1 0 0 -10\n", "word 1 x 0 10\n", "\n", "word -1 0 0 10\n",
    "word 1 0 0 10\nword exit 0 0 10\nword 2 0 0 10\n", "word 1 0 0 10\nword 2 0 0 10\nword 3 0 0 10\nword 4 0 0 10\n",
    "word 1 0 0 10\nword 2 0 0 10\nword 3 0 0 10\nword 0 0 0 10\nword 0 0 0 10\n", "word 99999999999999999999 0 0 10\n",
  ])
  func `What the program's own calls do not write is forged`(_ text: String) {
    #expect(report(text).isForged)
  }

  @Test func `Offsets that cannot be are bounded by the output`() {
    let report = report("word 1 5 0 10\nword 2 100 0 20\nword 3 -1 0 30\n")
    #expect(report.outputs(Array("first\n".utf8)) == [Array("first\n".utf8), [], []])
  }

  @Test func `Each cell has its own part of standard error`() {
    let report = report("word 1 0 0 10\nword 2 0 3 20\nword 3 0 3 30\n")
    #expect(report.errors(Array("ab\ncd\n".utf8)) == ["ab\n", "", "cd\n"].map { Array($0.utf8) })
  }

  @Test func `Any bytes can be read`() {
    let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    #expect(RunReport(bytes, word: "word", cells: 1).isForged)
  }
}
