#if os(Linux)
  /// A call of the Linux kernel by its name, and its number on each supported machine.
  ///
  /// The tests compare the numbers with the headers of the kernel: a wrong number would let the named call through.
  struct NumberedCall: Sendable, Hashable {
    let name: String
    /// The number of the call on x86-64; nil if x86-64 has no such call.
    let x86: UInt32?
    /// The number of the call on arm64; nil if arm64 has no such call.
    let arm: UInt32?

    /// Creates a call with a number of its own on each machine, or on one of them.
    init(_ name: String, x86: UInt32?, arm: UInt32?) {
      (self.name, self.x86, self.arm) = (name, x86, arm)
    }

    /// Creates a call that is so recent that all machines have the same number for it.
    init(_ name: String, _ number: UInt32) {
      self.init(name, x86: number, arm: number)
    }

    /// The number of the call on this machine; nil if this machine has no such call.
    var number: UInt32? {
      #if arch(x86_64)
        x86
      #else
        arm
      #endif
    }
  }
#endif
