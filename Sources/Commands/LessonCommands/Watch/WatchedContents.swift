import SourceText

/// The contents of watched files, so that a save that changes nothing runs nothing.
struct WatchedContents {
  /// The contents by absolute path, each as the length and a hash of its bytes.
  private var known: [String: Content] = [:]

  private struct Content: Equatable {
    var length: Int
    var hash: Int
  }

  /// Reads the current contents of files.
  init(of paths: [String]) {
    for path in paths { known[path] = Self.content(path) }
  }

  /// Returns the paths whose contents have changed or cannot be read.
  ///
  /// - Parameter paths: the files that were written, and the folders that were changed.
  /// - Returns: the changed paths.
  mutating func changed(_ paths: Set<String>) -> Set<String> {
    paths.filter { path in
      let now = Self.content(path)
      defer { known[path] = now }
      return now == nil || now != known[path]
    }
  }

  private static func content(_ path: String) -> Content? {
    guard PathKind.leadsToFile(path), let bytes = try? TextFile.read(path) else { return nil }
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return Content(length: bytes.count, hash: hasher.finalize())
  }
}
