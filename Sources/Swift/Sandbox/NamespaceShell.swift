/// The shells around a program in namespaces of its own.
///
/// `unshare` becomes a shell that stays outside of the new process namespace, so that nothing that the program does
/// reaches it. It reads from `lesson`, and so notices the end of `lesson`. Its child is the first process of the
/// namespace: it mounts, runs the program and reports how that ended. When it dies, the system ends every other process
/// of the namespace.
enum NamespaceShell {
  private static let guardian = """
    exec 3<&0 </dev/null >"$1/log" 2>&1
    command -v setpriv || exit 1
    setpriv --pdeathsig KILL sh -c "$2" sh "$@" &
    init=$!
    echo $init >"$1/init"
    read -r word <&3
    kill -9 $init
    wait $init
    exit 0
    """

  private static func initial(_ preparation: String) -> String {
    """
    folder=$1
    shift 2
    trap 'echo >"$folder/control"' EXIT
    [ $$ = 1 ] || exit 1
    mount -a -T "$folder/fstab" || exit 1
    \(preparation)
    echo 1000 >/proc/self/oom_score_adj
    "$@" </dev/null >>"$folder/out" 2>>"$folder/err" 3<&-
    echo $? >"$folder/status"
    """
  }

  /// The command that forbids further namespaces of users.
  ///
  /// In them a program would have the privileges of their root.
  private static let noFurtherUsers = "echo 0 >/proc/sys/user/max_user_namespaces\n"

  /// Returns the words of the command that runs a program.
  ///
  /// - Parameters:
  ///   - program: the words of the program, with paths below the root.
  ///   - folder: the folder of the run, with its root.
  ///   - preparation: the shell commands that the first process runs after the mounts.
  ///   - work: the working folder, as a path below the root.
  ///   - user: the user that the program runs as; nil if the command is not root, which then keeps its user.
  ///   - limits: the options of `prlimit`.
  /// - Returns: the words of the whole command.
  static func words(
    _ program: [String], in folder: RunFolder, preparation: String, work: String, user: UInt32?, limits: [String]
  ) -> [String] {
    var words = ["unshare", "--mount", "--net", "--pid", "--ipc"]
    if user == nil { words += ["--user", "--map-root-user"] }
    let ownUsers = user == nil ? noFurtherUsers : ""
    words += ["sh", "-c", guardian, "sh", folder.path, initial(ownUsers + preparation)]
    words += ["env", "--default-signal", "PWD=\(work)", "unshare", "--root=\(NamespaceRoot.path(in: folder))"]
    words += ["--wd=\(work)", "setpriv", "--no-new-privs", "--inh-caps=-all", "--bounding-set=-all"]
    if let user { words += ["--reuid=\(user)", "--regid=\(user)", "--clear-groups"] }
    return words + ["prlimit", "--core=0"] + limits + program
  }
}
