import CLibrary
import SourceText

/// A sandbox that isolates compiled programs of documents.
package struct Sandbox: Sendable {
  /// The limits that this machine cannot enforce, for the report.
  package let unenforced: [Limit]
  private let isolation: Isolation

  private init(_ isolation: Isolation) {
    (self.isolation, unenforced) = (isolation, isolation.unenforced)
  }

  /// Creates a sandbox that isolates programs in one way only.
  init(only isolation: Isolation) {
    self.init(isolation)
  }

  /// Returns the strongest sandbox that works on this machine, which is tried once.
  package static func current() async -> Sandbox { await found.value }

  private static let found = Task {
    for isolation in Isolation.candidates.dropLast() {
      let sandbox = Sandbox(isolation)
      if await sandbox.works() { return sandbox }
    }
    return Sandbox(.session)
  }

  /// The path of the shell after links are resolved: the program of a run is never read through a link.
  private static let shell = RealPath.of("/bin/sh") ?? "/bin/sh"

  /// Whether a shell runs in the sandbox and can start a process.
  ///
  /// A busy machine gets more time instead of a weaker sandbox.
  private func works() async -> Bool {
    for patience in [Duration.seconds(5), .seconds(60)] {
      let probe = SandboxedProgram(
        executable: Self.shell, timeLimits: [patience], arguments: ["-c", "(exit 7); [ $? = 7 ] && echo works"])
      guard let evidence = try? await evidence(of: probe) else { return false }
      if evidence.passed == nil { return evidence.status == 0 && evidence.output == Array("works\n".utf8) }
    }
    return false
  }

  /// Runs a program to its end or to the limit that it reaches, and removes all traces of it.
  ///
  /// - Throws: ``SandboxError`` if the program could not be started; a failure of its cells is never an error.
  package func run(_ program: SandboxedProgram) async throws(SandboxError) -> ProgramRun {
    try await evidence(of: program).run()
  }

  /// Whether cells see files of the machine and reach the network, since there are no namespaces or rules here.
  package var isWeak: Bool { !isolatesCompilers }

  /// Whether compilers are isolated too.
  package var isolatesCompilers: Bool { isolation != .session }

  /// Whether programs and compilers have namespaces of their own, with other paths than the machine.
  package var hasNamespaces: Bool {
    if case .namespaces = isolation { true } else { false }
  }

  /// The mark that distinguishes outcomes in this sandbox from those in the strongest.
  package var mark: String { hasNamespaces ? "" : isWeak ? " weak sandbox" : " without namespaces" }

  /// Runs a compiler on sources of a document.
  ///
  /// - Parameters:
  ///   - writing: the folders that it writes into, which are given to the user that it runs as.
  ///   - prepare: a function that returns its command, for the folder of the run and that user.
  /// - Returns: its output, up to the limit, and its end; nil if the compiler cannot be isolated.
  /// - Throws: ``SandboxError`` if the compiler could not be started.
  package func compile(
    writing: [String], _ prepare: (RunFolder, uid_t?) throws(SandboxError) -> CompilerCommand
  ) async throws(SandboxError) -> RunEvidence? {
    guard isolatesCompilers else { return nil }
    return try await evidence(
      limits: [CompilerLimits.time], memory: CompilerLimits.memory, endsAtOutputLimit: false
    ) { (folder, user, _) throws(SandboxError) in
      for path in writing { if let user { try CompilerFolder.give(path, to: user) } }
      let command = try prepare(folder, user)
      #if canImport(Glibc)
        if !hasNamespaces { return try ConfinedCommand.command(command) }
      #endif
      return try command.prepare()
    }
  }

  /// Runs a program to its end or to the limit that it reaches, and returns all evidence of the run.
  package func evidence(of program: SandboxedProgram) async throws(SandboxError) -> RunEvidence {
    try await evidence(
      limits: program.timeLimits, resultBytes: program.resultBytes
    ) { (folder, user, word) throws(SandboxError) in
      try isolation.command(program, in: folder, user: user, word: word)
    }
  }

  private func evidence(
    limits: [Duration], memory: Int = SandboxLimits.memory, resultBytes: Int? = nil, endsAtOutputLimit: Bool = true,
    _ prepare: (RunFolder, uid_t?, String) throws(SandboxError) -> SandboxCommand
  ) async throws(SandboxError) -> RunEvidence {
    _ = RunFolder.sweep
    let folder = try RunFolder()
    defer { folder.remove() }
    let user = Isolation.isRoot ? try UserPool.take() : nil
    defer { user.map(UserPool.giveBack) }
    let word = RunListener.newWord
    let control = try RunControl(in: folder)
    let listener = try RunListener(in: folder, countsOutput: resultBytes != nil, user: user, word: word) {
      if endsAtOutputLimit { control.stop() }
    }
    defer { listener.end() }
    let command = try prepare(folder, user, word)
    let cleanup = Interruption.whenInterrupted {
      control.stopAndWait()
      folder.remove()
    }
    defer {
      control.stop()
      Interruption.forget(cleanup)
    }
    return try await SandboxRun(
      command: command, limits: limits, memory: memory, resultBytes: resultBytes, folder: folder, control: control,
      listener: listener
    ).evidence()
  }
}
