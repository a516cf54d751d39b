#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WorkingFolder {
  /// What a path leads to.
  enum Kind {
    case file, folder, nothing
  }

  /// What a path leads to, through links too.
  func kind(of path: String) -> Kind {
    var isFolder = false
    guard !path.isEmpty, FileManager.default.fileExists(atPath: resolve(path), isDirectory: &isFolder) else {
      return .nothing
    }
    return isFolder ? .folder : .file
  }
}
