#if canImport(Glibc)
  import CLibrary

  /// A process that is about to be started, in a session of its own, with no files but those that it is given.
  struct Spawning: ~Copyable {
    private var attributes = posix_spawnattr_t()
    private var actions = posix_spawn_file_actions_t()

    /// The flag by which a process begins a session.
    private static let newSession: Int32 = 0x80

    init() {
      posix_spawnattr_init(&attributes)
      posix_spawn_file_actions_init(&actions)
      var signals = sigset_t()
      sigemptyset(&signals)
      posix_spawnattr_setsigmask(&attributes, &signals)
      sigfillset(&signals)
      posix_spawnattr_setsigdefault(&attributes, &signals)
      let flags = Self.newSession | Int32(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
      posix_spawnattr_setflags(&attributes, Int16(flags))
    }

    deinit {
      var (attributes, actions) = (attributes, actions)
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }

    /// Gives it a file of this process under a number.
    mutating func take(_ file: Int32, as number: Int32) {
      posix_spawn_file_actions_adddup2(&actions, file, number)
    }

    /// Lets nobody see what it prints under a number, or lets it read nothing there.
    mutating func discard(_ number: Int32, reading: Bool = false) {
      posix_spawn_file_actions_addopen(&actions, number, "/dev/null", reading ? O_RDONLY : O_WRONLY, 0)
    }

    /// Gives it a working folder.
    mutating func work(in folder: String) {
      typealias Call = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, UnsafePointer<CChar>) -> Int32
      guard let symbol = Self.symbol("posix_spawn_file_actions_addchdir_np") else { return }
      _ = unsafeBitCast(symbol, to: Call.self)(&actions, folder)
    }

    /// Starts it.
    mutating func start(_ path: String, _ command: SandboxCommand) -> Result<pid_t, SandboxError> {
      typealias Call = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
      if let symbol = Self.symbol("posix_spawn_file_actions_addclosefrom_np") {
        _ = unsafeBitCast(symbol, to: Call.self)(&actions, 3)
      }
      var arguments = command.words.map { strdup($0) } + [nil]
      var environment = command.environment.map { strdup("\($0)=\($1)") } + [nil]
      defer { for text in arguments + environment { free(text) } }
      var process = pid_t()
      let error = posix_spawn(&process, path, &actions, &attributes, &arguments, &environment)
      return error == 0 ? .success(process) : .failure(SandboxError("\(path): \(String(cString: strerror(error)))."))
    }

    /// A function that Swift does not see.
    private static func symbol(_ name: String) -> UnsafeMutableRawPointer? {
      dlsym(UnsafeMutableRawPointer(bitPattern: 0), name)
    }
  }
#endif
