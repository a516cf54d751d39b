import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files that the user has allowed, saved with their paths and their content.
///
/// A folder or a file that others can write is ignored. A file that has changed counts as another one.
package struct TrustStore: Sendable {
  private let folder: CacheFolder

  /// Creates the store of a folder, which may not exist.
  package init(folder: String) {
    self.folder = CacheFolder(folder)
  }

  /// The state of a file in the store.
  enum Answer {
    case trusted, changed, unknown
  }

  /// Returns whether a file is trusted.
  func answer(_ source: some TrustableFile) -> Answer {
    guard let path = source.identity, let entry = entry(Self.name(path)), entry.path == path else { return .unknown }
    return entry.bytes == source.bytes[...] ? .trusted : .changed
  }

  /// Saves that a file is trusted as it is.
  ///
  /// - Throws: a ``SourceText/Finding`` if it cannot be saved.
  package func add(_ source: some TrustableFile) throws(Finding) {
    if let path = source.identity, folder.isOwn() {
      folder.write(Array(path.utf8) + [0] + source.bytes, to: Self.name(path))
    }
    guard case .trusted = answer(source) else {
      throw Finding(
        Place(file: folder.path), "The answer could not be saved.",
        help: "The folder must belong to you, only you may write to it, and it must have free space.")
    }
  }

  /// Removes a file, which may no longer exist.
  ///
  /// - Parameter path: its path, as in ``all``.
  /// - Returns: whether it was trusted.
  package func remove(_ path: String) -> Bool {
    guard entry(Self.name(path))?.path == path else { return false }
    return (try? FileManager.default.removeItem(atPath: "\(folder.path)/\(Self.name(path))")) != nil
  }

  /// Removes a file.
  package func remove(_ source: some TrustableFile) -> Bool {
    source.identity.map { remove($0) } ?? false
  }

  /// The paths of the files that are trusted, sorted.
  package var all: [String] {
    (FolderNames.of(folder.path) ?? []).compactMap { entry($0)?.path }.sorted()
  }

  private static func name(_ path: String) -> String { CacheFolder.name(for: path) + ".hosts" }

  /// Returns the entry in a file of the store; nil if others could have written it.
  private func entry(_ name: String) -> (path: String, bytes: ArraySlice<UInt8>)? {
    guard name.hasSuffix(".hosts"), Ownership.isOwn(folder.path, folder: true), let bytes = folder.read(name),
      let end = bytes.firstIndex(of: 0)
    else { return nil }
    return (String(decoding: bytes[..<end], as: UTF8.self), bytes[(end + 1)...])
  }
}
