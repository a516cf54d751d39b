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

  /// What a path leads to, through links too; nothing where it must not lead.
  func kind(of path: String) -> Kind {
    var isFolder = false
    guard !path.isEmpty, contains(path), FileManager.default.fileExists(atPath: resolve(path), isDirectory: &isFolder)
    else {
      return .nothing
    }
    return isFolder ? .folder : .file
  }
}
