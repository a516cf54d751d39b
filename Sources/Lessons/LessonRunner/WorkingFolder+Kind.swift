#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension WorkingFolder {
  /// The kind of file at a path.
  enum Kind {
    case file, folder, nothing
  }

  /// Returns the kind of file at a path, even through links; nothing if access is not allowed.
  func kind(of path: String) -> Kind {
    var isFolder = false
    guard !path.isEmpty, contains(path), FileManager.default.fileExists(atPath: resolve(path), isDirectory: &isFolder)
    else {
      return .nothing
    }
    return isFolder ? .folder : .file
  }
}
