import ExperimentKit
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of a project, created in a temporary folder while an experiment reads them.
struct ProjectTree: Sendable, Hashable {
  /// The paths of the files from the project's folder.
  let files: [String]

  /// Returns the result of a body that runs in the project's folder `fastlane`, which is removed afterward.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` if the folder cannot be created.
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
      throw Unavailable("cannot create a folder for the project's files")
    }
    return try body("\(base)/fastlane")
  }

  /// Returns the files that globs after the current path match, as the program names them: from that path.
  func matching(_ globs: [String], from path: BadgeGlobParameters.CurrentPath) throws -> [[String]] {
    let patterns = try globs.map { try GlobPattern(path.rawValue + $0) }
    return try inFastlane { folder in patterns.map { $0.paths(in: folder) } }
  }
}
