import SourceText

/// A boundary around a running cell.
///
/// The report names the limits that a machine cannot enforce.
package enum Limit: String, Sendable, Hashable, Codable, CaseIterable {
  /// No connection to anything, not even to the machine itself.
  case network
  /// A number of processes and threads.
  case processes
  /// Nothing that a cell starts outlives the run.
  case survivors
  /// Nothing that a cell does ends a process outside of the run.
  case bystanders
  /// The address space of each process.
  case memory
  /// Only its own temporary folder can be written, and no folder of the machine is visible.
  case files
  /// A user without privileges, if the command itself has them.
  case user

  /// The limit in words, for the end of “not enforced on this machine:”.
  package var summary: Message {
    switch self {
    case .network: "no network"
    case .processes: "at most \(SandboxLimits.processes) processes"
    case .survivors: "no process outlives the run"
    case .bystanders: "no process of the machine can be terminated"
    case .memory: "at most \(SandboxLimits.memory >> 20) MiB of memory"
    case .files: "files outside the working folder cannot be seen or written"
    case .user: "an unprivileged user"
    }
  }
}

/// The sizes of the limits.
package enum SandboxLimits {
  /// The number of bytes of standard output, and of each other file that a program writes.
  package static let output = 1 << 20
  /// The number of bytes of address space of a process.
  package static let memory = 1 << 30
  /// The number of processes and threads of a run.
  package static let processes = 64
  /// The number of files that each process may have open.
  package static let files = 256
  /// The number of bytes of the temporary folder.
  package static let temporaryFolder = 16 << 20
  /// The number of files and folders in the temporary folder, each of which takes memory of the kernel.
  package static let temporaryFiles = 8192
  /// The number of timers and waiting signals of a user.
  package static let signals = 1024
  /// The time that a program may take to start, before its first cell begins.
  package static let start = Duration.seconds(10)
}
