#if canImport(Glibc)
  import CLibrary
  import SourceText

  /// The handlers of the signals with which a program's runtime explains crashes.
  ///
  /// The runtime sets its handlers before the first line of a cell runs. While it explains a crash it lets only these
  /// signals through. So as long as the handlers are its own, no other code runs then.
  struct SignalHandlers {
    /// The signals that the runtime handles, and lets through while it explains a crash.
    static let watched: Set<Int32> = [SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]
    /// The signals that the C library reserves for itself, and that no program can block.
    static let hidden: Set<Int32> = [32, 33]

    private let program: TracedProgram
    private var own: Set<Int32> = []
    private var known: UInt64?
    /// Whether a handler is not the runtime's.
    private(set) var areReplaced = false

    init(_ program: TracedProgram) { self.program = program }

    /// Whether the runtime explains a signal.
    func areOfRuntime(_ signal: Int32) -> Bool { program.isExplained && !areReplaced && own.contains(signal) }

    /// Whether the code at an address is the runtime's.
    ///
    /// The list of a process's memory decides or, if this process may not read it, the nearness to a known handler.
    func isOfRuntime(_ address: UInt64, in process: pid_t) -> Bool {
      let map = MemoryMap(of: process)
      if !map.code.isEmpty { return program.isRuntime(map.code(at: address)) }
      return known.map { Self.distance(address, $0) < Self.runtimeSize } ?? false
    }

    /// Records a call with which the program is about to set a handler.
    mutating func take(_ tracee: Tracee, _ process: pid_t) {
      let call = Tracee.Registers(tracee)
      guard call?.call == RefusedCalls.sigaction.number.map(UInt64.init) else { return }
      guard let call, let handler = tracee.word(at: call.arguments.1) else {
        areReplaced = true
        return
      }
      let signal = Int32(truncatingIfNeeded: call.arguments.0)
      if Self.hidden.contains(signal) {
        areReplaced = areReplaced || !isOfLibrary(handler, calledAt: call.instruction, process)
        return
      }
      // The runtime sets its handlers before any line of a cell runs.
      if known == nil {
        let map = MemoryMap(of: process)
        if map.code.isEmpty || program.isRuntime(map.code(at: handler)) { known = handler }
      }
      areReplaced = areReplaced || known != handler || !own.insert(signal).inserted
    }

    /// Whether a handler is the C library's, which calls the kernel itself.
    private func isOfLibrary(_ handler: UInt64, calledAt instruction: UInt64, _ process: pid_t) -> Bool {
      let map = MemoryMap(of: process)
      guard !map.code.isEmpty else { return Self.distance(handler, instruction) < Self.librarySize }
      let name = RelativePath.name(of: map.code(at: handler)?.path ?? "")
      return ["libc.so", "libc-", "libpthread"].contains(where: name.hasPrefix)
    }

    private static let (runtimeSize, librarySize): (UInt64, UInt64) = (8 << 20, 2 << 20)

    private static func distance(_ left: UInt64, _ right: UInt64) -> UInt64 {
      left > right ? left - right : right - left
    }
  }
#endif
