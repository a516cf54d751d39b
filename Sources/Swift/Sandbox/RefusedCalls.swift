#if os(Linux)
  /// The system calls that ``SystemCallFilter`` refuses or checks.
  enum RefusedCalls {
    /// Calls that neither cells nor compilers need.
    ///
    /// They reach keys, tracing, programs of the kernel, and memory that belongs to no process.
    static let everywhere: [NumberedCall] = [
      NumberedCall("add_key", x86: 248, arm: 217),
      NumberedCall("request_key", x86: 249, arm: 218),
      NumberedCall("keyctl", x86: 250, arm: 219),
      NumberedCall("bpf", x86: 321, arm: 280),
      NumberedCall("perf_event_open", x86: 298, arm: 241),
      NumberedCall("userfaultfd", x86: 323, arm: 282),
      NumberedCall("ptrace", x86: 101, arm: 117),
      NumberedCall("process_vm_writev", x86: 311, arm: 271),
      NumberedCall("kcmp", x86: 312, arm: 272),
      NumberedCall("setns", x86: 308, arm: 268),
      NumberedCall("open_by_handle_at", x86: 304, arm: 265),
      NumberedCall("fanotify_init", x86: 300, arm: 262),
      NumberedCall("shmget", x86: 29, arm: 194),
      NumberedCall("msgget", x86: 68, arm: 186),
      NumberedCall("semget", x86: 64, arm: 190),
      NumberedCall("mq_open", x86: 240, arm: 180),
      NumberedCall("pidfd_getfd", 438),
      // With these a process reports a fault to itself that never happened.
      NumberedCall("rt_sigqueueinfo", x86: 129, arm: 138),
      NumberedCall("rt_tgsigqueueinfo", x86: 297, arm: 240),
    ]

    /// Calls that programs do without if the kernel does not know them.
    static let unknown: [NumberedCall] = [
      NumberedCall("memfd_create", x86: 319, arm: 279),
      NumberedCall("io_uring_setup", 425),
      NumberedCall("io_uring_enter", 426),
      NumberedCall("io_uring_register", 427),
      NumberedCall("memfd_secret", 447),
      // A pipe that holds a piece of memory keeps all of it, even after the process has returned it; a set of rules has
      // no limit, and keeps each file that it names.
      NumberedCall("vmsplice", x86: 278, arm: 75),
      NumberedCall("splice", x86: 275, arm: 76),
      NumberedCall("tee", x86: 276, arm: 77),
      NumberedCall("landlock_create_ruleset", 444),
    ]

    /// Calls that set attributes of files, refused as on a file system without attributes.
    ///
    /// Some file systems store the attributes in the kernel's memory.
    static let attributes: [NumberedCall] = [
      NumberedCall("setxattr", x86: 188, arm: 5),
      NumberedCall("lsetxattr", x86: 189, arm: 6),
      NumberedCall("fsetxattr", x86: 190, arm: 7),
      NumberedCall("setxattrat", 463),
    ]

    /// Calls that reach beyond a run without namespaces, and that Landlock does not know.
    ///
    /// They change read-only files and their attributes, watch folders, and reach other processes.
    static let alone: [NumberedCall] = [
      NumberedCall("inotify_init", x86: 253, arm: nil),
      NumberedCall("inotify_init1", x86: 294, arm: 26),
      NumberedCall("getxattr", x86: 191, arm: 8),
      NumberedCall("lgetxattr", x86: 192, arm: 9),
      NumberedCall("getxattrat", 464),
      NumberedCall("chmod", x86: 90, arm: nil),
      NumberedCall("fchmodat", x86: 268, arm: 53),
      NumberedCall("fchmodat2", 452),
      NumberedCall("fchmod", x86: 91, arm: 52),
      NumberedCall("chown", x86: 92, arm: nil),
      NumberedCall("fchown", x86: 93, arm: 55),
      NumberedCall("lchown", x86: 94, arm: nil),
      NumberedCall("fchownat", x86: 260, arm: 54),
      NumberedCall("removexattr", x86: 197, arm: 14),
      NumberedCall("lremovexattr", x86: 198, arm: 15),
      NumberedCall("fremovexattr", x86: 199, arm: 16),
      NumberedCall("removexattrat", 466),
      NumberedCall("file_setattr", 469),
      NumberedCall("utime", x86: 132, arm: nil),
      NumberedCall("utimes", x86: 235, arm: nil),
      NumberedCall("futimesat", x86: 261, arm: nil),
      NumberedCall("tkill", x86: 200, arm: 130),
      NumberedCall("pidfd_send_signal", 424),
      NumberedCall("process_mrelease", 448),
      NumberedCall("setpriority", x86: 141, arm: 140),
      NumberedCall("ioprio_set", x86: 251, arm: 30),
      NumberedCall("sched_setparam", x86: 142, arm: 118),
      NumberedCall("sched_setscheduler", x86: 144, arm: 119),
      NumberedCall("sched_setaffinity", x86: 203, arm: 122),
      NumberedCall("sched_setattr", x86: 314, arm: 274),
      NumberedCall("process_madvise", 440),
      NumberedCall("move_pages", x86: 279, arm: 239),
      NumberedCall("migrate_pages", x86: 256, arm: 238),
    ]

    /// Calls that name a process by its number, refused for the process that starts the run.
    static let byProcess: [NumberedCall] = [
      NumberedCall("kill", x86: 62, arm: 129),
      NumberedCall("tgkill", x86: 234, arm: 131),
      NumberedCall("process_vm_readv", x86: 310, arm: 270),
      NumberedCall("get_robust_list", x86: 274, arm: 100),
      NumberedCall("pidfd_open", 434),
    ]

    static let sigreturn = NumberedCall("rt_sigreturn", x86: 15, arm: 139)
    static let sigaction = NumberedCall("rt_sigaction", x86: 13, arm: 134)
    static let fcntl = NumberedCall("fcntl", x86: 72, arm: 25)
    static let ioctl = NumberedCall("ioctl", x86: 16, arm: 29)
    static let mmap = NumberedCall("mmap", x86: 9, arm: 222)
    static let prlimit = NumberedCall("prlimit64", x86: 302, arm: 261)
    static let utimensat = NumberedCall("utimensat", x86: 280, arm: 88)
    static let socket = NumberedCall("socket", x86: 41, arm: 198)
    static let setsockopt = NumberedCall("setsockopt", x86: 54, arm: 208)
    static let socketpair = NumberedCall("socketpair", x86: 53, arm: 199)
    static let clone = NumberedCall("clone", x86: 56, arm: 220)
    static let unshare = NumberedCall("unshare", x86: 272, arm: 97)
    static let clone3 = NumberedCall("clone3", 435)
    static let keyctl = NumberedCall("keyctl", x86: 250, arm: 219)
    static let closeRange = NumberedCall("close_range", 436)
    static let landlockCreateRuleset = NumberedCall("landlock_create_ruleset", 444)
    static let landlockAddRule = NumberedCall("landlock_add_rule", 445)
    static let landlockRestrictSelf = NumberedCall("landlock_restrict_self", 446)

    /// All calls, for the tests.
    static let all =
      everywhere + unknown + attributes + alone + byProcess
      + [
        sigaction, sigreturn, fcntl, ioctl, mmap, prlimit, utimensat, socket, setsockopt, socketpair, clone, unshare,
        clone3,
        keyctl,
        closeRange,
      ]
      + [landlockCreateRuleset, landlockAddRule, landlockRestrictSelf]
  }
#endif
