#if canImport(Glibc)
  import CLibrary

  /// A process that is about to be started, in a session of its own, with only the files that it is given.
  ///
  /// It gives up rights after it has become a process and before it becomes a program. So no thread of this process is
  /// ever under the rules of a run, and the kernel never takes one for a part of the run.
  struct Spawning {
    /// The files of this process that it gets, by their numbers; nil for `/dev/null`.
    var files: [Int32: Int32?]
    /// The working folder of the process.
    var folder: String
    /// A function that gives up rights; false if that is not possible.
    var giveUp: () -> Bool

    private static let sharesMemory: Int32 = 0x100
    private static let holdsThread: Int32 = 0x4000
    private static let stackSize = 1 << 18

    /// Starts the process; the calling thread waits until it is a program.
    func start(_ path: String, _ command: SandboxCommand) -> Result<pid_t, SandboxError> {
      // Like `vfork`, which Swift cannot call: the process runs a function of this program on a stack of its own.
      typealias Main = @convention(c) (UnsafeMutableRawPointer?) -> Int32
      typealias Clone = @convention(c) (Main, UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> pid_t
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "clone") else {
        return .failure(SandboxError("The C library has no function `clone`."))
      }
      let stack = UnsafeMutableRawPointer.allocate(byteCount: Self.stackSize, alignment: 16)
      defer { stack.deallocate() }
      let process = NewProcess(self, path, command)
      var (all, mask) = (sigset_t(), sigset_t())
      sigfillset(&all)
      // Until it is a program, no handler of this program may run in it.
      pthread_sigmask(SIG_SETMASK, &all, &mask)
      let identifier = unsafeBitCast(symbol, to: Clone.self)(
        { process in process.map { Unmanaged<NewProcess>.fromOpaque($0).takeUnretainedValue().become() } ?? 127 },
        stack + Self.stackSize, Self.sharesMemory | Self.holdsThread | SIGCHLD,
        Unmanaged.passUnretained(process).toOpaque())
      let error = errno
      pthread_sigmask(SIG_SETMASK, &mask, nil)
      guard identifier > 0 else { return .failure(SandboxError("\(path): \(String(cString: strerror(error))).")) }
      guard let failure = process.failure else { return .success(identifier) }
      while waitpid(identifier, nil, 0) < 0, errno == EINTR {}
      return .failure(failure)
    }
  }

  /// The work of a new process until it is a program.
  private final class NewProcess {
    private let spawning: Spawning
    private let path: String
    private let arguments: [UnsafeMutablePointer<CChar>?]
    private let environment: [UnsafeMutablePointer<CChar>?]
    private let reason = UnsafeMutablePointer<Int32>.allocate(capacity: 1)

    /// A number above those of the given files, for copies of them.
    private static let above: Int32 = 16
    private static let mostSignals: Int32 = 64
    private static let refused: Int32 = -1

    init(_ spawning: Spawning, _ path: String, _ command: SandboxCommand) {
      (self.spawning, self.path) = (spawning, path)
      arguments = command.words.map { strdup($0) } + [nil]
      environment = command.environment.map { strdup("\($0)=\($1)") } + [nil]
      reason.initialize(to: 0)
    }

    deinit {
      for text in arguments + environment { free(text) }
      reason.deallocate()
    }

    /// The reason that the process has not become a program; nil if it has.
    var failure: SandboxError? {
      switch reason.pointee {
      case 0: nil
      case Self.refused: SandboxError("The system has no rules to keep programs apart.")
      case let error: SandboxError("\(path): \(String(cString: strerror(error))).")
      }
    }

    /// Becomes the program.
    func become() -> Int32 {
      for number in 1...Self.mostSignals { signal(number, SIG_DFL) }
      setsid()
      reason.pointee = takeFiles() && chdir(spawning.folder) == 0 ? 0 : errno
      guard reason.pointee == 0 else { return 127 }
      guard spawning.giveUp() else {
        reason.pointee = Self.refused
        return 127
      }
      closeOthers()
      var none = sigset_t()
      sigemptyset(&none)
      sigprocmask(SIG_SETMASK, &none, nil)
      arguments.withUnsafeBufferPointer { arguments in
        environment.withUnsafeBufferPointer { environment in
          guard let words = arguments.baseAddress, let variables = environment.baseAddress else { return }
          _ = execve(path, words, variables)
        }
      }
      reason.pointee = errno
      return 127
    }

    private func takeFiles() -> Bool {
      // A file may have the number that another one gets.
      let copies = spawning.files.map { (number, file) in
        let source = file ?? open("/dev/null", (number == 0 ? O_RDONLY : O_WRONLY) | O_CLOEXEC)
        return (number, fcntl(source, F_DUPFD, Self.above))
      }
      return copies.allSatisfy { number, copy in copy >= 0 && dup2(copy, number) == number }
    }

    private func closeOthers() {
      let first = spawning.files.keys.max().map { $0 + 1 } ?? 0
      guard SystemCall.call(RefusedCalls.closeRange, Int(first), Int(UInt32.max)) != 0 else { return }
      for file in first..<Int32(clamping: min(sysconf(Int32(_SC_OPEN_MAX)), 1 << 16)) { close(file) }
    }
  }
#endif
