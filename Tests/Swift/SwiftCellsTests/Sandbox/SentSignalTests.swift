import Testing

@testable import SwiftCells

@Suite(.enabled(if: toolchain != nil))
struct SentSignalTests {
  @Test(
    "A signal that the program sends itself ends the program, though the runtime explains it",
    arguments: [
      "raise(SIGTRAP)", "raise(SIGILL)", "raise(SIGFPE)", "raise(SIGABRT)", "raise(SIGSEGV)", "kill(getpid(), SIGBUS)",
      "Thread { raise(SIGTRAP) }.start()\nsleep(2)",
    ])
  func ends(call: String) async throws {
    let swift = SwiftCells(
      try #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: program, cacheFolder: nil)
    let outcome = await swift.run(cells("import Foundation\nprint(1)\n\(call)\nprint(2)"))[1]
    #expect(outcome?.problems.isEmpty == false, "\(String(describing: outcome))")
  }

  @Test("A handler of the program's own lets the program continue") func handled() async throws {
    let swift = SwiftCells(
      try #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: program, cacheFolder: nil)
    let source = "import Foundation\nsignal(SIGTRAP) { _ in }\nraise(SIGTRAP)\nprint(2)"
    #expect(await swift.run(cells(source))[1] == .printed(["2"]))
  }
}
