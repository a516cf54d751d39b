import CLibrary

/// A way to keep a program apart, from the strongest to the weakest.
enum Isolation: Sendable, Hashable {
  /// Linux namespaces: own processes, own network without devices, and a root folder of what is needed, read-only.
  case namespaces(limitsProcesses: Bool)
  #if canImport(Glibc)
    /// Rules of the Linux kernel for files, and none of the calls that reach the network.
    case rules
  #endif
  /// A session of its own, and limits; for root an unprivileged user as well.
  case session

  /// What can be tried here, the strongest first.
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

  /// What it cannot enforce.
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
  ///   - user: the user that it shall run as, where the command is root.
  ///   - word: what begins each record of the report.
  /// - Returns: the command that runs the program in it.
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

/// A command to be started, and where the program's files are.
struct SandboxCommand: Sendable, Hashable {
  /// The words of the command.
  var words: [String]
  /// Its whole environment.
  var environment: [String: String]
  /// The program of cells, whose end is looked at from outside; nil for a compiler.
  var traced: TracedProgram?
  /// What it may write into a folder; nil where that has a size of its own, or nobody looks.
  var usage: FolderUsage?
  #if canImport(Glibc)
    /// How it is kept apart where it does not do that itself.
    var confinement: Confinement?
  #endif
}
