import CLibrary

/// A way to isolate a program, from the strongest to the weakest.
enum Isolation: Sendable, Hashable {
  /// Linux namespaces: separate processes, a network without devices, and a read-only root folder with what is needed.
  case namespaces(limitsProcesses: Bool)
  #if canImport(Glibc)
    /// Rules of the Linux kernel for files, and no calls that reach the network.
    case rules
  #endif
  /// A separate session with limits; for root, an unprivileged user as well.
  case session

  /// The ways to try on this system, the strongest first.
  static var candidates: [Isolation] {
    #if canImport(Glibc)
      [.namespaces(limitsProcesses: true), .namespaces(limitsProcesses: false), .rules, .session]
    #elseif os(Linux)
      [.namespaces(limitsProcesses: true), .namespaces(limitsProcesses: false), .session]
    #else
      [.session]
    #endif
  }

  /// Whether the command has privileges that its programs must not have.
  static let isRoot = geteuid() == 0

  /// The limits that this way cannot enforce.
  var unenforced: [Limit] {
    switch self {
    case .namespaces(let limitsProcesses): limitsProcesses ? [] : [.processes]
    #if canImport(Glibc)
      case .rules: Isolation.isRoot ? [] : [.processes, .survivors] + (LandlockRules.keepsSignals ? [] : [.bystanders])
    #endif
    case .session:
      #if os(Linux)
        Isolation.isRoot ? [.network, .files] : [.network, .processes, .survivors, .bystanders, .files]
      #else
        [.processes, .survivors, .bystanders, .memory, .files] + (Isolation.isRoot ? [.user] : [])
      #endif
    }
  }

  /// Prepares the folder of a run for a program.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - folder: the folder of the run.
  ///   - user: the user that the program runs as, if the command is root.
  ///   - word: the word that begins each record of the report.
  /// - Returns: the command that runs the program in the folder.
  /// - Throws: a ``SandboxError`` if a file could not be made.
  func command(
    _ program: SandboxedProgram, in folder: RunFolder, user: uid_t?, word: String
  ) throws(SandboxError) -> SandboxCommand {
    switch self {
    case .namespaces(let limitsProcesses):
      try NamespaceCommand(program: program, folder: folder, user: user, word: word, limitsProcesses: limitsProcesses)
        .prepare()
    #if canImport(Glibc)
      case .rules: try ConfinedCommand.command(program, in: folder, user: user, word: word)
    #endif
    case .session: try SessionCommand(program: program, folder: folder, user: user, word: word).prepare()
    }
  }
}

/// A command to be started, and the places of the program's files.
struct SandboxCommand: Sendable, Hashable {
  /// The words of the command.
  var words: [String]
  /// The whole environment of the command.
  var environment: [String: String]
  /// The program of cells, whose end is observed from outside; nil for a compiler.
  var traced: TracedProgram?
  /// The limits of what it may write into a folder; nil if the folder has a size of its own, or there is no such limit.
  var usage: FolderUsage?
  #if canImport(Glibc)
    /// The isolation that `lesson` provides if the command does not isolate itself.
    var confinement: Confinement?
  #endif
}
