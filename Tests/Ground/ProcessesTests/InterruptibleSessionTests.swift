import CLibrary
import Dispatch
import Processes
import Subprocess
import TestSupport
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

@Suite("Sessions of processes that can be ended at any moment")
struct InterruptibleSessionTests {
  @Test("A stopped session starts no process")
  func stopped() {
    let session = InterruptibleSession()
    #expect(session.willStart())
    session.didEnd()
    session.stop()
    #expect(!session.willStart())
    session.didEnd()
    #expect(!session.willStart())
  }

  @Test("A process that starts after its session was stopped is ended", .timeLimit(.minutes(1)))
  func late() async throws {
    let session = InterruptibleSession()
    #expect(session.willStart())
    session.stop()
    var options = PlatformOptions()
    options.createSession = true
    let result = try await Subprocess.run(
      .path("/bin/sleep"), arguments: ["1000"], platformOptions: options, input: .none, output: .discarded,
      error: .discarded
    ) { session.didStart($0.processIdentifier.value) }
    #expect(!result.terminationStatus.isSuccess)
    #expect(!session.willStart())
  }

  @Test("Stopping a starting session waits for it and ends all its processes, even those outside its group")
  func starting() async throws {
    let folder = try TemporaryFolder()
    let session = InterruptibleSession()
    #expect(session.willStart())
    let (stopped, stopping) = AsyncStream.makeStream(of: Void.self)
    // This step blocks, so it has a separate thread. As a task, it could wait minutes for tests that compute.
    DispatchQueue.global().async {
      while (try? folder.read("started")) == nil { usleep(1000) }
      session.stop()
      stopping.finish()
    }
    var options = PlatformOptions()
    options.createSession = true
    let script = "set -m; sleep 1000 & echo $! >process; : >started; wait"
    let result = try await Subprocess.run(
      .path("/bin/sh"), arguments: ["-c", script], workingDirectory: FilePath(folder.path), platformOptions: options,
      input: .none, output: .discarded, error: .discarded
    ) { execution in
      try await Task.sleep(for: .milliseconds(200))
      session.didStart(execution.processIdentifier.value)
    }
    for await _ in stopped {}
    #expect(!result.terminationStatus.isSuccess)
    #if os(Linux)
      let process = String(decoding: try folder.read("process"), as: UTF8.self).filter(\.isNumber)
      // A process that has ended can remain as a zombie (Z) until its parent waits for it.
      func state() -> String { (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ") Z" }
      for _ in 0..<1000 where !state().contains(") Z") { usleep(1000) }
      #expect(state().contains(") Z"))
    #endif
    #expect(!session.willStart())
  }
}
