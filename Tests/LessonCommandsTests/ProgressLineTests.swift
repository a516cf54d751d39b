import Synchronization
import Testing

@testable import LessonCommands

@Suite("The line that tells how far a computation has come")
struct ProgressLineTests {
  private final class Terminal: Sendable {
    private let text = Mutex("")
    var content: String { text.withLock { $0 } }
    func print(_ text: String) { self.text.withLock { $0 += text } }
  }

  @Test("It appears after a second, at most ten times a second, and is taken away")
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

  @Test("What is quick shows nothing")
  func quick() {
    let terminal = Terminal()
    let line = ProgressLine(print: terminal.print)
    line.show(1, of: 2, at: .now)
    line.clear()
    #expect(terminal.content.isEmpty)
  }

  @Test("No steps at all are no mistake")
  func nothing() {
    let terminal = Terminal()
    let line = ProgressLine(print: terminal.print)
    let start = ContinuousClock.now
    line.show(0, of: 0, at: start)
    line.show(0, of: 0, at: start + .seconds(2))
    #expect(terminal.content.contains("computing: 0 %"))
  }
}
