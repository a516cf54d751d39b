/// The memory of all processes of a run together.
///
/// The system limits the memory of each process. This type counts the memory of all, as it is seen from outside, and
/// the kernel's memory for the files that they have open. ``SystemCallFilter`` keeps other memory that belongs to no
/// process out of their reach.
struct RunMemory: Sendable {
  private let folder: RunFolder
  private let limit: Int
  private let known: @Sendable () -> [String]?

  /// The time between two checks of a run.
  static let interval = Duration.milliseconds(50)

  /// Creates a counter for the run in a folder.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - limit: the number of bytes that all processes may have.
  ///   - known: a function that returns the folders of the processes in `/proc`; nil to find them in the namespace of
  ///     the run.
  init(of folder: RunFolder, limit: Int, known: @escaping @Sendable () -> [String]?) {
    (self.folder, self.limit, self.known) = (folder, limit, known)
  }

  /// Whether the processes use more memory than the limit; false if their memory cannot be read.
  var isPassed: Bool {
    guard let processes = known() ?? processesInNamespace else { return false }
    let rest = limit - OpenFileUsage.bytes(of: processes)
    let resident = processes.map { Self.bytes($0, "status", ["RssAnon:", "VmSwap:"]) ?? 0 }
    guard resident.reduce(0, +) > rest else { return false }
    // Memory that a process shares with its child after `fork` was counted twice so far, and a process may hide that
    // figure.
    return zip(processes, resident).reduce(0) { sum, process in
      sum + (Self.bytes(process.0, "smaps_rollup", ["Pss_Anon:", "SwapPss:"]) ?? process.1)
    } > rest
  }

  /// The folders of the processes in the `/proc` that is mounted for the run; nil before it is mounted.
  private var processesInNamespace: [String]? {
    let first = String(decoding: folder.read("init", atMost: 16), as: UTF8.self).filter(\.isNumber)
    guard !first.isEmpty else { return nil }
    let list = "/proc/\(first)/root\(NamespaceRoot.path(in: folder))/proc"
    let names = RunFolder.names(list).filter { $0.utf8.allSatisfy { 0x30...0x39 ~= $0 } }
    return names.isEmpty ? nil : names.map { "\(list)/\($0)" }
  }

  /// Returns the sum in bytes of some values in a file of a process, which has them in KiB; nil if it has none.
  private static func bytes(_ process: String, _ file: String, _ names: [String]) -> Int? {
    let text = String(decoding: RunFolder.bytes(of: "\(process)/\(file)", atMost: 1 << 16), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { line in names.contains(where: line.hasPrefix) }
    return lines.isEmpty ? nil : lines.reduce(0) { $0 + (Int($1.filter(\.isNumber)) ?? 0) << 10 }
  }
}
