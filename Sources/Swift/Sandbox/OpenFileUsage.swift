import CLibrary
import SourceText

/// The kernel's memory for the files that processes have open, which belongs to none of the processes.
enum OpenFileUsage {
  /// The number of open files up to which they are not worth checking.
  private static let few = 512
  private static let mostOfProcess = 1 << 16
  /// The number of bytes sent but not received, in both directions, with buffers of the usual sizes.
  private static let socket = 2 * 212_992
  private static let pipe = 65_536

  /// Returns the number of bytes for processes, given by their folders in `/proc`.
  ///
  /// Each pipe, socket and removed file counts once.
  static func bytes(of processes: [String]) -> Int {
    let folders = processes.map { "\($0)/fd" }
    guard folders.reduce(0, { $0 + count($1) }) > few else { return 0 }
    var seen: Set<String> = []
    var sum = 0
    for folder in folders {
      for name in names(folder) {
        let path = "\(folder)/\(String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))"
        guard let target = target(of: path), seen.insert(target).inserted else { continue }
        sum += size(target, path)
      }
    }
    return sum
  }

  /// Returns the number of files that a process has open, which newer kernels report as the size of the folder.
  private static func count(_ folder: String) -> Int {
    var status = stat()
    guard lstat(folder, &status) == 0 else { return 0 }
    return status.st_size > 0 ? Int(status.st_size) : names(folder).count
  }

  private static func names(_ path: String) -> [[CChar]] {
    guard let folder = OpenFolder(path) else { return [] }
    return folder.names(atMost: mostOfProcess)
  }

  private static func size(_ target: String, _ path: String) -> Int {
    if target.hasPrefix("socket:") { return socket }
    if target.hasPrefix("pipe:") { return pipe }
    var status = stat()
    guard target.hasSuffix(" (deleted)"), stat(path, &status) == 0, status.st_nlink == 0 else { return 0 }
    return Int(status.st_blocks) * 512
  }

  private static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: 512)
    let count = readlink(link, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) : nil
  }
}
