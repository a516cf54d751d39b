#if canImport(Glibc)
  import CLibrary

  /// A process or thread that this thread traces: what the kernel tells of it, and how it goes on.
  struct Tracee {
    /// Its number.
    let number: pid_t

    /// What a traced process does that is told to who traces it.
    enum Event: Int32 {
      case fork = 1
      case vfork = 2
      case clone = 3
      case exec = 4
    }

    private static let ptrace = NumberedCall("ptrace", x86: 101, arm: 117)

    /// Lets the process that started this one trace it, from the next program on.
    ///
    /// - Returns: whether the system allows that.
    static func trace() -> Bool { SystemCall.call(ptrace, 0) == 0 }

    /// Traces also what it starts, and ends all that with this thread.
    func follow() {
      let events = [Event.fork, .vfork, .clone, .exec].reduce(0) { $0 | 1 << Int($1.rawValue) }
      _ = request(0x4200, events | 1 << 20)
    }

    /// Lets it go on, with a signal.
    func resume(_ signal: Int32 = 0) { _ = request(7, Int(signal)) }

    /// Asks it to stop, which is told as a signal that it is about to get.
    func stop(in process: pid_t) {
      SystemCall.call(RefusedCalls.tgkill, Int(process), Int(number), Int(SIGSTOP))
    }

    /// Lets it go on with a signal as far as the first instruction of its handler.
    func enterHandler(of signal: Int32) -> Bool { request(9, Int(signal)) }

    /// The signal that it is about to get; nil where it stands still after a signal that stops programs.
    var nextSignal: WitnessedEnd.Fault? {
      var words = [UInt64](repeating: 0, count: 16)
      let isRead = words.withUnsafeMutableBytes {
        SystemCall.call(Self.ptrace, 0x4202, Int(number), 0, address(of: $0))
      }
      guard isRead == 0 else { return nil }
      let registers = Registers(self)
      return WitnessedEnd.Fault(
        signal: Int32(truncatingIfNeeded: words[0]), code: Int32(truncatingIfNeeded: words[1]), address: words[2],
        instruction: registers?.instruction ?? 0, stack: registers?.stack ?? 0)
    }

    /// The process of a thread; its own number for the first.
    var process: pid_t {
      let text = String(decoding: RunFolder.bytes(of: "/proc/\(number)/status", atMost: 1024), as: UTF8.self)
      let line = text.split(separator: "\n").first { $0.hasPrefix("Tgid:") }
      return line.flatMap { pid_t($0.drop { !$0.isNumber }) } ?? number
    }

    /// Whether it runs an executable.
    func runs(_ path: String) -> Bool {
      var (own, other) = (stat(), stat())
      return stat("/proc/\(number)/exe", &own) == 0 && stat(path, &other) == 0 && own.st_ino == other.st_ino
        && own.st_dev == other.st_dev
    }

    private func request(_ request: Int, _ data: Int) -> Bool {
      SystemCall.call(Self.ptrace, request, Int(number), 0, data) == 0
    }

    private func address(of bytes: UnsafeMutableRawBufferPointer) -> Int { Int(bitPattern: bytes.baseAddress) }

    /// The registers of a stopped process that say where it is.
    struct Registers {
      var instruction: UInt64
      var stack: UInt64

      #if arch(x86_64)
        private static let (instruction, stack) = (16, 19)
      #else
        private static let (instruction, stack) = (32, 31)
      #endif

      /// Reads them; nil if it does not stand still.
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
      }
    }
  }
#endif
