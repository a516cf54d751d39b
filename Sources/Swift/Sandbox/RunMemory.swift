/// The memory that all processes of a run have together.
///
/// The system limits the memory of each process; this counts that of all, as it is seen from outside, and what
/// the kernel keeps for the files that they hold open. Other memory that belongs to no process is out of their reach, by
/// ``SystemCallFilter``.
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
    let rest = limit - OpenFileUsage.bytes(of: processes)
    let resident = processes.map { Self.bytes($0, "status", ["RssAnon:", "VmSwap:"]) ?? 0 }
    guard resident.reduce(0, +) > rest else { return false }
    // What a process shares with its child after `fork` was counted twice so far; one may let nobody see that of it.
    return zip(processes, resident).reduce(0) { sum, process in
      sum + (Self.bytes(process.0, "smaps_rollup", ["Pss_Anon:", "SwapPss:"]) ?? process.1)
    } > rest
  }

  /// The folders of the processes, as the file system of processes shows them that is mounted for the run; nil before it is.
  private var processesInNamespace: [String]? {
    let first = String(decoding: folder.read("init", atMost: 16), as: UTF8.self).filter(\.isNumber)
    guard !first.isEmpty else { return nil }
    let list = "/proc/\(first)/root\(NamespaceRoot.path(in: folder))/proc"
    let names = RunFolder.names(list).filter { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    return names.isEmpty ? nil : names.map { "\(list)/\($0)" }
  }

  /// The sum of some values of a file of a process, which are there in KiB; nil if it says nothing of them.
  private static func bytes(_ process: String, _ file: String, _ names: [String]) -> Int? {
    let text = String(decoding: RunFolder.bytes(of: "\(process)/\(file)", atMost: 1 << 16), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { line in names.contains(where: line.hasPrefix) }
    return lines.isEmpty ? nil : lines.reduce(0) { $0 + (Int($1.filter(\.isNumber)) ?? 0) << 10 }
  }
}
