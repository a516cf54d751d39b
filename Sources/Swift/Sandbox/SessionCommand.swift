#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A command that runs a program in a session of its own, for systems without namespaces.
///
/// If the command is root, the program runs as a user of its own, all of whose processes are killed at the end.
struct SessionCommand {
  var program: SandboxedProgram
  var folder: RunFolder
  var user: UInt32?
  var word: String

  private static let guardian = """
    folder=$1
    owner=$2
    seconds=$3
    program=$4
    shift 4
    exec 3<&0 </dev/null >"$folder/log" 2>&1
    {
      cp "$program" "$folder/program" && chmod 755 "$folder/program" && cd "$folder/cell"
      ulimit -c 0
      ulimit -t "$seconds"
      if [ -z "$owner" ]; then
        ulimit -f \(SandboxLimits.output / 512 + 1)
        ulimit -v \(SandboxLimits.memory / 1024) 2>/dev/null
      fi
      "$@" </dev/null >>"$folder/out" 2>>"$folder/err" 3<&-
      echo $? >"$folder/status"
      echo >"$folder/control"
    } &
    init=$!
    read -r word <&3
    kill -9 $init
    if [ -n "$owner" ]; then
      setpriv --reuid="$owner" --regid="$owner" --clear-groups sh -c '[ "$(id -u)" = "$1" ] && kill -9 -1' sh "$owner"
    else
      kill -9 0
    fi
    exit 0
    """

  func prepare() throws(SandboxError) -> SandboxCommand {
    let path = folder.path
    if user != nil { folder.makeFolder("", mode: 0o711) }
    folder.makeFolder("cell", mode: 0o700)
    try folder.makeFile("trap", owner: user)
    if let size = program.resultBytes { try folder.makeFile("results", size: size, owner: user) }
    if let user { try folder.give("cell", to: user) }
    if let resources = program.resources {
      try? FileManager.default.copyItem(atPath: resources, toPath: "\(path)/program.resources")
      folder.makeLinks(".", to: "program.resources", of: resources)
    }
    var words = [
      "sh", "-c", Self.guardian, "sh", path, user.map(String.init) ?? "", String(program.processorSeconds),
      program.executable,
    ]
    #if os(Linux)
      words += ["env", "--default-signal"]
      if let user {
        words += ["setpriv", "--reuid=\(user)", "--regid=\(user)", "--clear-groups", "--no-new-privs"]
        words += ["prlimit", "--as=\(SandboxLimits.memory)", "--fsize=\(SandboxLimits.output + 1)"]
        words += ["--nproc=\(SandboxLimits.processes)"]
      }
    #else
      words += ["sandbox-exec", "-p", "(version 1)(allow default)(deny network*)"]
    #endif
    words += ["\(path)/program"] + program.arguments
    let environment = SandboxCommand.environment(
      program, files: path, work: "\(path)/cell", toolchain: program.toolchain, libraryFolders: program.libraryFolders,
      word: word)
    return SandboxCommand(
      words: words, environment: environment,
      traced: TracedProgram(program, name: "\(path)/program", in: folder))
  }
}
