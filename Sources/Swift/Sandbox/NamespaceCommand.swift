/// A command that runs a program of cells in Linux namespaces.
struct NamespaceCommand {
  var program: SandboxedProgram
  var folder: RunFolder
  var user: UInt32?
  var word: String
  var limitsProcesses: Bool

  func prepare() throws(SandboxError) -> SandboxCommand {
    try makeRoot()
    var limits = ["--as=\(SandboxLimits.memory)", "--fsize=\(SandboxLimits.output + 1)"]
    limits += ["--cpu=\(program.processorSeconds)", "--nofile=\(SandboxLimits.files)"]
    limits.append("--sigpending=\(SandboxLimits.signals)")
    if limitsProcesses { limits.append("--nproc=\(SandboxLimits.processes)") }
    let words = NamespaceShell.words(
      ["/lesson/program"] + program.arguments, in: folder,
      preparation: "(umask 0; cd \"$folder/root\" && mkdir tmp/cell) || exit 1", work: "/tmp/cell", user: user,
      limits: limits)
    let environment = SandboxCommand.environment(
      program, files: "/lesson", work: "/tmp/cell", toolchain: program.toolchain.map { _ in "/toolchain" },
      libraryFolders: program.libraryFolders.indices.map { "/library-\($0)" }, word: word)
    return SandboxCommand(
      words: words, environment: environment,
      traced: TracedProgram(program, name: "/lesson/program", in: folder, mounted: "/toolchain"))
  }

  /// Makes the mount points and the table of the mounts.
  private func makeRoot() throws(SandboxError) {
    var root = try NamespaceRoot(in: folder)
    folder.makeFolder("root/lesson")
    root.bind(folder: "/etc", at: "etc")
    if let toolchain = program.toolchain { root.bind(folder: toolchain, at: "toolchain") }
    for (number, library) in program.libraryFolders.enumerated() { root.bind(folder: library, at: "library-\(number)") }
    program.letOthersRun()
    try root.bind(file: program.executable, at: "lesson/program")
    for name in ["report", "answer"] { try root.bind(file: "\(folder.path)/\(name)", at: "lesson/\(name)") }
    try folder.makeFile("trap", owner: user)
    try root.bind(file: "\(folder.path)/trap", at: "lesson/trap", "bind")
    if let size = program.resultBytes {
      try folder.makeFile("results", size: size, owner: user)
      try root.bind(file: "\(folder.path)/results", at: "lesson/results", "bind")
    }
    if let resources = program.resources {
      root.bind(folder: resources, at: "lesson/program.resources")
      folder.makeLinks("root/lesson", to: "program.resources", of: resources)
    }
    root.mount(
      "tmpfs", at: "tmp", "tmpfs",
      "size=\(SandboxLimits.temporaryFolder),nr_inodes=\(SandboxLimits.temporaryFiles),mode=1777,nosuid,nodev")
    try root.write()
  }
}
