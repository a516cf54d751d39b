#if canImport(Glibc)
  import CLibrary

  /// A filter of system calls that no program of a document ever needs.
  ///
  /// Such calls reach keys, other processes, and devices besides the network, take memory that no limit counts, or have
  /// often been used to break into systems. A filter holds for the thread that takes it and for all that it starts.
  struct SystemCallFilter {
    /// Whether namespaces of users can still be made, which is the way to make other namespaces without privileges.
    let mayMakeUserNamespaces: Bool
    /// The process that starts a run without namespaces; nil for a run that has them.
    ///
    /// A run without namespaces must also give up sockets and calls that change files by their paths.
    var starter: pid_t?
    /// Whether the tracing thread is notified of handlers for signals that the runtime handles.
    var reportsHandlers = false

    /// An instruction for the kernel's filter of calls.
    private struct Instruction {
      var code: UInt16
      var whenTrue: UInt8 = 0
      var whenFalse: UInt8 = 0
      var value: UInt32
    }

    /// The offsets of the parts of a call that instructions load.
    private enum Part {
      static let number: UInt32 = 0
      static let architecture: UInt32 = 4
      static let firstArgument: UInt32 = 16
      static let secondArgument: UInt32 = 24
      static let secondArgumentAbove: UInt32 = 28
      static let thirdArgument: UInt32 = 32
      static let fourthArgument: UInt32 = 40
    }

    private static let newUserNamespace: UInt32 = 0x1000_0000
    /// The options of `fcntl` that make a file send a signal when it has news: `F_SETOWN`, `F_SETSIG`, `F_SETOWN_EX`.
    private static let owners: [UInt32] = [8, 10, 15]
    /// The requests of `ioctl` that do so for a socket: `FIOSETOWN`, `SIOCSPGRP`.
    private static let socketOwners: [UInt32] = [0x8901, 0x8902]

    /// Gives up those calls for the running thread.
    ///
    /// - Returns: whether the kernel has filters.
    func install() -> Bool {
      program.withUnsafeBufferPointer { instructions in
        // The kernel takes a number of instructions of 16 bits, and their address in the next word.
        var list = (instructions.count, Int(bitPattern: instructions.baseAddress))
        return withUnsafeMutableBytes(of: &list) { list in
          SystemCall.prctl(SystemCall.noNewPrivileges, 1) == 0
            && SystemCall.prctl(Self.setFilter, Self.filterMode, Int(bitPattern: list.baseAddress)) == 0
        }
      }
    }

    private static let setFilter: Int32 = 22
    private static let filterMode = 2

    private var program: [Instruction] {
      var program = [Self.load(Part.architecture)] + Self.unless(SystemCall.architecture, Self.refuse(EPERM))
      program.append(Self.load(Part.number))
      #if arch(x86_64)
        // Calls of the ABI x32 have numbers of their own.
        program += [Instruction(code: 0x35, whenFalse: 1, value: 0x4000_0000), Self.refuse(ENOSYS)]
      #endif
      for call in RefusedCalls.everywhere { program += Self.when(call, [Self.refuse(EPERM)]) }
      for call in RefusedCalls.unknown { program += Self.when(call, [Self.refuse(ENOSYS)]) }
      for call in RefusedCalls.attributes { program += Self.when(call, [Self.refuse(EOPNOTSUPP)]) }
      program +=
        Self.when(RefusedCalls.mmap, Self.sharedMemory) + Self.uncounted + Self.plainEnds
        + (reportsHandlers ? Self.handlers : [])
        + (starter.map { Self.alone + Self.sparing($0) } ?? Self.sockets)
      return program + (mayMakeUserNamespaces ? [] : Self.users) + [Self.allow]
    }

    /// Refuses namespaces of users.
    private static let users: [Instruction] = {
      let flags = [
        load(Part.firstArgument), Instruction(code: 0x45, whenFalse: 1, value: newUserNamespace), refuse(EPERM), allow,
      ]
      return when(RefusedCalls.clone, flags) + when(RefusedCalls.unshare, flags)
    }()

    /// Reports each handler that is set; the second argument of the call is its address.
    private static let handlers: [Instruction] = {
      let signals = (SignalHandlers.watched.union(SignalHandlers.hidden)).sorted().map { UInt32($0) }
      let tell = Instruction(code: 0x06, value: 0x7FF0_0000)
      let isSet = [
        load(Part.secondArgument), Instruction(code: 0x15, whenTrue: 1, value: 0), tell, load(Part.secondArgumentAbove),
        Instruction(code: 0x15, whenTrue: 1, value: 0), tell, allow,
      ]
      let block = [load(Part.firstArgument)] + signals.flatMap { when($0, isSet) } + [allow]
      // The other call would continue a thread that the runtime has stopped.
      return when(RefusedCalls.sigaction, block) + when(RefusedCalls.sigreturn, [tell])
    }()

    /// Refuses processes whose end is reported by another signal than `SIGCHLD`.
    ///
    /// The signal would look like a fault of the process that started them. The flags of the newer call are in memory,
    /// where no filter sees them; if that call is unknown, the C library uses the older one.
    private static let plainEnds =
      when(RefusedCalls.clone3, [refuse(ENOSYS)])
      + when(
        RefusedCalls.clone,
        [
          load(Part.firstArgument), Instruction(code: 0x54, value: 0xFF),
          Instruction(code: 0x15, whenTrue: 2, value: 0),
          Instruction(code: 0x15, whenTrue: 1, value: UInt32(SIGCHLD)), refuse(EPERM), load(Part.number),
        ])

    /// Refuses all sockets except connected pairs, and calls that change other processes, or files by their paths.
    ///
    /// Those are the calls that Landlock does not know.
    private static let alone: [Instruction] = {
      let own = when(0, [allow]) + [refuse(EPERM)]
      return RefusedCalls.alone.flatMap { when($0, [refuse(EPERM)]) }
        + when(RefusedCalls.socket, [refuse(EACCES)]) + when(RefusedCalls.socketpair, pairs)
        + when(RefusedCalls.prlimit, [load(Part.firstArgument)] + own)
        + when(RefusedCalls.utimensat, [load(Part.secondArgument)] + own)
    }()

    /// Protects the process that starts the run, its group, and all processes at once from signals and memory reads.
    ///
    /// It also refuses signals that a file sends when it has news. Newer kernels refuse all that with the rules for
    /// files, for every process outside of the run.
    private static func sparing(_ process: pid_t) -> [Instruction] {
      let refused = [process, -1, -getpgid(process)].map { UInt32(bitPattern: $0) }
      let refusal = refusing(refused, as: Part.firstArgument)
      return RefusedCalls.byProcess.flatMap { when($0, refusal) }
        + when(RefusedCalls.fcntl, refusing(owners, as: Part.secondArgument))
        + when(RefusedCalls.ioctl, refusing(socketOwners, as: Part.secondArgument))
    }

    private static let sockets =
      when(RefusedCalls.socket, socketFamilies) + when(RefusedCalls.socketpair, pairs)

    /// Allows only sockets of the network, and those that query the kernel about it.
    ///
    /// It refuses sockets of the machine, whose services listen at paths that no namespace hides, and all others, such
    /// as those of a virtual machine's host.
    private static let socketFamilies: [Instruction] = {
      let families = [AF_INET, AF_INET6, AF_NETLINK].map(UInt32.init)
      return [load(Part.firstArgument)] + families.flatMap { when($0, [allow]) } + [refuse(EAFNOSUPPORT)]
    }()

    /// Allows only pairs of sockets that are connected for good; an unconnected one could send to any path.
    private static let pairs: [Instruction] = {
      let kinds: [UInt32] = [1, 5]
      return [load(Part.firstArgument)] + unless(UInt32(AF_UNIX), refuse(EAFNOSUPPORT))
        + [load(Part.secondArgument), Instruction(code: 0x54, value: 0xF)]
        + kinds.flatMap { when($0, [allow]) } + [refuse(EACCES)]
    }()

    /// Refuses locks of parts of files, each of which takes memory of the kernel, and larger buffers of sockets.
    private static let uncounted: [Instruction] = {
      let (locks, buffers): ([UInt32], [UInt32]) = ([6, 7, 37, 38], [7, 8])
      let noLocks = [load(Part.secondArgument)] + locks.flatMap { when($0, [refuse(ENOLCK)]) } + [load(Part.number)]
      return when(RefusedCalls.setsockopt, refusing(buffers, as: Part.thirdArgument))
        + when(RefusedCalls.fcntl, noLocks)
    }()

    /// Refuses a call if an argument has one of some values.
    private static func refusing(_ values: [UInt32], as argument: UInt32) -> [Instruction] {
      [load(argument)] + values.flatMap { when($0, [refuse(EPERM)]) } + [allow]
    }

    /// Refuses memory that processes share without a file.
    ///
    /// It would exist as long as one of them holds a piece of it, and no process would be seen to have it.
    private static let sharedMemory: [Instruction] = [
      load(Part.fourthArgument), Instruction(code: 0x45, whenFalse: 2, value: UInt32(MAP_ANONYMOUS)),
      Instruction(code: 0x45, whenFalse: 1, value: UInt32(MAP_SHARED)), refuse(EPERM), allow,
    ]

    private static let allow = Instruction(code: 0x06, value: 0x7FFF_0000)

    private static func refuse(_ error: Int32) -> Instruction {
      Instruction(code: 0x06, value: 0x0005_0000 | UInt32(error))
    }

    private static func load(_ part: UInt32) -> Instruction { Instruction(code: 0x20, value: part) }

    private static func when(_ call: NumberedCall, _ block: [Instruction]) -> [Instruction] {
      call.number.map { when($0, block) } ?? []
    }

    private static func when(_ value: UInt32, _ block: [Instruction]) -> [Instruction] {
      [Instruction(code: 0x15, whenFalse: UInt8(block.count), value: value)] + block
    }

    private static func unless(_ value: UInt32, _ instruction: Instruction) -> [Instruction] {
      [Instruction(code: 0x15, whenTrue: 1, value: value), instruction]
    }
  }
#endif
