#if canImport(Glibc)
  import CLibrary

  /// The return address of the C library's `abort`, as an offset from the top of the stack when its signal comes.
  ///
  /// A process that aborts finds it once: other words on a stack may be left from earlier calls.
  enum AbortFrame {
    /// The number of bytes of a stack that are searched.
    private static let size = 4096

    /// The position in words; nil if it cannot be found.
    static let position: Int? = {
      typealias Fork = @convention(c) () -> pid_t
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "fork") else { return nil }
      let child = unsafeBitCast(symbol, to: Fork.self)()
      if child == 0 {
        guard Tracee.trace() else { _exit(0) }
        signal(SIGABRT, SIG_DFL)
        clearStack()
        abort()
      }
      guard child > 0 else { return nil }
      defer {
        kill(child, SIGKILL)
        while waitpid(child, nil, 0) < 0, errno == EINTR {}
      }
      var status: Int32 = 0
      while waitpid(child, &status, 0) < 0, errno == EINTR {}
      guard status & 0xFF == 0x7F, status >> 8 == SIGABRT, let registers = Tracee.Registers(Tracee(number: child))
      else {
        return nil
      }
      let map = MemoryMap(of: child)
      let here = map.code(at: UInt64(UInt(bitPattern: unsafeBitCast(marker, to: UnsafeRawPointer.self))))
      return Tracee(number: child).words(size / 8, at: registers.stack).firstIndex { word in
        guard let code = map.code(at: word), let here else { return false }
        return code.file == here.file && code.path == here.path
      }
    }()

    /// A function of this program, whose code identifies the program's file in memory.
    private static let marker: @convention(c) () -> Void = {}

    /// Overwrites the part of the stack below that earlier calls have used.
    @inline(never)
    private static func clearStack() {
      withUnsafeTemporaryAllocation(byteCount: size * 4, alignment: 16) { bytes in
        for index in bytes.indices { bytes[index] = 0 }
      }
    }

    /// Returns the address to which `abort` would return in a process that is about to get its signal; nil if it is
    /// unknown.
    static func caller(in tracee: Tracee, _ fault: WitnessedEnd.Fault) -> UInt64? {
      position.flatMap { tracee.word(at: fault.stack + UInt64($0) * 8) }
    }
  }
#endif
