#if canImport(Glibc)
  import Glibc

  /// What no program of a document ever asks of the system: calls that reach keys, other processes and devices beside the
  /// network, that take memory which no limit counts, or through which systems were often broken into.
  ///
  /// A filter holds for the thread that takes it and for all that is started from there.
  enum SystemCallFilter {
    /// An instruction of the machine by which the kernel filters calls.
    private struct Instruction {
      var code: UInt16
      var whenTrue: UInt8 = 0
      var whenFalse: UInt8 = 0
      var value: UInt32
    }

    /// Where the parts of a call are that instructions load.
    private enum Part {
      static let number: UInt32 = 0
      static let architecture: UInt32 = 4
      static let firstArgument: UInt32 = 16
      static let fourthArgument: UInt32 = 40
    }

    private static let newUserNamespace: UInt32 = 0x1000_0000

    /// Gives up those calls for the running thread.
    ///
    /// - Parameter mayMakeUserNamespaces: whether namespaces of users can still be made, which is how others are made without
    ///   privileges.
    /// - Returns: whether the kernel has filters.
    static func install(mayMakeUserNamespaces: Bool) -> Bool {
      let program = program(mayMakeUserNamespaces: mayMakeUserNamespaces)
      return program.withUnsafeBufferPointer { instructions in
        // The kernel takes a number of instructions of 16 bits, and their address in the next word.
        var list = (instructions.count, Int(bitPattern: instructions.baseAddress))
        return withUnsafeMutableBytes(of: &list) { list in
          SystemCall.prctl(noNewPrivileges, 1) == 0
            && SystemCall.prctl(setFilter, filterMode, Int(bitPattern: list.baseAddress)) == 0
        }
      }
    }

    private static let noNewPrivileges: Int32 = 38
    private static let setFilter: Int32 = 22
    private static let filterMode = 2

    private static func program(mayMakeUserNamespaces: Bool) -> [Instruction] {
      var program = [load(Part.architecture)] + unless(SystemCall.architecture, refuse(EPERM)) + [load(Part.number)]
      #if arch(x86_64)
        // Calls of the ABI x32 have numbers of their own.
        program += [Instruction(code: 0x35, whenFalse: 1, value: 0x4000_0000), refuse(ENOSYS)]
      #endif
      for number in SystemCall.refused { program += when(number, [refuse(EPERM)]) }
      for number in SystemCall.unknown { program += when(number, [refuse(ENOSYS)]) }
      for number in SystemCall.sockets { program += when(number, socketFamilies) }
      program += when(SystemCall.mmap, sharedMemory)
      guard !mayMakeUserNamespaces else { return program + [allow] }
      // The flags of the newer call stand in memory, where no filter sees them; the C library then takes the older one.
      program += when(SystemCall.clone3, [refuse(ENOSYS)])
      for number in SystemCall.withNamespaces {
        program += when(
          number,
          [
            load(Part.firstArgument), Instruction(code: 0x45, whenFalse: 1, value: newUserNamespace), refuse(EPERM),
            allow,
          ])
      }
      return program + [allow]
    }

    /// Sockets within the machine, of the network and to ask the kernel about it; no others, as of a virtual machine's host.
    private static let socketFamilies: [Instruction] = {
      let families = [AF_UNIX, AF_INET, AF_INET6, AF_NETLINK].map(UInt32.init)
      return [load(Part.firstArgument)] + families.flatMap { when($0, [allow]) } + [refuse(EAFNOSUPPORT)]
    }()

    /// Memory that processes share without a file stays as long as one of them holds a piece of it, where none is seen to have it.
    private static let sharedMemory: [Instruction] = [
      load(Part.fourthArgument), Instruction(code: 0x45, whenFalse: 2, value: UInt32(MAP_ANONYMOUS)),
      Instruction(code: 0x45, whenFalse: 1, value: UInt32(MAP_SHARED)), refuse(EPERM), allow,
    ]

    private static let allow = Instruction(code: 0x06, value: 0x7FFF_0000)

    private static func refuse(_ error: Int32) -> Instruction {
      Instruction(code: 0x06, value: 0x0005_0000 | UInt32(error))
    }

    private static func load(_ part: UInt32) -> Instruction { Instruction(code: 0x20, value: part) }

    private static func when(_ value: UInt32, _ block: [Instruction]) -> [Instruction] {
      [Instruction(code: 0x15, whenFalse: UInt8(block.count), value: value)] + block
    }

    private static func unless(_ value: UInt32, _ instruction: Instruction) -> [Instruction] {
      [Instruction(code: 0x15, whenTrue: 1, value: value), instruction]
    }
  }
#endif
