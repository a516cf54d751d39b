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

@Suite("A session of processes that can be ended at any moment")
struct InterruptibleSessionTests {
  @Test("Nothing is started after it was stopped")
  func stopped() {
    let session = InterruptibleSession()
    #expect(session.willStart())
    session.didEnd()
    session.stop()
    #expect(!session.willStart())
    session.didEnd()
    #expect(!session.willStart())
  }

  @Test("What starts after nobody waits any more is ended too", .timeLimit(.minutes(1)))
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

  @Test("A session that is being started is waited for and ended, with those of its processes that left its group")
  func starting() async throws {
    let folder = try TemporaryFolder()
    let session = InterruptibleSession()
    #expect(session.willStart())
    let (stopped, stopping) = AsyncStream.makeStream(of: Void.self)
    // A thread of its own, as it waits: among tasks it could come after tests that compute for minutes.
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
      // One that has ended may wait to be taken notice of.
      func state() -> String { (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ") Z" }
      for _ in 0..<1000 where !state().contains(") Z") { usleep(1000) }
      #expect(state().contains(") Z"))
    #endif
    #expect(!session.willStart())
  }
}
