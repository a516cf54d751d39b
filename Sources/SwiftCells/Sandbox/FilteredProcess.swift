#if canImport(Glibc)
  import Dispatch
  import Glibc
  import Synchronization

  /// A process that cannot make the system calls which programs of documents have no use for, nor anything that it starts.
  ///
  /// It is started by a thread of its own, which gives them up before.
  final class FilteredProcess: Sendable {
    private let command: SandboxCommand
    private let mayMakeUserNamespaces: Bool
    /// The flag by which a process begins a session.
    private static let newSession: Int32 = 0x80
    /// The process while it runs.
    private let running = Mutex<pid_t?>(nil)

    /// A process that is not started yet.
    init(_ command: SandboxCommand, mayMakeUserNamespaces: Bool) {
      (self.command, self.mayMakeUserNamespaces) = (command, mayMakeUserNamespaces)
    }

    /// Starts it in a session of its own and waits for its end.
    ///
    /// - Parameter input: its standard input, which is closed here.
    /// - Throws: a ``SandboxError`` if it cannot be started.
    func run(input: Int32) async throws {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let thread = OwnThread {
          Keyring.leave()
          _ = SystemCallFilter.install(mayMakeUserNamespaces: self.mayMakeUserNamespaces)
          continuation.resume(with: Result { try self.startAndWait(input: input) })
        }
        if !thread.start() {
          close(input)
          continuation.resume(throwing: SandboxError("No thread could be started."))
        }
      }
    }

    /// Kills it if it still runs after some time.
    func kill(after patience: Duration) {
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(Int(patience.components.seconds))) {
        self.running.withLock { process in
          if let process { Glibc.kill(process, SIGKILL) }
        }
      }
    }

    private func startAndWait(input: Int32) throws(SandboxError) {
      let started = spawn(input: input)
      close(input)
      let process = try started.get()
      running.withLock { $0 = process }
      var information = siginfo_t()
      while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
      // Until it is taken away here no other process gets its number.
      running.withLock { running in
        running = nil
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
      }
    }

    private func spawn(input: Int32) -> Result<pid_t, SandboxError> {
      guard let path else { return .failure(SandboxError("\(command.words[0]) is not installed.")) }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      let flags = Self.newSession | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
      posix_spawnattr_setflags(&attributes, Int16(flags))
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, input, 0)
      for output in [1, 2] as [Int32] { posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0) }
      closeOthers(&actions)
      var arguments = command.words.map { strdup($0) } + [nil]
      var environment = command.environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in arguments + environment { free(text) } }
      var process = pid_t()
      let error = posix_spawn(&process, path, &actions, &attributes, &arguments, &environment)
      return error == 0
        ? .success(process) : .failure(SandboxError("\(path): \(String(cString: strerror(error)))."))
    }

    /// Closes all files of this process but the first three, by a function that Swift does not see.
    private func closeOthers(_ actions: inout posix_spawn_file_actions_t) {
      typealias Call = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
      let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "posix_spawn_file_actions_addclosefrom_np")
      if let symbol { _ = unsafeBitCast(symbol, to: Call.self)(&actions, 3) }
    }

    /// The path of the program, which is looked for where it will look for others.
    private var path: String? {
      (command.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(command.words[0])" }
        .first { access($0, X_OK) == 0 }
    }
  }
#endif
