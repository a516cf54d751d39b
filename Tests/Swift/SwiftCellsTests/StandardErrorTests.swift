import Synchronization
import Testing

@testable import SwiftCells

@Suite(.enabled(if: toolchain != nil))
struct StandardErrorTests {
  private static let oops = "import Foundation\nFileHandle.standardError.write(Data(\"oops\\n\".utf8))\n"

  private func swift() throws -> SwiftCells {
    SwiftCells(
      try #require(toolchain), packageModules: nil, allowsWeakSandbox: true, program: program, cacheFolder: nil)
  }

  @Test func `Each cell has its own lines, apart from its output`() async throws {
    let (outcomes, errors) = try await swift().runAll(
      cells("print(1)", Self.oops + "print(2)", "print(3)", "fputs(\"no end\", stderr)"))
    #expect(outcomes[2] == .printed(["2"]))
    #expect(errors == [2: ["oops"], 4: ["no end"]])
  }

  @Test(arguments: ["fatalError(\"stop\")", "_ = [1][Int(\"5\")!]", "_ = Int8(Int(\"300\")!)", "abort()"])
  func `The message with which the runtime ends a program is not among them`(_ ending: String) async throws {
    let (outcomes, errors) = try await swift().runAll(cells("print(1)", Self.oops + ending))
    #expect(errors == [2: ["oops"]])
    guard case .failed? = outcomes[2] else {
      Issue.record("\(outcomes)")
      return
    }
  }

  @Test func `A program that may vary runs once, and again each time`() async throws {
    var swift = try swift()
    swift.repetition = .never
    let runs = Mutex(0)
    swift.didRun = { _ in runs.withLock { $0 += 1 } }
    for _ in 1...2 { _ = await swift.run(cells("print(Int.random(in: 0...9))")) }
    #expect(runs.withLock(\.self) == 2)
  }
}
