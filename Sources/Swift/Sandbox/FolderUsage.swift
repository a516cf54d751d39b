import CLibrary
import SourceText

/// The limits of what a run may write into a folder of the machine, which has no size of its own.
struct FolderUsage: Sendable, Hashable {
  /// The folder.
  var path: String
  /// The number of files and folders that it may contain.
  var mostFiles: Int
  /// The number of bytes of the disk that they may take.
  var mostBytes: Int
  /// The number of checks of the run's memory between two checks of the folder.
  var pause = 0

  private static let mostDepth = 64

  /// Returns the limits of a program of cells.
  static func ofCells(_ path: String) -> Self {
    Self(path: path, mostFiles: SandboxLimits.temporaryFiles, mostBytes: SandboxLimits.temporaryFolder)
  }

  /// Returns the limits of a compiler.
  static func ofCompiler(_ path: String) -> Self {
    Self(path: path, mostFiles: CompilerLimits.files, mostBytes: CompilerLimits.folder, pause: 9)
  }

  /// Whether the folder contains more than allowed, or folders that are nested too deeply.
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
      // A program can write even into a folder that it cannot read.
      if status.st_mode & 0o500 != 0o500, status.st_uid == geteuid() {
        fchmodat(folder.descriptor, name, status.st_mode & 0o777 | 0o500, AT_SYMLINK_NOFOLLOW)
      }
      if let inner = OpenFolder(name, in: folder), isPassed(inner, depth + 1, &files, &bytes) { return true }
    }
    return false
  }
}
