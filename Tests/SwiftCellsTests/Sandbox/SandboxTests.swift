import Results
import Testing

@testable import SwiftCells

@Suite(.enabled(if: SandboxPrograms.toolchain != nil, "No toolchain is installed."))
struct SandboxTests {
  @Test(arguments: ["nothing", "memory", "memory in pieces", "kill parent", "forge by path", "fork bomb"])
  func `tell`(_ name: String) async throws {
    let run = try await SandboxPrograms.run("abuse", name, limit: .seconds(10))
    print(name, run.ending, run.reached, run.outputs.map { String(decoding: $0.prefix(600), as: UTF8.self) })
  }
}
