#if canImport(Glibc)
  import CLibrary

  /// A witness that traces a program from outside, to know how it ended and whether an instruction failed.
  ///
  /// Everything runs on the thread that started the program's first process. If the program has a fault that its
  /// runtime explains, the rest of the program is stopped or ended before the runtime continues, and any earlier
  /// explanation is removed. So only the runtime can write one.
  struct ProgramWitness {
    private let program: TracedProgram
    private var handlers: SignalHandlers
    /// The process of the program; nil before it runs.
    private var process: pid_t?
    /// Whether the program has become another, or the same with other settings of the runtime.
    private var isReplaced = false
    /// All traced processes and threads, with whether each belongs to the program.
    private var tracees: [pid_t: Bool] = [:]
    private var isFollowing = false
    private var explanation: Explanation?
    private var end = WitnessedEnd()
    private var hasEnded = false

    /// A fault that the runtime explains.
    private struct Explanation {
      /// The thread that has the fault, and the processes and threads that the runtime starts.
      var trusted: Set<pid_t>
      /// The signal with which the thread continues when the rest is stopped; nil once it has.
      var signal: Int32?
      let thread: pid_t
      /// The signal if a call has sent it: after the explanation, the program would continue.
      var sent: Int32?
      /// The processes and threads that are stopped and do not continue.
      var held: Set<pid_t> = []
      /// The threads that continue into the handler with which the runtime stops them.
      var stopping: Set<pid_t> = []
      /// The threads that are in that handler, and do not continue after it.
      var stopped: Set<pid_t> = []
    }

    init(_ program: TracedProgram) { (self.program, handlers) = (program, SignalHandlers(program)) }

    /// The end of the program; nil if it could not be traced, or did not end.
    var result: WitnessedEnd? { hasEnded ? end : nil }

    /// The number of microseconds between two checks of stopped threads.
    private static let pause: UInt32 = 300
    /// The signals with which the runtime stops threads.
    private static let stops: Set = [SIGPROF, SIGUSR1, SIGUSR2]
    private static let signaling = NumberedCall("tgkill", x86: 234, arm: 131)
    private static let wall: Int32 = 0x4000_0000
    private static let ownThread: Int32 = 0x2000_0000

    /// Follows all descendants of a process until it has ended.
    ///
    /// The caller must still wait for the process.
    mutating func follow(_ leader: pid_t) {
      while true {
        var information = siginfo_t()
        // The kernel does not report a signal for a thread that is stopped.
        let isWatching = explanation?.held.isEmpty == false
        let options = WEXITED | WSTOPPED | WNOWAIT | Self.wall | Self.ownThread | (isWatching ? WNOHANG : 0)
        guard waitid(P_ALL, 0, &information, options) == 0 else {
          if errno == EINTR { continue }
          return
        }
        let number = information._sifields._sigchld.si_pid
        if number == 0 {
          letStop()
          usleep(Self.pause)
          continue
        }
        if number == leader, ![CLD_TRAPPED, CLD_STOPPED].map({ Int32($0) }).contains(information.si_code) {
          let status = information._sifields._sigchld.si_status
          return takeEnd(of: number, signal: information.si_code == Int32(CLD_EXITED) ? 0 : status)
        }
        var status: Int32 = 0
        guard waitpid(number, &status, Self.wall) == number else { continue }
        if status & 0xFF == 0x7F {
          takeStop(of: Tracee(number: number), status)
        } else {
          takeEnd(of: number, signal: status & 0x7F)
        }
      }
    }

    private mutating func takeEnd(of number: pid_t, signal: Int32) {
      tracees[number] = nil
      if number == process, !hasEnded {
        hasEnded = true
        end.signal = signal == 0 ? nil : signal
        if end.fault?.signal != end.signal { end.fault = nil }
      }
      explainIfAlone()
    }

    /// Sends a signal again that a call has sent, when the runtime's handler of it is about to return.
    ///
    /// By then, the runtime has removed its handlers, so the signal ends the program as it does without the runtime.
    private mutating func endAfterExplanation(_ tracee: Tracee) {
      guard let explanation, let signal = explanation.sent, let process, tracee.number == explanation.thread,
        Tracee.Registers(tracee)?.call == RefusedCalls.sigreturn.number.map(UInt64.init)
      else { return }
      self.explanation?.sent = nil
      _ = SystemCall.call(Self.signaling, Int(process), Int(tracee.number), Int(signal))
    }

    private mutating func takeStop(of tracee: Tracee, _ status: Int32) {
      guard isFollowing else {
        isFollowing = true
        _ = tracee.follow()
        return
      }
      let isNew = tracees.updateValue(tracees[tracee.number] ?? (process != nil), forKey: tracee.number) == nil
      let event = Tracee.Event(rawValue: status >> 16)
      if event == .exec { takeProgram(of: tracee) }
      if hold(tracee, event, isNew: isNew) { return explainIfAlone() }
      let signal = status >> 8 & 0xFF
      switch event {
      case .fork, .vfork, .clone: takeChild(of: tracee)
      case .call:
        if explanation != nil {
          endAfterExplanation(tracee)
        } else if let process, tracee.process == process {
          handlers.take(tracee, process)
        }
      case .exec: break
      case .stop: return [SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU].contains(signal) ? tracee.listen() : tracee.resume()
      case nil: return takeSignal(signal, of: tracee)
      }
      tracee.resume()
    }

    /// Stops a process or thread of the program while the runtime explains a fault.
    ///
    /// - Returns: whether it is stopped.
    private mutating func hold(_ tracee: Tracee, _ event: Tracee.Event?, isNew: Bool) -> Bool {
      guard let explanation, tracees[tracee.number] == true, !explanation.trusted.contains(tracee.number) else {
        return false
      }
      if self.explanation?.stopping.remove(tracee.number) != nil, let signal = tracee.nextSignal?.signal,
        Self.stops.contains(signal), event == nil
      {
        self.explanation?.stopped.insert(tracee.number)
        tracee.resume(signal)
        return true
      }
      if explanation.stopped.contains(tracee.number), event == .stop {
        tracee.resume()
        return true
      }
      self.explanation?.held.insert(tracee.number)
      self.explanation?.stopped.remove(tracee.number)
      // Until the runtime continues, no process or thread may be started for it.
      let isForeign = !isNew || explanation.signal != nil
      if isForeign, let process, tracee.process != process { kill(tracee.number, SIGKILL) }
      return true
    }

    /// Continues stopped threads to which the runtime has sent a signal that stops them, so that they get it first.
    private mutating func letStop() {
      guard let explanation, explanation.signal == nil else { return }
      for number in explanation.held where Tracee(number: number).isAwaited(by: Self.stops) {
        self.explanation?.held.remove(number)
        self.explanation?.stopping.insert(number)
        Tracee(number: number).resume()
      }
    }

    /// Continues processes and threads that the runtime starts while it explains a fault.
    private mutating func takeChild(of tracee: Tracee) {
      guard explanation?.trusted.contains(tracee.number) == true, let child = tracee.child else { return }
      explanation?.trusted.insert(child)
      if explanation?.held.remove(child) != nil { Tracee(number: child).resume() }
    }

    private mutating func takeProgram(of tracee: Tracee) {
      if tracee.number == process {
        isReplaced = true
        explanation = nil
        end.isExplained = false
      } else if process == nil, tracee.name == program.name {
        process = tracee.number
        tracees[tracee.number] = true
      }
    }

    private mutating func takeSignal(_ signal: Int32, of tracee: Tracee) {
      guard let fault = tracee.nextSignal, SignalHandlers.watched.contains(signal), signal != SIGQUIT, let process,
        tracee.process == process, !hasEnded
      else { return tracee.resume(signal) }
      end.fault = fault
      guard explanation == nil, handlers.areOfRuntime(signal), !isReplaced else { return tracee.resume(signal) }
      if signal == SIGABRT {
        let caller = AbortFrame.caller(in: tracee, fault)
        end.isEndedByRuntime = caller.map { handlers.isOfRuntime($0, in: process) } ?? false
      }
      explanation = Explanation(
        trusted: [tracee.number], signal: signal, thread: tracee.number, sent: fault.code <= 0 ? signal : nil)
      for (number, isOfProgram) in tracees where isOfProgram && Tracee(number: number).process != process {
        kill(number, SIGKILL)
      }
      explainIfAlone()
    }

    /// Has the runtime explain a fault as soon as all other threads are stopped.
    private mutating func explainIfAlone() {
      guard let explanation, let process, let signal = explanation.signal else { return }
      let threads = RunFolder.names("/proc/\(process)/task").compactMap { pid_t($0) }
      let running = threads.filter { $0 != explanation.thread && !explanation.held.contains($0) }
      for thread in running { Tracee(number: thread).interrupt() }
      guard running.isEmpty else { return }
      self.explanation?.signal = nil
      let file = open(program.explanation, O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOFOLLOW)
      if file >= 0 { close(file) }
      end.isExplained = true
      Tracee(number: explanation.thread).resume(signal)
    }
  }
#endif
