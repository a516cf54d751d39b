#if canImport(Glibc)
  import CLibrary

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Commands that run programs under the rules of Landlock, for systems without namespaces.
  ///
  /// The programs see the system and a folder of their own, and have no sockets.
  enum ConfinedCommand {
    private static let system = [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/nix/store", "/etc", "/proc", "/dev/random",
      "/dev/urandom",
    ]
    private static let devices = ["/dev/null", "/dev/full"]

    /// Returns the command for a program of cells.
    static func command(
      _ program: SandboxedProgram, in folder: RunFolder, user: uid_t?, word: String
    ) throws(SandboxError) -> SandboxCommand {
      let path = folder.path
      if user != nil { folder.makeFolder("", mode: 0o711) }
      folder.makeFolder("cell", mode: 0o700)
      try folder.makeFile("trap", owner: user)
      if let size = program.resultBytes { try folder.makeFile("results", size: size, owner: user) }
      if let user { try folder.give("cell", to: user) }
      let files = FileManager.default
      try folder.copyProgram(program.executable)
      if let resources = program.resources {
        try? files.copyItem(atPath: resources, toPath: "\(path)/program.resources")
        folder.makeLinks(".", to: "program.resources", of: resources)
      }
      var limits = ["--as=\(SandboxLimits.memory)", "--fsize=\(SandboxLimits.output + 1)"]
      limits += ["--cpu=\(program.processorSeconds)", "--nofile=\(SandboxLimits.files)"]
      limits.append("--sigpending=\(SandboxLimits.signals)")
      if user != nil { limits.append("--nproc=\(SandboxLimits.processes)") }
      let reading =
        ["\(path)/program", "\(path)/program.resources"] + program.libraryFolders + toolchain(program.toolchain)
      return SandboxCommand(
        words: words(["\(path)/program"] + program.arguments, user: user, limits: limits),
        environment: SandboxCommand.environment(
          program, files: path, work: "\(path)/cell", toolchain: program.toolchain,
          libraryFolders: program.libraryFolders, word: word),
        traced: TracedProgram(program, name: "\(path)/program", in: folder),
        usage: .ofCells("\(path)/cell"),
        confinement: Confinement(
          rules: LandlockRules(
            reading: system + reading, writing: ["\(path)/cell"],
            files: devices + ["trap", "results", "report", "answer"].map { "\(path)/\($0)" }),
          folder: folder, work: "\(path)/cell", user: user))
    }

    /// Returns the command for a compiler.
    ///
    /// - Throws: a ``SandboxError`` if a folder that the compiler reads cannot be placed where its user reaches it.
    static func command(_ compiler: CompilerCommand) throws(SandboxError) -> SandboxCommand {
      if compiler.user != nil { compiler.folder.makeFolder("", mode: 0o711) }
      let lent = try LentFolders(compiler.reading, to: compiler.user, in: compiler.folder)
      return SandboxCommand(
        words: words(compiler.words.map(lent.argument), user: compiler.user, limits: CompilerCommand.limits),
        environment: compiler.environment, usage: .ofCompiler(compiler.writing),
        confinement: Confinement(
          rules: LandlockRules(
            reading: system + [compiler.toolchain] + lent.paths, writing: [compiler.writing], files: devices),
          folder: compiler.folder, work: compiler.work, user: compiler.user))
    }

    private static func toolchain(_ path: String?) -> [String] { path.map { [$0] } ?? [] }

    private static func words(_ program: [String], user: uid_t?, limits: [String]) -> [String] {
      var words = ["setpriv", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"]
      if let user { words += ["--reuid=\(user)", "--regid=\(user)", "--clear-groups"] } else { words.removeLast(2) }
      return words + ["--pdeathsig", "KILL", "prlimit", "--core=0"] + limits + program
    }
  }
#endif
