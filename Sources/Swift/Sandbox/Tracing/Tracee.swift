#if canImport(Glibc)
  import CLibrary

  /// A process or thread that this thread traces: the kernel's reports of it, and the ways to continue it.
  struct Tracee: Hashable {
    /// The number of the process or thread.
    let number: pid_t

    /// The reason that a traced process is stopped, besides signals.
    enum Event: Int32 {
      case fork = 1
      case vfork = 2
      case clone = 3
      case exec = 4
      /// The process is about to make a call that its filter watches.
      case call = 7
      /// The process has begun, was asked to stop, or got a signal that stops programs.
      case stop = 128
    }

    private static let ptrace = NumberedCall("ptrace", x86: 101, arm: 117)

    /// Has the process that started this one trace it, from the next program on.
    ///
    /// - Returns: whether the system allows that.
    static func trace() -> Bool { SystemCall.call(ptrace, 0) == 0 }

    /// Traces a process that began with ``trace()``, and all its descendants, which end with this thread.
    ///
    /// It is released and traced again: only then does the kernel let it stop and continue as if it were not traced.
    ///
    /// - Returns: whether it is traced.
    func follow() -> Bool {
      let events = [Event.fork, .vfork, .clone, .exec, .call].reduce(0) { $0 | 1 << Int($1.rawValue) }
      guard request(17, Int(SIGSTOP)) else { return false }
      var information = siginfo_t()
      while waitid(P_PID, id_t(number), &information, WSTOPPED | WEXITED | WNOWAIT) < 0, errno == EINTR {}
      defer { kill(number, SIGCONT) }
      return request(0x4206, events | 1 << 20)
    }

    /// Continues it, with a signal.
    func resume(_ signal: Int32 = 0) { _ = request(7, Int(signal)) }

    /// Leaves it stopped until a signal continues it.
    func listen() { _ = request(0x4208, 0) }

    /// Asks it to stop.
    func interrupt() { _ = request(0x4207, 0) }

    /// The process or thread that it has started; nil if that is unknown.
    var child: pid_t? {
      var word = 0
      let isRead = withUnsafeMutableBytes(of: &word) { request(0x4201, address(of: $0)) }
      return isRead ? pid_t(truncatingIfNeeded: word) : nil
    }

    /// The signal that it is about to get; nil if there is none.
    var nextSignal: WitnessedEnd.Fault? {
      var words = [UInt64](repeating: 0, count: 16)
      guard words.withUnsafeMutableBytes({ request(0x4202, address(of: $0)) }) else { return nil }
      let registers = Registers(self)
      return WitnessedEnd.Fault(
        signal: Int32(truncatingIfNeeded: words[0]), code: Int32(truncatingIfNeeded: words[1]), address: words[2],
        instruction: registers?.instruction ?? 0, stack: registers?.stack ?? 0)
    }

    /// The process of a thread; the thread's own number for the first.
    var process: pid_t { status("Tgid:").flatMap { pid_t($0) } ?? number }

    /// Whether one of some signals has been sent to this thread, which does not block it.
    func isAwaited(by signals: Set<Int32>) -> Bool {
      let masks = ["SigPnd:", "SigBlk:"].map { status($0).flatMap { UInt64($0, radix: 16) } ?? 0 }
      return signals.contains { (masks[0] & ~masks[1]) >> UInt64($0 - 1) & 1 == 1 }
    }

    private func status(_ key: String) -> Substring? {
      let text = String(decoding: RunFolder.bytes(of: "/proc/\(number)/status", atMost: 4096), as: UTF8.self)
      return text.split(separator: "\n").first { $0.hasPrefix(key) }.map { $0.dropFirst(key.count).drop { $0 == "\t" } }
    }

    /// The name with which it was started, at the moment when it has become a program.
    var name: String? {
      guard let stack = Registers(self)?.stack, var address = word(at: stack + 8) else { return nil }
      var bytes: [UInt8] = []
      while bytes.count < Int(PATH_MAX), let word = word(at: address) {
        let next = withUnsafeBytes(of: word, Array.init)
        bytes += next.prefix { $0 != 0 }
        if next.contains(0) { return String(decoding: bytes, as: UTF8.self) }
        address += 8
      }
      return nil
    }

    /// Returns a word of its memory; nil if there is none.
    ///
    /// Another user cannot read the files of a process below `/proc`, but can read its memory this way.
    func word(at address: UInt64) -> UInt64? {
      var word: UInt64 = 0
      let isRead = withUnsafeMutableBytes(of: &word) { bytes in
        SystemCall.call(Self.ptrace, 2, Int(number), Int(bitPattern: UInt(address)), self.address(of: bytes))
      }
      return isRead == 0 ? word : nil
    }

    /// Returns words of its memory, as many as can be read.
    func words(_ count: Int, at address: UInt64) -> [UInt64] {
      var words: [UInt64] = []
      while words.count < count, let word = word(at: address + UInt64(words.count) * 8) { words.append(word) }
      return words
    }

    private func request(_ request: Int, _ data: Int) -> Bool {
      SystemCall.call(Self.ptrace, request, Int(number), 0, data) == 0
    }

    private func address(of bytes: UnsafeMutableRawBufferPointer) -> Int { Int(bitPattern: bytes.baseAddress) }

    /// The registers of a stopped process that say where it is and which call it makes.
    struct Registers {
      var instruction: UInt64
      var stack: UInt64
      /// The number of a call.
      var call: UInt64
      /// The first two arguments of a call.
      var arguments: (UInt64, UInt64)

      #if arch(x86_64)
        private static let (instruction, stack, call, first, second) = (16, 19, 15, 14, 13)
      #else
        private static let (instruction, stack, call, first, second) = (32, 31, 8, 0, 1)
      #endif

      /// Reads the registers; nil if the process is not stopped.
      init?(_ tracee: Tracee) {
        var words = [UInt64](repeating: 0, count: 64)
        let size = words.count * 8
        let isRead = words.withUnsafeMutableBytes { bytes in
          var part = (Int(bitPattern: bytes.baseAddress), size)
          return withUnsafeMutableBytes(of: &part) {
            SystemCall.call(Tracee.ptrace, 0x4204, Int(tracee.number), 1, tracee.address(of: $0))
          }
        }
        guard isRead == 0 else { return nil }
        (instruction, stack) = (words[Self.instruction], words[Self.stack])
        (call, arguments) = (words[Self.call], (words[Self.first], words[Self.second]))
      }
    }
  }
#endif
