import SourceText
import SwiftSource
import Testing

@Suite("Results that vary between runs")
struct VaryingWordsTests {
  @Test(
    "Sources that name random values, a clock, a memory address, the process or concurrent code may vary",
    arguments: [
      "Int.random(in: 0...9)", "let a = \"\\(Bool.random())\"", "[1, 2].shuffled()", "a.randomElement()!", "Date()",
      "let d = Date.now", "UUID().uuidString", "\"\"\"\n\\(\"\\(UUID())\")\n\"\"\"", "ObjectIdentifier(c)",
      "\"a\".hashValue",
      "Unmanaged.passUnretained(c).toOpaque()", "withUnsafePointer(to: &a) { print($0) }",
      "UnsafeMutablePointer<Int>.allocate(capacity: 1)",
      "ProcessInfo.processInfo.processIdentifier", "getpid()", "time(nil)", "arc4random()", "clock()",
      "DispatchTime.now()",
      "ContinuousClock().measure { }", "SuspendingClock.now", "Task { print(1) }", "Thread.detachNewThread { }",
      "await f()",
      "DispatchQueue.global().async { }", "Process()", "var g = SystemRandomNumberGenerator()", "pthread_self()",
      "CommandLine.arguments", "FileManager.default", "drand48()", "rand()", "Hasher()",
      "unsafeBitCast(c, to: Int.self)",
    ])
  func varying(_ source: String) {
    #expect(VaryingWords.mayVary(source))
  }

  @Test(
    "Sources without such names do not vary",
    arguments: [
      "print(1 + 1)", "let a = [1: 2]\nprint(Set(1...20))", "struct Shop { var price = 120 }", "\"Date()\"",
      "// Date()",
      "print(\"random\")", "let sum = (1...9).reduce(0, +)", "",
    ])
  func steady(_ source: String) {
    #expect(!VaryingWords.mayVary(source))
  }

  @Test(
    "Sources that read the time are distinguished from others that may vary",
    arguments: [
      ("Date()", true), ("\"\\(Date.now)\"", true), ("time(nil)", true), ("ContinuousClock().now", true),
      ("DateFormatter()", true), ("Int.random(in: 0...9)", false), ("getpid()", false), ("ObjectIdentifier(c)", false),
    ])
  func time(_ source: String, _ tellsTime: Bool) {
    #expect(VaryingWords.tellsTime(source) == tellsTime)
  }
}
