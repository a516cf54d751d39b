import CLibrary
import SourceText

/// How much a run may write into a folder of the machine, which has no size of its own.
struct FolderUsage: Sendable, Hashable {
  /// The folder.
  var path: String
  /// How many files and folders it may hold.
  var mostFiles: Int
  /// How many bytes of the disk they may take.
  var mostBytes: Int
  /// How many looks at the memory of the run there are between two at the folder.
  var pause = 0

  private static let mostDepth = 64

  /// What a program of cells may write.
  static func ofCells(_ path: String) -> Self {
    Self(path: path, mostFiles: SandboxLimits.temporaryFiles, mostBytes: SandboxLimits.temporaryFolder)
  }

  /// What a compiler may write.
  static func ofCompiler(_ path: String) -> Self {
    Self(path: path, mostFiles: CompilerLimits.files, mostBytes: CompilerLimits.folder, pause: 9)
  }

  /// Whether it holds more, or folders that are nested without an end.
  var isPassed: Bool {
    var (files, bytes) = (0, 0)
    guard let folder = OpenFolder(path) else { return false }
    return isPassed(folder, 0, &files, &bytes)
  }

  private func isPassed(_ folder: borrowing OpenFolder, _ depth: Int, _ files: inout Int, _ bytes: inout Int) -> Bool {
    if depth > Self.mostDepth { return true }
    for name in folder.names(atMost: mostFiles - files + 1) {
      guard let status = folder.status(name) else { continue }
      files += 1
      bytes += Int(status.st_blocks) * 512
      if files > mostFiles || bytes > mostBytes { return true }
      guard status.isFolder else { continue }
      // What the program cannot read itself it can still write into.
      if status.st_mode & 0o500 != 0o500, status.st_uid == geteuid() {
        fchmodat(folder.descriptor, name, status.st_mode & 0o777 | 0o500, AT_SYMLINK_NOFOLLOW)
      }
      if let inner = OpenFolder(name, in: folder), isPassed(inner, depth + 1, &files, &bytes) { return true }
    }
    return false
  }
}
