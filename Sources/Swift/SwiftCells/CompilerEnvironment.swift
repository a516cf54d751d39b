#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The variables that the compiler has instead of those of `lesson`.
enum CompilerEnvironment {
  /// Returns the variables for a run in a folder, in which the compiler then leaves all its files.
  ///
  /// - Parameters:
  ///   - folder: the working folder of the compiler, or the folder that contains it.
  ///   - inherited: the variables of `lesson`.
  /// - Returns: the variables to set, and their values.
  static func changes(in folder: String, inherited: [String: String]) -> [String: String] {
    var changes = ["TMPDIR": temporaryFolder(folder)]
    #if os(Linux)
      if !canKeepModules(inherited) { changes["XDG_CACHE_HOME"] = folder }
    #endif
    return changes
  }

  /// Returns the folder for temporary files of a compiler that works in a folder.
  static func temporaryFolder(_ folder: String) -> String {
    #if os(Linux)
      // The driver of version 6.3 crashes if this path is not ASCII.
      return folder.utf8.allSatisfy { $0 < 0x80 } ? folder : "/proc/self/cwd"
    #else
      return folder
    #endif
  }

  /// Whether the compiler can store the C modules that it builds in its default folder; otherwise it fails.
  private static func canKeepModules(_ inherited: [String: String]) -> Bool {
    let home = inherited["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    let folder = "\(inherited["XDG_CACHE_HOME"] ?? "\(home)/.cache")/clang/ModuleCache"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return FileManager.default.isWritableFile(atPath: folder)
  }
}
