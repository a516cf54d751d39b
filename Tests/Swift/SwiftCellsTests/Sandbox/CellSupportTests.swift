import Subprocess
import TestSupport
import Testing

@testable import SwiftCells

@Suite(.enabled(if: SandboxPrograms.toolchain != nil, "No toolchain is installed."))
struct CellSupportTests {
  private func messages(_ main: String, mode: Int) async throws -> String {
    let folder = try TemporaryFolder()
    let (cells, support) = (
      try folder.write(main, to: "main.swift"), try folder.write(CellSupport.source, to: "support.swift")
    )
    return try await Subprocess.run(
      .name("swiftc"), arguments: ["-typecheck", "-wmo", "-swift-version", "\(mode)", cells, support],
      output: .discarded, error: .string(limit: 1 << 20)
    ).standardError
  }

  @Test(arguments: [5, 6])
  func `Cells may give any name to what they declare`(_ mode: Int) async throws {
    let main = """
      #if canImport(Glibc)
      import Glibc
      #endif
      __lessonCell(1)
      struct Int32 {}
      struct String {}
      func open(_ path: Int) {}
      func write(_ text: Int) {}
      func fcntl() {}
      struct timespec {}
      let memset = 1
      let report = 2
      struct Report {}
      __lessonCell(0)
      """
    #expect(try await messages(main, mode: mode) == "")
  }

  @Test func `Cells see nothing of what the file imports`() async throws {
    for name in ["exit(0)", "let t = timespec()", "print(stdout)", "print(sin(1.0))"] {
      #expect(try await messages(name, mode: 6).contains("in scope"))
    }
  }
}
