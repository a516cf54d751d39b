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

    /// Any call, with up to three arguments.
    @discardableResult
    static func call(_ number: UInt32, _ first: Int = 0, _ second: Int = 0, _ third: Int = 0) -> Int {
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "syscall") else { return -1 }
      return unsafeBitCast(symbol, to: Call.self)(Int(number), first, second, third, 0, 0)
    }

    /// The option of `prctl` by which a thread gives up privileges that programs would give it.
    static let noNewPrivileges: Int32 = 38
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
      /// `chmod`, `fchmodat`, `fchmodat2`, `chown`, `lchown`, `fchownat`, `setxattr`, `lsetxattr`, `removexattr`,
      /// `lremovexattr`, `setxattrat`, `removexattrat`, `utime`, `utimes`, `futimesat`, `setpriority`, `ioprio_set`,
      /// `sched_setparam`, `sched_setscheduler`, `sched_setaffinity`, `sched_setattr`, `process_madvise`, `move_pages`,
      /// `migrate_pages`.
      static let refusedAlone: [UInt32] = [
        90, 268, 452, 92, 94, 260, 188, 189, 197, 198, 463, 466, 132, 235, 261, 141, 251, 142, 144, 203, 314, 440, 279,
        256,
      ]
      static let prlimit: UInt32 = 302
      static let utimensat: UInt32 = 280
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
      /// The same as of other machines, where this one has them.
      static let refusedAlone: [UInt32] = [
        53, 452, 54, 5, 6, 14, 15, 463, 466, 140, 30, 118, 119, 122, 274, 440, 239, 238,
      ]
      static let prlimit: UInt32 = 261
      static let utimensat: UInt32 = 88
      /// `memfd_create`, beside those of every machine.
      static let unknown: [UInt32] = [279] + unknownEverywhere
      /// `socket`, `socketpair`.
      static let sockets: [UInt32] = [198, 199]
      /// `clone`, `unshare`.
      static let withNamespaces: [UInt32] = [220, 97]
    #endif
  }
#endif
