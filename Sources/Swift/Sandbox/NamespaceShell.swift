/// The shells around a program in namespaces of its own.
///
/// `unshare` becomes a shell that stays outside of the new process namespace, where nothing that the program does reaches it;
/// it reads from `lesson`, whose end it thereby notices. Its child is the first process of the namespace: it mounts, runs
/// the program and tells how that ended. With its death the system ends every other process of the namespace.
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

  /// Namespaces of users, in which a program would have the privileges of their root, end here.
  private static let noFurtherUsers = "echo 0 >/proc/sys/user/max_user_namespaces\n"

  /// The words that run a program.
  ///
  /// - Parameters:
  ///   - program: its words, as they are below the root.
  ///   - folder: the folder of the run, with its root.
  ///   - preparation: what the first process does behind the mounts, in the language of the shell.
  ///   - work: the working folder, as it is below the root.
  ///   - user: the user that it runs as; nil where the command is no root, which then stays who it is.
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
