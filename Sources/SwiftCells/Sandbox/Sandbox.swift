import Subprocess
#if canImport(System)
  import System
#else
  import SystemPackage
#endif
import SourceText

/// Runs compiled programs of documents apart from everything else.
struct Sandbox: Sendable {
  /// What this machine cannot enforce, for the report.
  let unenforced: [Limit]
  private let isolation: Isolation

  private init(_ isolation: Isolation) {
    (self.isolation, unenforced) = (isolation, isolation.unenforced)
  }

  /// A sandbox that keeps programs apart in one way only.
  init(only isolation: Isolation) {
    self.init(isolation)
  }

  /// The strongest that works on this machine, found out once by trying.
  static func current() async -> Sandbox { await found.value }

  private static let found = Task {
    for isolation in Isolation.candidates.dropLast() {
      let sandbox = Sandbox(isolation)
      if await sandbox.works() { return sandbox }
    }
    return Sandbox(.session)
  }

  /// Whether a shell runs in it and can start a process.
  private func works() async -> Bool {
    let probe = SandboxedProgram(
      executable: "/bin/sh", timeLimits: [.seconds(5)], arguments: ["-c", "(exit 7); [ $? = 7 ] && echo works"])
    let evidence = try? await evidence(of: probe)
    return evidence?.status == 0 && evidence?.output == Array("works\n".utf8)
  }

  /// Runs a program to its end or to the limit that it reaches; nothing of it is left then.
  ///
  /// - Throws: ``SandboxError`` where it could not be started; what its cells do is never an error.
  func run(_ program: SandboxedProgram) async throws(SandboxError) -> ProgramRun {
    try await evidence(of: program).run()
  }

  private func evidence(of program: SandboxedProgram) async throws(SandboxError) -> RunEvidence {
    _ = RunFolder.sweep
    let folder = try RunFolder()
    defer { folder.remove() }
    let control = try RunControl(in: folder)
    defer { control.stop() }
    let cleanup = Interruption.whenInterrupted {
      control.stopAndWait()
      folder.remove()
    }
    defer { Interruption.forget(cleanup) }
    let user = Isolation.isRoot ? UserPool.take() : nil
    defer { user.map(UserPool.giveBack) }
    let word = String(UInt64.random(in: .min ... .max), radix: 36)
    let command = try isolation.command(program, in: folder, user: user, word: word)
    func report() -> RunReport {
      RunReport(folder.read("report", atMost: SandboxLimits.output), word: word, cells: program.timeLimits.count)
    }
    let start = Deadline.now
    let passed: Deadline?
    do {
      passed = try await withThrowingTaskGroup(of: Deadline?.self) { group in
        group.addTask {
          try await Sandbox.runToEnd(command, input: control.reading)
          return nil
        }
        group.addTask {
          while true {
            let now = Deadline.now
            let deadline = Deadline(report(), limits: program.timeLimits, start: start, now: now)
            if deadline.time <= now { return deadline }
            try await Task.sleep(for: .nanoseconds(deadline.nextLook - now))
          }
        }
        guard let deadline = try await group.next(), let deadline else {
          group.cancelAll()
          return nil
        }
        control.stop()
        group.addTask {
          try await Task.sleep(for: .seconds(10))
          return deadline
        }
        _ = try await group.next()
        group.cancelAll()
        return deadline
      }
    } catch {
      throw SandboxError("The program could not be started: \(error)")
    }
    return RunEvidence(
      report: report(), output: folder.read("out", atMost: SandboxLimits.output),
      errors: folder.read("err", atMost: SandboxLimits.output),
      isOutputCut: ["out", "err"].contains { folder.size($0) > SandboxLimits.output },
      crashReport: folder.read("trap", atMost: SandboxLimits.output),
      status: Int32(String(decoding: folder.read("status", atMost: 8), as: UTF8.self).filter(\.isNumber)),
      log: String(decoding: folder.read("log", atMost: 4096), as: UTF8.self), passed: passed?.limit)
  }

  /// Starts a command in a session of its own and waits for it.
  private static func runToEnd(_ command: SandboxCommand, input: Int32) async throws {
    var options = PlatformOptions()
    options.createSession = true
    let configuration = Configuration(
      executable: .name(command.words[0]), arguments: Arguments(Array(command.words.dropFirst())),
      environment: .custom(
        Dictionary(
          command.environment.compactMap { key, value in Environment.Key(rawValue: key).map { ($0, value) } },
          uniquingKeysWith: { $1 })),
      workingDirectory: "/", platformOptions: options)
    _ = try await Subprocess.run(
      configuration, input: .fileDescriptor(FileDescriptor(rawValue: input), closeAfterSpawningProcess: true),
      output: .discarded, error: .discarded)
  }
}
