#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs a program in Linux namespaces, below a root folder that holds nothing of the machine but what programs need.
///
/// `unshare` becomes a shell that stays outside of the new process namespace, where nothing that a cell does reaches it;
/// it reads from `lesson`, whose end it thereby notices. Its child is the first process of the namespace: it mounts, runs
/// the program and tells how that ended. With its death the system ends every other process of the namespace.
struct NamespaceCommand {
  var program: SandboxedProgram
  var folder: RunFolder
  var user: UInt32?
  var word: String
  var limitsProcesses: Bool

  /// Folders of the system that programs and the runtime library need; links are made again.
  private static let systemFolders = ["usr", "etc", "bin", "sbin", "lib", "lib32", "lib64", "libx32", "nix"]
  private static let devices = ["null", "zero", "full", "random", "urandom"]

  private static let guardian = """
    exec 3<&0 </dev/null >"$1/log" 2>&1
    command -v setpriv || exit 1
    setpriv --pdeathsig KILL sh -c "$2" sh "$@" &
    init=$!
    read -r word <&3
    kill -9 $init
    wait $init
    exit 0
    """

  private static let initial = """
    folder=$1
    shift 2
    trap 'echo >"$folder/control"' EXIT
    [ $$ = 1 ] || exit 1
    mount -a -T "$folder/fstab" || exit 1
    (umask 0; cd "$folder/root" && mkdir tmp/cell) || exit 1
    echo 1000 >/proc/self/oom_score_adj
    "$@" </dev/null >>"$folder/out" 2>>"$folder/err" 3<&-
    echo $? >"$folder/status"
    """

  func prepare() throws(SandboxError) -> SandboxCommand {
    try makeRoot()
    let root = "\(folder.path)/root"
    var words = ["unshare", "--mount", "--net", "--pid", "--ipc"]
    if user == nil { words += ["--user", "--map-root-user"] }
    words += ["sh", "-c", Self.guardian, "sh", folder.path, Self.initial]
    words += ["env", "--default-signal", "PWD=/tmp/cell", "unshare", "--root=\(root)", "--wd=/tmp/cell"]
    words += ["setpriv", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"]
    if let user { words += ["--reuid=\(user)", "--regid=\(user)", "--clear-groups"] }
    words += ["prlimit", "--core=0", "--as=\(SandboxLimits.memory)", "--fsize=\(SandboxLimits.output + 1)"]
    words.append("--cpu=\(program.processorSeconds)")
    if limitsProcesses { words.append("--nproc=\(SandboxLimits.processes)") }
    words += ["/lesson/program"] + program.arguments
    let environment = SandboxCommand.environment(
      program, files: "/lesson", work: "/tmp/cell", toolchain: program.toolchain.map { _ in "/toolchain" },
      libraryFolders: program.libraryFolders.indices.map { "/library-\($0)" }, word: word)
    return SandboxCommand(words: words, environment: environment)
  }

  /// Makes the mount points, and the table of what is mounted there.
  private func makeRoot() throws(SandboxError) {
    let root = "\(folder.path)/root"
    var mounts = [Mount(root, at: root, "none", "bind,ro")]
    for name in ["root", "root/dev", "root/lesson", "root/proc", "root/tmp", "root/var"] { folder.makeFolder(name) }
    func bind(_ source: String, at name: String, _ options: String = "rbind,ro") {
      mounts.append(Mount(source, at: "\(root)/\(name)", "none", options))
    }
    let files = FileManager.default
    for name in Self.systemFolders {
      if let target = try? files.destinationOfSymbolicLink(atPath: "/\(name)") {
        try? files.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: target)
      } else if files.fileExists(atPath: "/\(name)") {
        folder.makeFolder("root/\(name)")
        bind("/\(name)", at: name)
      }
    }
    for name in Self.devices {
      try folder.makeFile("root/dev/\(name)")
      bind("/dev/\(name)", at: "dev/\(name)", "bind")
    }
    let links = [
      ("dev/fd", "/proc/self/fd"), ("dev/stdin", "/proc/self/fd/0"), ("dev/stdout", "/proc/self/fd/1"),
      ("dev/stderr", "/proc/self/fd/2"), ("dev/shm", "/tmp"), ("var/tmp", "/tmp"),
    ]
    for (name, target) in links {
      try? files.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: target)
    }
    if let toolchain = program.toolchain {
      folder.makeFolder("root/toolchain")
      bind(toolchain, at: "toolchain")
    }
    for (number, library) in program.libraryFolders.enumerated() {
      folder.makeFolder("root/library-\(number)")
      bind(library, at: "library-\(number)")
    }
    program.letOthersRun()
    try folder.makeFile("root/lesson/program")
    bind(program.executable, at: "lesson/program", "bind,ro")
    for name in ["out", "err"] { try folder.makeFile(name, owner: user) }
    for name in ["report", "trap"] {
      try folder.makeFile(name, owner: user)
      try folder.makeFile("root/lesson/\(name)")
      bind("\(folder.path)/\(name)", at: "lesson/\(name)", "bind")
    }
    if let size = program.resultBytes {
      try folder.makeFile("results", size: size, owner: user)
      try folder.makeFile("root/lesson/results")
      bind("\(folder.path)/results", at: "lesson/results", "bind")
    }
    if let resources = program.resources {
      folder.makeFolder("root/lesson/program.resources")
      bind(resources, at: "lesson/program.resources")
      folder.makeLinks("root/lesson", to: "program.resources", of: resources)
    }
    let size = SandboxLimits.temporaryFolder
    mounts.append(Mount("tmpfs", at: "\(root)/tmp", "tmpfs", "size=\(size),mode=1777,nosuid,nodev"))
    mounts.append(Mount("proc", at: "\(root)/proc", "proc", "nosuid,nodev,noexec,hidepid=2"))
    try folder.makeFile("fstab", mounts.map(\.line).joined())
  }
}

/// A line of a table of mounts.
private struct Mount {
  let line: String

  init(_ source: String, at target: String, _ type: String, _ options: String) {
    line = "\(Mount.escaped(source)) \(Mount.escaped(target)) \(type) \(options) 0 0\n"
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case " ": text += "\\040"
      case "\t": text += "\\011"
      case "\n": text += "\\012"
      case "\\": text += "\\134"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
