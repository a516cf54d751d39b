import CLibrary

/// All processes that a program has started, also those that have left its session and those whose parents have ended.
///
/// They are known by a variable of their environment, which each process hands on to those that it starts. On systems without
/// `/proc` only the session of the program is known.
struct Descendants: Sendable {
  /// The variable that marks them.
  static let variable = "LESSON_HOST_PROCESS"
  private static let mostRounds = 20

  /// The value of the variable: one that no other program has, after that of the program in which this process runs itself.
  let mark: String

  /// Makes a new mark.
  init() {
    let outer = getenv(Self.variable).map { String(cString: $0) + "." } ?? ""
    mark = "\(outer)\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 16))"
  }

  /// Ends those that run.
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

    /// Whether a process was started with the mark; one that has ended says nothing.
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
