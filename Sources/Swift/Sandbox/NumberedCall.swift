#if os(Linux)
  /// A call of the Linux kernel by its name, and its numbers on the machines that this program runs on.
  ///
  /// The tests compare them with the headers of the kernel: a wrong number would let through what it stands for.
  struct NumberedCall: Sendable, Hashable {
    let name: String
    /// Its number on x86-64; nil where that has none.
    let x86: UInt32?
    /// Its number on arm64; nil where that has none.
    let arm: UInt32?

    /// A call that both machines have, by numbers of their own, or one of them.
    init(_ name: String, x86: UInt32?, arm: UInt32?) {
      (self.name, self.x86, self.arm) = (name, x86, arm)
    }

    /// A call that is so young that all machines have one number for it.
    init(_ name: String, _ number: UInt32) {
      self.init(name, x86: number, arm: number)
    }

    /// Its number on this machine; nil where this has none.
    var number: UInt32? {
      #if arch(x86_64)
        x86
      #else
        arm
      #endif
    }
  }
#endif
