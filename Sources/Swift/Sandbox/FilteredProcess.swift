#if canImport(Glibc)
  import Dispatch
  import CLibrary
  import Synchronization

  /// A process that cannot make the system calls that programs of documents never need; nor can its descendants.
  ///
  /// It gives them up itself, before it becomes a program; the thread that starts it waits for its end.
  final class FilteredProcess: Sendable {
    private struct State {
      /// The process while it runs.
      var process: pid_t?
      /// Whether the process must not run any more.
      var isStopped = false
      /// The end of the program, as this process observed it.
      var end: WitnessedEnd?
    }

    private let command: SandboxCommand
    private let filter: SystemCallFilter
    private let state = Mutex(State())

    /// Creates a process that is not started yet.
    init(_ command: SandboxCommand) {
      self.command = command
      filter = SystemCallFilter(
        mayMakeUserNamespaces: command.confinement == nil && !Isolation.isRoot,
        starter: command.confinement.map { _ in getpid() })
    }

    /// Starts the process in a session of its own and waits for its end.
    ///
    /// - Parameter input: the pipe that asks the process to end, which is closed here; without namespaces, this method
    ///   watches the pipe instead.
    /// - Throws: a ``SandboxError`` if the process cannot be started.
    func run(input: Int32) async throws {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let thread = OwnThread {
          continuation.resume(with: Result { try self.startAndWait(input: input) })
        }
        if !thread.start() {
          close(input)
          continuation.resume(throwing: SandboxError("No thread could be started."))
        }
      }
    }

    /// The end of the program, as this process observed it; nil if the program could not be traced.
    var end: WitnessedEnd? { state.withLock { $0.end } }

    /// The folders of its processes in `/proc`; nil if the process does not run, or has a namespace of its own.
    ///
    /// They are the folders that ``RunProcesses`` knows.
    var processes: [String]? {
      guard let confinement = command.confinement, let leader = state.withLock({ $0.process }) else { return nil }
      return RunProcesses(leader: leader, user: confinement.user).all.map { "/proc/\($0)" }
    }

    /// Kills the process if it still runs after some time.
    func kill(after patience: Duration) {
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Int(patience.components.seconds))) {
        self.state.withLock { state in
          if let process = state.process { CLibrary.kill(process, SIGKILL) }
        }
      }
    }

    private func startAndWait(input: Int32) throws(SandboxError) {
      defer { close(input) }
      let outputs = ["out", "err"].map { name in
        command.confinement.map { open("\($0.folder.path)/\(name)", O_WRONLY | O_CLOEXEC | O_NOFOLLOW) } ?? -1
      }
      defer { for output in outputs where output >= 0 { close(output) } }
      let watch = command.confinement.map { _ in watchEnd(of: input) }
      defer { watch?.wait() }
      let process = try start(input: input, outputs: outputs).get()
      // Its parent is the thread that starts it: it ends with that thread, and only that thread can trace it.
      if let program = command.traced {
        var witness = ProgramWitness(program)
        witness.follow(process)
        state.withLock { $0.end = witness.result }
      }
      var information = siginfo_t()
      while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
      if let confinement = command.confinement { RunProcesses(leader: process, user: confinement.user).end() }
      var status: Int32 = 0
      // Until its status is taken here, no other process gets its number.
      let isStopped = state.withLock { state in
        state.process = nil
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return state.isStopped
      }
      guard let folder = command.confinement?.folder, !isStopped else { return }
      let signal = status & 0x7F
      try folder.makeFile("status", "\(signal == 0 ? status >> 8 & 0xFF : 128 + signal)\n")
    }

    /// Kills the process and its group when its pipe ends or contains a word.
    private func watchEnd(of input: Int32) -> Watch {
      Watch(input) {
        self.state.withLock { state in
          state.isStopped = true
          if let process = state.process { CLibrary.kill(-process, SIGKILL) }
        }
      }
    }

    /// Starts the process, which gives up its rights before it becomes a program.
    private func start(input: Int32, outputs: [Int32]) -> Result<pid_t, SandboxError> {
      guard let path else { return .failure(SandboxError("\(command.words[0]) is not installed.")) }
      let (rules, filter, isTraced) = (command.confinement?.rules, filter, command.traced != nil)
      var reporting = filter
      reporting.reportsHandlers = true
      let spawning = Spawning(
        files: command.confinement == nil ? [0: input, 1: nil, 2: nil] : [0: nil, 1: outputs[0], 2: outputs[1]],
        folder: command.confinement?.work ?? "/"
      ) {
        Keyring.leave()
        let isFollowed = isTraced && Tracee.trace()
        let isRestricted = rules?.restrict() ?? true
        return (isFollowed ? reporting : filter).install() && isRestricted || rules == nil
      }
      return state.withLock { state in
        guard !state.isStopped else { return .failure(SandboxError("It was stopped before it began.")) }
        let result = spawning.start(path, command)
        state.process = try? result.get()
        return result
      }
    }

    /// The path of the program, found in the folders where the program will find others.
    private var path: String? {
      (command.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(command.words[0])" }
        .first { access($0, X_OK) == 0 }
    }
  }

  /// A watch that reacts when a pipe ends or can be read.
  private struct Watch {
    private let source: any DispatchSourceRead
    private let group = DispatchGroup()

    init(_ pipe: Int32, _ stop: @escaping @Sendable () -> Void) {
      source = DispatchSource.makeReadSource(fileDescriptor: pipe, queue: .global())
      let (source, group) = (source, group)
      group.enter()
      source.setEventHandler {
        stop()
        source.cancel()
      }
      source.setCancelHandler { group.leave() }
      source.resume()
    }

    func wait() {
      source.cancel()
      group.wait()
    }
  }
#endif
