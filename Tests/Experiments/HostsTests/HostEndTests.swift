import CLibrary
import Hosts
import TestSupport
import Testing

@Suite("The end of a host")
struct HostEndTests {
  @Test("Processes that a host has started end with it")
  func childrenEnd() async throws {
    let host = try ShellHost(run: "sleep 1000 & echo $! >process; exit 4")
    #expect(await host.run() == "cell:1: The host `shell` exited with status 4 before it answered.")
    let process = try #require(pid_t(try await host.finish(reading: "process").dropLast()))
    for _ in 0..<200 where kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(kill(process, 0) == -1)
  }

  @Test(
    "Background processes, sessions and orphans of a host end with it",
    .enabled(if: Self.isLinux),
    arguments: [
      #"sleep 1000 & echo $! >process"#,
      #"setsid sh -c 'echo $$ >process; exec sleep 1000' >/dev/null 2>&1 </dev/null &"#,
      #"sh -c 'setsid sh -c "echo \$\$ >process; exec sleep 1000" >/dev/null 2>&1 </dev/null &'"#,
    ])
  func descendantsEnd(start: String) async throws {
    let host = try ShellHost(run: "\(start)\nwhile [ ! -s process ]; do sleep 0.05; done; \(ShellHost.echo)")
    #expect(await host.run("text: a").contains("text:a"))
    let process = try #require(pid_t(try host.folder.text("process").dropLast()))
    #expect(kill(process, 0) == 0)
    await host.pool.finish()
    for _ in 0..<200 where kill(process, 0) == 0 && !isZombie(process) { try await Task.sleep(for: .milliseconds(10)) }
    #expect(kill(process, 0) == -1 || isZombie(process))
  }

  @Test("A host that receives nothing more is ended")
  func doesNotEnd() async throws {
    let host = try ShellHost(
      start: "echo $$ >process; trap '' HUP TERM PIPE", run: ShellHost.echo + "; while :; do sleep 1; done")
    #expect(await host.run("text: a").contains("text:a"))
    let process = try #require(pid_t(try await host.finish(reading: "process").dropLast()))
    for _ in 0..<200 where kill(process, 0) == 0 { try await Task.sleep(for: .milliseconds(10)) }
    #expect(kill(process, 0) == -1)
  }

  #if os(Linux)
    private static let isLinux = true
  #else
    private static let isLinux = false
  #endif

  /// Returns whether a process has ended and waits for its parent.
  private func isZombie(_ process: pid_t) -> Bool {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return false }
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 400)
    let count = fread(&line, 1, line.count, file)
    return String(decoding: line.prefix(count), as: UTF8.self).contains(") Z ")
  }
}
