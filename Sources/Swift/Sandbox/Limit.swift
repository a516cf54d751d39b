import SourceText

/// A boundary around a running cell; what a machine cannot enforce is told in the report.
package enum Limit: String, Sendable, Hashable, Codable, CaseIterable {
  /// No connection to anything, not even to the machine itself.
  case network
  /// A number of processes and threads.
  case processes
  /// Nothing that a cell starts outlives the run.
  case survivors
  /// Nothing that a cell does ends a process outside of the run.
  case bystanders
  /// Address space of each process.
  case memory
  /// Only an own temporary folder can be written, and no folder of the machine is seen.
  case files
  /// A user without privileges, where the command itself has them.
  case user

  /// The limit in words, to stand after “not enforced on this machine:”.
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
  /// The bytes of standard output, and of each other file that a program writes.
  package static let output = 1 << 20
  /// The bytes of address space of a process.
  package static let memory = 1 << 30
  /// The processes and threads of a run.
  package static let processes = 64
  /// The files that each process may have open.
  package static let files = 256
  /// The bytes of the temporary folder.
  package static let temporaryFolder = 16 << 20
  /// The files and folders in it, each of which takes memory of the kernel.
  package static let temporaryFiles = 8192
  /// The timers and waiting signals of a user.
  package static let signals = 1024
  /// What starting a program may take before its first cell begins.
  package static let start = Duration.seconds(10)
}
