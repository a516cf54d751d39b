import CLibrary
import Testing

@testable import Sandbox
@testable import SwiftCells

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite(.enabled(if: SandboxPrograms.toolchain != nil, "No toolchain is installed."))
struct SandboxLeftoverTests {
  @Test(arguments: ["child", "child in a session", "fork bomb", "many processes", "flood", "exit 0", "abort", "sleep"])
  func `No process and no file of a run is left`(_ name: String) async throws {
    try await expectNothingLeft(name, Sandbox.current())
  }

  @Test(arguments: ["nothing", "child", "exit 0", "sleep"])
  func `Also without namespaces`(_ name: String) async throws {
    try await expectNothingLeft(name, Sandbox(only: .session))
  }

  @Test(.enabled(if: Isolation.isRoot && !Isolation.candidates.dropFirst().isEmpty))
  func `A user of its own ends what has left the session`() async throws {
    try await expectNothingLeft("child in a session", Sandbox(only: .session))
  }

  /// Runs a case with a mark in its environment, and expects that no such process and no folder of a run is left.
  private func expectNothingLeft(_ name: String, _ sandbox: Sandbox) async throws {
    let mark = "MARK=\(UInt64.random(in: 0 ... .max))"
    _ = try await SandboxPrograms.run("abuse", name, limit: .milliseconds(400), mark: mark, in: sandbox)
    let files = FileManager.default
    // A process that was killed exists until the system has cleared it away.
    var processes = processes(marked: mark)
    for _ in 0..<3000 where !processes.isEmpty {
      try await Task.sleep(for: .milliseconds(10))
      processes = self.processes(marked: mark)
    }
    #expect(processes.isEmpty)
    let folder = files.temporaryDirectory.path
    var left = try files.contentsOfDirectory(atPath: folder).filter { $0.hasPrefix("lesson-\(getpid())-") }
    // Other tests run in parallel: their folders vanish, but a folder that was left does not. Only the C modules of a
    // compiler, whose folder contains a key, stay as long as this process.
    for _ in 0..<3000 where !left.isEmpty {
      try await Task.sleep(for: .milliseconds(10))
      left.removeAll {
        !files.fileExists(atPath: "\(folder)/\($0)") || files.fileExists(atPath: "\(folder)/\($0)/modules/key")
      }
    }
    #expect(left.isEmpty)
  }

  /// Returns the processes that have a mark in their environment.
  private func processes(marked mark: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).filter { process in
      // Reading through FileManager would trust the size, which is 0 here.
      guard let handle = fopen("/proc/\(process)/environ", "r") else { return false }
      defer { fclose(handle) }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      let count = fread(&bytes, 1, bytes.count, handle)
      return bytes.prefix(count).split(separator: 0).contains { $0.elementsEqual(mark.utf8) }
    }
  }
}
