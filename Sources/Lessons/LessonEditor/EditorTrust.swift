import CLibrary
import SourceText

/// The folders whose Swift cells and console cells an editor may run whenever a document is saved.
///
/// This permission does not allow the programs that a `hosts.yml` names, and permission for those does not allow this.
/// Everything below an allowed folder is allowed, too, even after changes. Nobody else may be able to change a document,
/// or to put files next to it.
package struct EditorTrust: Sendable {
  private let folder: CacheFolder

  /// Creates the permissions that a folder records, which may not exist.
  package init(folder: String) { self.folder = CacheFolder(folder) }

  /// Allows a folder, whose path has no links.
  ///
  /// - Throws: a ``SourceText/Finding`` if the permission cannot be saved.
  package func add(_ path: String) throws(Finding) {
    if folder.isOwn() { folder.write(Array(path.utf8) + [0], to: Self.name(path)) }
    guard holds(path) else {
      throw Finding(
        Place(file: folder.path), "The answer could not be saved.",
        help: "The folder must belong to you, only you may write to it, and it must have free space.")
    }
  }

  /// Withdraws the permission for a folder, which may no longer exist.
  ///
  /// - Returns: whether it was allowed.
  package func remove(_ path: String) -> Bool {
    holds(path) && unlink("\(folder.path)/\(Self.name(path))") == 0
  }

  /// The allowed folders, sorted.
  package var all: [String] { (FolderNames.of(folder.path) ?? []).compactMap(path).sorted() }

  /// Whether the programs in a document may start when it is saved; links in its path are followed.
  package func covers(_ document: String) -> Bool {
    guard let real = RealPath.of(document), Ownership.flaw(of: real) == nil,
      !Ownership.isShared(RelativePath.folder(of: real))
    else { return false }
    var place = real
    while place.count > 1 {
      place = String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)])
      if holds(place.isEmpty ? "/" : place) { return true }
    }
    return false
  }

  private static func name(_ path: String) -> String { CacheFolder.name(for: path) + ".editor" }

  private func holds(_ path: String) -> Bool { self.path(Self.name(path)) == path }

  /// Returns the folder that a file of the record names; nil if others could have written it.
  private func path(_ name: String) -> String? {
    guard name.hasSuffix(".editor"), Ownership.isOwn(folder.path, folder: true), let bytes = folder.read(name),
      bytes.last == 0
    else { return nil }
    return String(decoding: bytes.dropLast(), as: UTF8.self)
  }
}
