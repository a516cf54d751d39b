import Results
import Testing

@testable import Sandbox
@testable import SwiftCells

@Suite(.enabled(if: SandboxPrograms.toolchain != nil, "No toolchain is installed."))
struct TrapTests {
  @Test(arguments: TrapProgram.cases)
  func `A trap tells its line and the runtime's message`(of trap: TrapProgram.Case) async throws {
    let run = try await SandboxPrograms.run("traps", trap.name)
    guard case .trapped(let found) = run.ending else {
      Issue.record("\(run)")
      return
    }
    #expect(found.description == trap.line)
  }
}
