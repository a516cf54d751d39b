import CLibrary
import SourceText

/// Where the files lie that a `lesson.yml` may name.
///
/// It may have come with a stranger's documents, and what it names is compiled, compared with and written: it is read where
/// it belongs to the user or to whom the documents belong to, and names nothing outside of its package.
package struct ConfigurationFiles {
  /// The folder of the package around the file; that of the file where there is none.
  private let root: String
  /// The folder of the file.
  private let own: String
  /// The folder of the file as it was named.
  private let named: String
  private let working: WorkingFolder

  /// Those of a file in a folder.
  ///
  /// - Parameters:
  ///   - named: the folder of the file; empty for that in which relative paths start.
  ///   - working: where relative paths start.
  package init(of named: String, in working: WorkingFolder) {
    (self.named, self.working) = (named, working)
    let folder = working.resolve(named.isEmpty ? "." : named)
    own = RealPath.of(folder) ?? folder
    var place = own
    while !place.isEmpty, !PathKind.isFile("\(place)/Package.swift") { place = RelativePath.folder(of: place) }
    root = place.isEmpty ? own : place
  }

  /// The path by which what the file names is opened; nil if that is not in the package, whatever links are on it.
  package func path(_ text: String) -> String? {
    let path = text.hasPrefix("/") || named.isEmpty ? text : RelativePath.join(named, text)
    let target = text.hasPrefix("/") ? text : RelativePath.join(own, text)
    // Where the folder is reached through a link, what is opened need not be what was looked at: `..` may mean two folders.
    guard Self.place(working.resolve(path)) == Self.place(target) else { return nil }
    if target == root { return path }
    return RelativePath.below(root, target).flatMap { TextFile.refusal(of: $0, beneath: root) == nil ? path : nil }
  }

  /// Whether a file belongs to somebody who is neither the user, nor root, nor the owner of the documents that it is for.
  package static func isForeign(_ file: String, documents: String) -> Bool {
    guard let owner = owner(of: file) else { return false }
    return ![0, geteuid(), Self.owner(of: documents)].contains(owner)
  }

  private static func owner(of path: String) -> uid_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_uid : nil
  }

  /// A path whose longest beginning that exists has no links.
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
