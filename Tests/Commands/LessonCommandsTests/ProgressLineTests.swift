import Synchronization
import Terminal
import Testing

@testable import LessonCommands

@Suite("The progress line of a long computation")
struct ProgressLineTests {
  private final class Terminal: Sendable {
    private let text = Mutex("")
    var content: String { text.withLock { $0 } }
    func print(_ text: String) { self.text.withLock { $0 += text } }
  }

  @Test("The line appears after a second, changes at most ten times a second, and is removed")
  func times() {
    let terminal = Terminal()
    let line = ProgressLine(print: terminal.print)
    let start = ContinuousClock.now
    for (milliseconds, done) in [(0, 0), (999, 30), (1_000, 40), (1_050, 50), (1_100, 60)] {
      line.show(done, of: 80, at: start + .milliseconds(milliseconds))
    }
    let clear = "\r\u{1B}[K"
    let shown = "\(clear)computing: 50 % (Ctrl-C stops)\(clear)computing: 75 % (Ctrl-C stops)"
    #expect(terminal.content == shown)
    line.clear()
    line.clear()
    #expect(terminal.content == shown + clear)
  }

  @Test("Other output hides the line for a second and does not shorten the estimate; new work resets it")
  func again() {
    let terminal = Terminal()
    let line = ProgressLine(print: terminal.print)
    let start = ContinuousClock.now
    line.name("a.md")
    line.show(0, of: 4, at: start)
    line.show(0, of: 4, at: start + .seconds(1))
    #expect(terminal.content.hasSuffix("computing: 0 %: a.md (Ctrl-C stops)"))
    line.clear()
    line.show(1, of: 4, at: start + .seconds(10))
    #expect(terminal.content.hasSuffix("\r\u{1B}[K"))
    line.show(1, of: 4, at: start + .seconds(11))
    #expect(terminal.content.hasSuffix("computing: 25 %, about 33 s left: a.md (Ctrl-C stops)"))
    line.show(0, of: 4, at: start + .seconds(40))
    line.show(1, of: 4, at: start + .seconds(50))
    #expect(terminal.content.hasSuffix("computing: 25 %, about 30 s left: a.md (Ctrl-C stops)"))
  }

  @Test("The line does not appear for quick work")
  func quick() {
    let terminal = Terminal()
    let line = ProgressLine(print: terminal.print)
    line.show(1, of: 2, at: .now)
    line.clear()
    #expect(terminal.content.isEmpty)
  }

  @Test("The line can appear for work without any steps")
  func nothing() {
    let terminal = Terminal()
    let line = ProgressLine(print: terminal.print)
    let start = ContinuousClock.now
    line.show(0, of: 0, at: start)
    line.show(0, of: 0, at: start + .seconds(2))
    #expect(terminal.content.contains("computing: 0 %"))
  }

  @Test("The line names the current document and estimates the time left")
  func current() {
    let terminal = Terminal()
    let line = ProgressLine(print: terminal.print)
    let start = ContinuousClock.now
    line.name("a\u{1B}b.md")
    line.show(0, of: 80, at: start)
    line.show(20, of: 80, at: start + .seconds(2))
    line.show(20, of: 80, at: start + .seconds(10))
    #expect(terminal.content.contains("computing: 25 %: a\\u{1B}b.md (Ctrl-C stops)"))
    #expect(terminal.content.hasSuffix("computing: 25 %, about 30 s left: a\\u{1B}b.md (Ctrl-C stops)"))
    line.clear()
    line.show(0, of: 80, at: start + .seconds(20))
    line.show(1, of: 80, at: start + .seconds(40))
    #expect(terminal.content.hasSuffix("computing: 1 %, about 26 min left: a\\u{1B}b.md (Ctrl-C stops)"))
  }

  @Test(
    "The line fits into the terminal: it first omits how to stop, then the document's folders",
    arguments: [
      (60, "computing: 25 %: lessons/a/lesson.md (Ctrl-C stops)"), (40, "computing: 25 %: lessons/a/lesson.md"),
      (30, "computing: 25 %: …lesson.md"), (10, "computi"),
    ])
  func narrow(_ columns: Int, _ expected: String) {
    let terminal = Terminal()
    let line = ProgressLine(columns: { columns }, print: terminal.print)
    let start = ContinuousClock.now
    line.name("lessons/a/lesson.md")
    line.show(20, of: 80, at: start)
    line.show(20, of: 80, at: start + .seconds(2))
    #expect(terminal.content == "\r\u{1B}[K" + expected)
  }

  @Test("Off a terminal, a plain line is printed each half minute, and only for runs of documents")
  func plain() {
    let terminal = Terminal()
    let line = ProgressLine(isTerminal: false, print: terminal.print)
    let start = ContinuousClock.now
    for seconds in [0, 40] { line.show(1, of: 8, at: start + .seconds(seconds)) }
    #expect(terminal.content.isEmpty)
    line.name("a.md")
    for (seconds, done) in [(29, 1), (30, 2), (59, 3), (60, 4), (61, 5)] {
      line.clear()
      line.show(done, of: 8, at: start + .seconds(seconds))
    }
    #expect(terminal.content == "2/8, about 90 s left: a.md\n4/8, about 60 s left: a.md\n")
  }
}
