#if canImport(Glibc)
  import CLibrary

  /// Calls of the Linux kernel for which the C library has no function, or none that Swift can call.
  enum SystemCall {
    /// The machine as the kernel names it to filters: `AUDIT_ARCH_X86_64`, `AUDIT_ARCH_AARCH64`.
    #if arch(x86_64)
      static let architecture = x86
    #else
      static let architecture = arm
    #endif
    static let x86: UInt32 = 0xC000_003E
    static let arm: UInt32 = 0xC000_00B7

    /// Calls `prctl`, whose variable number of arguments keeps Swift from calling it by name.
    static func prctl(_ option: Int32, _ first: Int, _ second: Int = 0) -> Int {
      typealias Call = @convention(c) (Int32, Int, Int, Int, Int) -> Int32
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "prctl") else { return -1 }
      return Int(unsafeBitCast(symbol, to: Call.self)(option, first, second, 0, 0))
    }

    /// Makes any call, with up to four arguments; -1 if this machine has no such call.
    @discardableResult
    static func call(_ call: NumberedCall, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0, _ fourth: Int = 0)
      -> Int
    {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
      guard let number = call.number, let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "syscall") else {
        return -1
      }
      return unsafeBitCast(symbol, to: Call.self)(Int(number), first, second, third, fourth, 0)
    }

    /// The option of `prctl` that sets whether others may look into the memory of a process.
    static let setDumpable: Int32 = 4

    /// The option of `prctl` with which a thread gives up privileges that programs would give it.
    static let noNewPrivileges: Int32 = 38
  }
#endif
