import CLibrary

/// All processes that a program has started, even those that left its session or whose parents have ended.
///
/// A variable of their environment marks them: each process passes it on to the processes that it starts. On systems
/// without `/proc`, only the session of the program is known.
struct Descendants: Sendable {
  /// The environment variable that marks the processes.
  static let variable = "LESSON_HOST_PROCESS"
  private static let mostRounds = 20

  /// The value of the variable, which no other program has.
  ///
  /// If this process was itself started with a mark, the value starts with that mark.
  let mark: String

  /// Creates a new mark.
  init() {
    let outer = getenv(Self.variable).map { String(cString: $0) + "." } ?? ""
    mark = "\(outer)\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 16))"
  }

  /// Ends all marked processes that are running.
  func end() {
    #if os(Linux)
      for _ in 0..<Self.mostRounds {
        let running = running
        if running.isEmpty { return }
        for process in running { kill(process, SIGKILL) }
        usleep(1000)
      }
    #endif
  }

  #if os(Linux)
    private var running: [pid_t] {
      guard let folder = opendir("/proc") else { return [] }
      defer { closedir(folder) }
      var found: [pid_t] = []
      while let entry = readdir(folder) {
        let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
          String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        }
        if let process = pid_t(name), process != getpid(), isMarked(process) { found.append(process) }
      }
      return found
    }

    /// Returns whether a process was started with the mark; false if the process has ended.
    private func isMarked(_ process: pid_t) -> Bool {
      guard let text = ProcessFile.read("/proc/\(process)/environ") else { return false }
      let variable = "\(Self.variable)=\(mark)"
      return text.utf8.split(separator: 0).contains { word in
        word.starts(with: variable.utf8)
          && (word.count == variable.utf8.count || word.dropFirst(variable.utf8.count).first == UInt8(ascii: "."))
      }
    }
  #endif
}
