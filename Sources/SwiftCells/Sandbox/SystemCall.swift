#if canImport(Glibc)
  import Glibc

  /// Calls of the Linux kernel by their numbers.
  enum SystemCall {
    /// `prctl`, which takes any number of arguments, so that Swift cannot call it by its name.
    static func prctl(_ option: Int32, _ first: Int, _ second: Int = 0) -> Int {
      typealias Call = @convention(c) (Int32, Int, Int, Int, Int) -> Int32
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "prctl") else { return -1 }
      return Int(unsafeBitCast(symbol, to: Call.self)(option, first, second, 0, 0))
    }

    /// Any call, with up to five arguments.
    @discardableResult
    static func call(_ number: UInt32, _ first: Int = 0, _ second: Int = 0) -> Int {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "syscall") else { return -1 }
      return unsafeBitCast(symbol, to: Call.self)(Int(number), first, second, 0, 0, 0)
    }

    static let clone3: UInt32 = 435
    /// `io_uring_setup`, `io_uring_enter`, `io_uring_register`, `memfd_secret`: programs do without them where they are unknown.
    private static let unknownEverywhere: [UInt32] = [425, 426, 427, 447]
    /// `pidfd_getfd`.
    private static let refusedEverywhere: [UInt32] = [438]

    #if arch(x86_64)
      static let architecture: UInt32 = 0xC000_003E
      static let keyctl: UInt32 = 250
      static let mmap: UInt32 = 9
      /// `add_key`, `request_key`, `keyctl`, `bpf`, `perf_event_open`, `userfaultfd`, `ptrace`, `process_vm_writev`, `kcmp`,
      /// `setns`, `open_by_handle_at`, `fanotify_init`, `shmget`, `msgget`, `semget`, `mq_open`.
      static let refused: [UInt32] =
        [248, 249, 250, 321, 298, 323, 101, 311, 312, 308, 304, 300, 29, 68, 64, 240] + refusedEverywhere
      /// `memfd_create`, beside those of every machine.
      static let unknown: [UInt32] = [319] + unknownEverywhere
      /// `socket`, `socketpair`.
      static let sockets: [UInt32] = [41, 53]
      /// `clone`, `unshare`.
      static let withNamespaces: [UInt32] = [56, 272]
    #else
      static let architecture: UInt32 = 0xC000_00B7
      static let keyctl: UInt32 = 219
      static let mmap: UInt32 = 222
      /// The same as of other machines, by the numbers of this one.
      static let refused: [UInt32] =
        [217, 218, 219, 280, 241, 282, 117, 271, 272, 268, 265, 262, 194, 186, 190, 180] + refusedEverywhere
      /// `memfd_create`, beside those of every machine.
      static let unknown: [UInt32] = [279] + unknownEverywhere
      /// `socket`, `socketpair`.
      static let sockets: [UInt32] = [198, 199]
      /// `clone`, `unshare`.
      static let withNamespaces: [UInt32] = [220, 97]
    #endif
  }
#endif
