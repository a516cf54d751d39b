import ExperimentKit
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of a project, made for real in a temporary folder while something looks at them.
struct ProjectTree: Sendable, Hashable {
  /// The paths of the files from the project's folder.
  let files: [String]

  /// What a body makes of the folder `fastlane` in the project, which is removed afterward.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` where the folder cannot be made.
  func inFastlane<Result>(_ body: (String) throws -> Result) throws -> Result {
    let manager = FileManager.default
    let base = manager.temporaryDirectory.appending(path: "badge-glob-\(UUID().uuidString)").path
    defer { try? manager.removeItem(atPath: base) }
    do {
      try manager.createDirectory(atPath: "\(base)/fastlane", withIntermediateDirectories: true)
      for file in files {
        try manager.createDirectory(
          atPath: "\(base)/\(RelativePath.folder(of: file))", withIntermediateDirectories: true)
        try Data().write(to: URL(filePath: "\(base)/\(file)"))
      }
    } catch {
      throw Unavailable("no folder can be made for the project's files")
    }
    return try body("\(base)/fastlane")
  }

  /// The files that globs match behind the current path, as the program names them: from that path.
  func matching(_ globs: [String], from path: BadgeGlobParameters.CurrentPath) throws -> [[String]] {
    let patterns = try globs.map { try GlobPattern(path.rawValue + $0) }
    return try inFastlane { folder in patterns.map { $0.paths(in: folder) } }
  }
}
