#if canImport(Glibc)
  import CLibrary

  /// Traces a program from outside, to know how it ended and whether a signal was that of an instruction that failed.
  ///
  /// Everything runs on the thread that started the program's first process. When the program has a fault, what was written as
  /// its explanation before is removed, its other threads are stopped and the processes that it started are ended, and its handler is
  /// looked at: so only the runtime's own handler can write an explanation then.
  struct ProgramWitness {
    private let program: TracedProgram
    /// The process of the program; nil before it runs.
    private var process: pid_t?
    /// Whether the program has become another, or the same with other settings of the runtime.
    private var isReplaced = false
    /// All that is traced, with whether it is of the program.
    private var tracees: [pid_t: Bool] = [:]
    private var isFollowing = false
    private var end = WitnessedEnd()
    private var hasEnded = false

    /// The bytes of the stack that are searched for a caller.
    private static let stackSize = 4096
    /// How often threads are looked at until all stand still, and the microseconds between two looks.
    private static let (mostLooks, pause): (Int, UInt32) = (2_000, 500)
    /// The signals that the runtime handles.
    private static let faults: Set = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

    init(_ program: TracedProgram) { self.program = program }

    /// How the program ended; nil if it could not be traced, or did not end.
    var result: WitnessedEnd? { hasEnded ? end : nil }

    /// Follows all that a process starts, until it has ended; it is not taken away then.
    mutating func follow(_ leader: pid_t) {
      while true {
        var information = siginfo_t()
        let options = WEXITED | WSTOPPED | WNOWAIT | Self.wall | Self.ownThread
        guard waitid(P_ALL, 0, &information, options) == 0 else {
          if errno == EINTR { continue }
          return
        }
        let number = information._sifields._sigchld.si_pid
        if number == leader, ![CLD_TRAPPED, CLD_STOPPED].map({ Int32($0) }).contains(information.si_code) { return }
        var status: Int32 = 0
        guard waitpid(number, &status, Self.wall) == number else { continue }
        take(Tracee(number: number), status)
      }
    }

    private static let wall: Int32 = 0x4000_0000
    private static let ownThread: Int32 = 0x2000_0000

    private mutating func take(_ tracee: Tracee, _ status: Int32) {
      guard status & 0xFF == 0x7F else { return takeEnd(of: tracee, status) }
      let signal = status >> 8 & 0xFF
      let isNew = tracees.updateValue(tracees[tracee.number] ?? (process != nil), forKey: tracee.number) == nil
      if !isFollowing {
        isFollowing = true
        tracee.follow()
        tracee.resume()
      } else if status >> 16 != 0 {
        if Tracee.Event(rawValue: status >> 16) == .exec { takeProgram(of: tracee) }
        tracee.resume()
      } else if isNew, signal == SIGSTOP {
        // What a traced process starts begins with a stop.
        tracee.resume()
      } else {
        takeSignal(signal, of: tracee)
      }
    }

    private mutating func takeEnd(of tracee: Tracee, _ status: Int32) {
      tracees[tracee.number] = nil
      guard tracee.number == process, !hasEnded else { return }
      hasEnded = true
      let signal = status & 0x7F
      end.signal = signal == 0 ? nil : signal
      if end.fault?.signal != end.signal { end.fault = nil }
    }

    private mutating func takeProgram(of tracee: Tracee) {
      if tracee.number == process {
        isReplaced = true
      } else if process == nil, tracee.runs(program.executable) {
        process = tracee.number
        tracees[tracee.number] = true
      }
    }

    private mutating func takeSignal(_ signal: Int32, of tracee: Tracee) {
      guard let fault = tracee.nextSignal else { return }
      guard Self.faults.contains(signal), let process, tracee.process == process, !hasEnded else {
        return tracee.resume(signal)
      }
      let isFirst = end.fault == nil
      end.fault = fault
      guard isFirst else { return tracee.resume(signal) }
      endOthers(than: process)
      let isAlone = stopThreads(of: process, but: tracee)
      removeExplanation()
      let map = MemoryMap(of: process)
      if signal == SIGABRT { end.isEndedByRuntime = program.isRuntime(map.caller(stack(at: fault.stack))) }
      guard tracee.enterHandler(of: signal) else { return }
      var status: Int32 = 0
      guard waitpid(tracee.number, &status, Self.wall) == tracee.number else { return }
      guard status & 0xFF == 0x7F else { return takeEnd(of: tracee, status) }
      if let registers = Tracee.Registers(tracee) {
        end.isExplained = program.isRuntime(map.code(at: registers.instruction)) && !isReplaced && isAlone
      }
      let stop = status >> 8 & 0xFF
      tracee.resume(stop == SIGTRAP ? 0 : stop)
    }

    private func removeExplanation() {
      let file = open(program.explanation, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOFOLLOW)
      if file >= 0 { close(file) }
    }

    /// Ends what the program has started.
    private func endOthers(than process: pid_t) {
      for (number, isOfProgram) in tracees where isOfProgram && Tracee(number: number).process != process {
        kill(number, SIGKILL)
      }
    }

    /// Stops all other threads for good: the runtime stops those that take its signals, and reads no more of them.
    ///
    /// - Returns: whether all of them stand still.
    private mutating func stopThreads(of process: pid_t, but tracee: Tracee) -> Bool {
      var stopped: Set = [tracee.number]
      for _ in 0..<Self.mostLooks {
        let running = RunFolder.names("/proc/\(process)/task").compactMap { pid_t($0) }.filter { !stopped.contains($0) }
        if running.isEmpty { return true }
        for thread in running {
          Tracee(number: thread).stop(in: process)
          var status: Int32 = 0
          guard waitpid(thread, &status, Self.wall | WNOHANG) == thread else { continue }
          if status & 0xFF == 0x7F { stopped.insert(thread) } else { takeEnd(of: Tracee(number: thread), status) }
        }
        usleep(Self.pause)
      }
      return false
    }

    private func stack(at address: UInt64) -> [UInt64] {
      guard let process, let offset = off_t(exactly: address) else { return [] }
      let memory = open("/proc/\(process)/mem", O_RDONLY | O_CLOEXEC)
      guard memory >= 0 else { return [] }
      defer { close(memory) }
      var words = [UInt64](repeating: 0, count: Self.stackSize / 8)
      let count = words.withUnsafeMutableBytes { pread(memory, $0.baseAddress, $0.count, offset) }
      return Array(words.prefix(max(0, count) / 8))
    }
  }
#endif
