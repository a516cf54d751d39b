import Processes
import SourceText

/// The files that a process has loaded: its program, libraries, fonts.
package enum LoadedFiles {
  /// Returns the files that a process has loaded.
  ///
  /// - Parameter process: the process; nil for this one.
  /// - Returns: the paths of the files; nil if the system does not report them, or if a file has been removed since.
  package static func paths(of process: Int32?) -> [String]? {
    #if os(Linux)
      guard let text = ProcessFile.read("/proc/\(process.map { "\($0)" } ?? "self")/maps") else { return nil }
      return paths(in: text)
    #else
      return nil
    #endif
  }

  /// Returns the paths in a table of a process's mapped files; nil if one of the files has been removed.
  static func paths(in table: String) -> [String]? {
    var paths: Set<Substring> = []
    for line in table.split(separator: "\n") {
      guard let slash = line.firstIndex(of: "/") else { continue }
      let path = line[slash...]
      if path.hasPrefix("/dev/") || path.hasPrefix("/memfd:") || path.hasPrefix("/SYSV") { continue }
      if path.hasSuffix(" (deleted)") { return nil }
      paths.insert(path)
    }
    return paths.isEmpty ? nil : paths.map(String.init)
  }
}
