/// The end of a program, as the kernel reported it to a process outside that traced it.
///
/// Nothing that the program writes or sends can change it.
package struct WitnessedEnd: Sendable, Hashable {
  /// The last signal at which the runtime explains a crash.
  package struct Fault: Sendable, Hashable {
    var signal: Int32
    /// The origin of the signal: above zero if the kernel made it for an instruction that failed.
    var code: Int32
    /// The address that could not be used, or the instruction's; for a signal that a process sent, its sender.
    var address: UInt64
    /// The address of the next instruction.
    var instruction: UInt64
    /// The address of the top of the stack.
    var stack: UInt64

    /// Whether an instruction failed, so that no process sent the signal.
    var isOfInstruction: Bool { code > 0 }
  }

  /// The signal that ended the program; nil if it ended itself.
  package var signal: Int32?
  /// The fault before its end; nil if there was none.
  package var fault: Fault?
  /// Whether the runtime's own handler took the first fault, in the program as it was started.
  ///
  /// Only then is the explanation the runtime's.
  package var isExplained = false
  /// Whether the runtime, and no cell, called the function of the C library that ended the program.
  package var isEndedByRuntime = false
}
