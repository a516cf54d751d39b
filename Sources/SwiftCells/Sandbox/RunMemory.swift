/// The memory that all processes of a run have together.
///
/// The system limits the memory of each process; this counts that of all, as it is seen from outside. Memory that
/// belongs to no process is out of their reach, by ``SystemCallFilter``.
struct RunMemory: Sendable {
  private let folder: RunFolder
  private let limit: Int
  private let known: @Sendable () -> [String]?

  /// How long a run goes on before it is looked at again.
  static let interval = Duration.milliseconds(50)

  /// The memory of the run in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - limit: how many bytes all processes may have.
  ///   - known: the folders of the processes in `/proc`; nil where they are to be found in the namespace of the run.
  init(of folder: RunFolder, limit: Int, known: @escaping @Sendable () -> [String]?) {
    (self.folder, self.limit, self.known) = (folder, limit, known)
  }

  /// Whether they have more than the limit; false where nothing can be seen of them.
  var isPassed: Bool {
    guard let processes = known() ?? processesInNamespace else { return false }
    guard sum(processes, "status", ["RssAnon:", "VmSwap:"]) > limit else { return false }
    // What a process shares with its child after `fork` was counted twice so far.
    return sum(processes, "smaps_rollup", ["Pss_Anon:", "SwapPss:"]) > limit
  }

  /// The folders of the processes, as the file system of processes shows them that is mounted for the run; nil before it is.
  private var processesInNamespace: [String]? {
    let first = String(decoding: folder.read("init", atMost: 16), as: UTF8.self).filter(\.isNumber)
    guard !first.isEmpty else { return nil }
    let list = "/proc/\(first)/root\(NamespaceRoot.path(in: folder))/proc"
    let names = RunFolder.names(list).filter { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    return names.isEmpty ? nil : names.map { "\(list)/\($0)" }
  }

  /// The sum of some values of a file of each process, which stand there in KiB.
  private func sum(_ processes: [String], _ file: String, _ names: [String]) -> Int {
    processes.reduce(0) { sum, process in
      let text = String(decoding: RunFolder.bytes(of: "\(process)/\(file)", atMost: 1 << 16), as: UTF8.self)
      return text.split(separator: "\n").reduce(sum) { sum, line in
        guard names.contains(where: line.hasPrefix) else { return sum }
        return sum + (Int(line.filter(\.isNumber)) ?? 0) << 10
      }
    }
  }
}
