#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The variables that the compiler gets in place of those of `lesson`.
enum CompilerEnvironment {
  /// The variables for a run in a folder, which takes all files that the compiler would leave elsewhere.
  ///
  /// - Parameters:
  ///   - folder: the working folder of the compiler, or the folder that holds it.
  ///   - inherited: the variables of `lesson`.
  /// - Returns: the variables that are set, and their values.
  static func changes(in folder: String, inherited: [String: String]) -> [String: String] {
    var changes = ["TMPDIR": temporaryFolder(folder)]
    #if os(Linux)
      if !canKeepModules(inherited) { changes["XDG_CACHE_HOME"] = folder }
    #endif
    return changes
  }

  /// The folder for temporary files of a compiler that works in a folder.
  static func temporaryFolder(_ folder: String) -> String {
    #if os(Linux)
      // The driver of version 6.3 crashes where this path is not ASCII.
      return folder.utf8.allSatisfy { $0 < 0x80 } ? folder : "/proc/self/cwd"
    #else
      return folder
    #endif
  }

  /// Whether the compiler can keep the C modules that it builds where it does by itself; where it cannot, it fails.
  private static func canKeepModules(_ inherited: [String: String]) -> Bool {
    let home = inherited["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
    let folder = "\(inherited["XDG_CACHE_HOME"] ?? "\(home)/.cache")/clang/ModuleCache"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return FileManager.default.isWritableFile(atPath: folder)
  }
}
