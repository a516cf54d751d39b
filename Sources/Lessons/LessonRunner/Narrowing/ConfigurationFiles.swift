import CLibrary
import SourceText

/// The files that a `lesson.yml` may name.
///
/// The file may have come with a stranger's documents, and the files that it names are compiled, compared with, and
/// written. So `lesson` reads it only if it belongs to the user or to the owner of the documents, and it can name only
/// files in its package.
package struct ConfigurationFiles {
  /// The folder of the package around the file; the file's own folder if there is none.
  private let root: String
  /// The folder of the file.
  private let own: String
  /// The folder of the file as it was named.
  private let named: String
  private let working: WorkingFolder

  /// Creates the files of a `lesson.yml` in a folder.
  ///
  /// - Parameters:
  ///   - named: the folder of the file; empty for the folder that relative paths start from.
  ///   - working: the folder that relative paths start from.
  package init(of named: String, in working: WorkingFolder) {
    (self.named, self.working) = (named, working)
    let folder = working.resolve(named.isEmpty ? "." : named)
    own = RealPath.of(folder) ?? folder
    var place = own
    while !place.isEmpty, !PathKind.isFile("\(place)/Package.swift") { place = RelativePath.folder(of: place) }
    root = place.isEmpty ? own : place
  }

  /// Returns the path to open for a path in the file; nil if it is outside of the package, whatever links are on it.
  package func path(_ text: String) -> String? {
    let path = text.hasPrefix("/") || named.isEmpty ? text : RelativePath.join(named, text)
    let target = text.hasPrefix("/") ? text : RelativePath.join(own, text)
    // Through a link to the folder, the opened file may not be the checked one: `..` may mean two folders.
    guard Self.place(working.resolve(path)) == Self.place(target) else { return nil }
    if target == root { return path }
    return RelativePath.below(root, target).flatMap { TextFile.refusal(of: $0, beneath: root) == nil ? path : nil }
  }

  /// Whether a file belongs to someone other than the user, root, and the owner of the documents that it is for.
  package static func isForeign(_ file: String, documents: String) -> Bool {
    guard let owner = owner(of: file) else { return false }
    return ![0, geteuid(), Self.owner(of: documents)].contains(owner)
  }

  private static func owner(of path: String) -> uid_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_uid : nil
  }

  /// Returns a path whose longest existing beginning has no links.
  private static func place(_ path: String) -> String {
    var (folder, rest) = (path, "")
    while !folder.isEmpty {
      if let real = RealPath.of(folder) { return RelativePath.join(real, rest) }
      rest = "\(RelativePath.name(of: folder))/\(rest)"
      folder = RelativePath.folder(of: folder)
    }
    return RelativePath.join(path.hasPrefix("/") ? "/" : RealPath.of(".") ?? "/", rest)
  }
}
