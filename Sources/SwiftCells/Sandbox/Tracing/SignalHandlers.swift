#if canImport(Glibc)
  import CLibrary

  /// Who handles the signals of a program by which its runtime explains crashes.
  ///
  /// The runtime sets its handlers before the first line of a cell runs. While it explains a crash it lets no other signals through
  /// than these, so that nobody else's code runs then as long as the handlers are its own.
  struct SignalHandlers {
    /// The signals that the runtime handles, and lets through while it explains a crash.
    static let watched: Set<Int32> = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    /// The signals that the C library keeps for itself, which nobody can hold back.
    static let hidden: Set<Int32> = [32, 33]

    private let program: TracedProgram
    private var own: Set<Int32> = []
    private var known: UInt64?
    /// Whether a handler is that of somebody else.
    private(set) var areReplaced = false

    init(_ program: TracedProgram) { self.program = program }

    /// Whether the runtime explains a signal.
    func areOfRuntime(_ signal: Int32) -> Bool { !areReplaced && own.contains(signal) }

    /// Takes a call by which the program is about to set a handler.
    mutating func take(_ tracee: Tracee, _ process: pid_t) {
      let call = Tracee.Registers(tracee)
      guard call?.call == RefusedCalls.sigaction.number.map(UInt64.init) else { return }
      guard let call, let handler = tracee.words(1, at: call.arguments.1).first else {
        areReplaced = true
        return
      }
      let signal = Int32(truncatingIfNeeded: call.arguments.0)
      if Self.hidden.contains(signal) {
        let name = MemoryMap(of: process).code(at: handler)?.path.split(separator: "/").last ?? ""
        areReplaced =
          areReplaced || !name.hasPrefix("libc.so") && !name.hasPrefix("libc-") && !name.hasPrefix("libpthread")
        return
      }
      if known == nil, program.isRuntime(MemoryMap(of: process).code(at: handler)) { known = handler }
      areReplaced = areReplaced || known != handler || !own.insert(signal).inserted
    }
  }
#endif
