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
    let user = Isolation.isRoot ? UserPool.take() : nil
    defer { user.map(UserPool.giveBack) }
    let word = String(UInt64.random(in: .min ... .max), radix: 36)
    let command = try isolation.command(program, in: folder, user: user, word: word)
    let control = try RunControl(in: folder)
    let cleanup = Interruption.whenInterrupted {
      control.stopAndWait()
      folder.remove()
    }
    defer {
      control.stop()
      Interruption.forget(cleanup)
    }
    return try await SandboxRun(
      command: command, limits: program.timeLimits, folder: folder, control: control, word: word
    ).evidence()
  }
}
