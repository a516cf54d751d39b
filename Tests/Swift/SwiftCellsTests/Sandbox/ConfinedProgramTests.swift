#if canImport(Glibc)
  import CLibrary
  import Testing

  @testable import Sandbox
  @testable import SwiftCells

  @Suite(
    "Programs without namespaces",
    .enabled(if: SandboxPrograms.toolchain != nil, "No toolchain is installed."))
  struct ConfinedProgramTests {
    private static let sandbox = Sandbox(only: .rules)

    private func lines(_ script: String) async throws -> [String] {
      let program = SandboxedProgram(
        executable: "/bin/bash", timeLimits: [.seconds(10)], arguments: ["-c", script])
      let evidence = try await Self.sandbox.evidence(of: program)
      return String(decoding: evidence.output, as: UTF8.self).split(separator: "\n").map(String.init)
        + ["status \(evidence.status.map(String.init) ?? "none")"]
    }

    @Test("Landlock shows programs the system, but no files of the caller", .enabled(if: LandlockRules.version > 0))
    func files() async throws {
      let folder = try RunFolder()
      defer { folder.remove() }
      try folder.makeFile("secret", "secret\n")
      chmod(folder.path, 0o755)
      chmod("\(folder.path)/secret", 0o666)
      let found = try await lines(
        """
        cat \(folder.path)/secret || echo not read
        echo x >>\(folder.path)/secret || echo not written
        mv \(folder.path)/secret \(folder.path)/other || echo not moved
        chmod 600 \(folder.path)/secret || echo not changed
        ls /usr >/dev/null && echo system
        echo own >file && cat file
        exit 3
        """)
      #expect(found == ["not read", "not written", "not moved", "not changed", "system", "own", "status 3"])
      #expect(folder.read("secret", atMost: 100) == Array("secret\n".utf8))
    }

    @Test("Programs under Landlock have no sockets, and end with their signal", .enabled(if: LandlockRules.version > 0))
    func sockets() async throws {
      let found = try await lines("exec 5<>/dev/tcp/127.0.0.1/22 || echo refused; kill -TERM $$")
      #expect(found == ["refused", "status 143"])
    }

    @Test("A program under Landlock that does not end is ended", .enabled(if: LandlockRules.version > 0))
    func time() async throws {
      let program = SandboxedProgram(executable: "/bin/sleep", timeLimits: [.zero], arguments: ["100"])
      let evidence = try await Self.sandbox.evidence(of: program)
      #expect(evidence.passed != nil)
      #expect(evidence.status == nil)
    }
  }
#endif
