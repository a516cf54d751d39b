import CLibrary
import LessonRunner
import SourceText

/// Where the files lie that a `lesson.yml` may name.
///
/// It may have come with a stranger's documents, and what it names is compiled, compared with and written: it is read where
/// it belongs to the user or to whom the documents belong to, and names nothing outside of its package.
struct ConfigurationFiles {
  /// The folder of the package around the file; that of the file where there is none.
  private let root: String
  /// The folder of the file.
  private let own: String

  /// Those of a file in a folder, which is named as an absolute path.
  init(of folder: String) {
    own = Self.real(folder) ?? folder
    var place = own
    while place != "/", !PathKind.isFile("\(place)/Package.swift") {
      place = place.lastIndex(of: "/").map { $0 == place.startIndex ? "/" : String(place[..<$0]) } ?? "/"
    }
    root = place == "/" ? own : place
  }

  /// Whether a path, as the file writes it, stays in the package, whatever links are on it.
  func holds(_ path: String) -> Bool {
    let target = path.hasPrefix("/") ? path : RelativePath.join(own, path)
    if target == root { return true }
    return RelativePath.below(root, target).map { TextFile.refusal(of: $0, beneath: root) == nil } ?? false
  }

  /// Whether a file belongs to somebody who is neither the user, nor root, nor the owner of the documents that it is for.
  static func isForeign(_ file: String, documents: String) -> Bool {
    guard let owner = owner(of: file) else { return false }
    return ![0, geteuid(), Self.owner(of: documents)].contains(owner)
  }

  private static func owner(of path: String) -> uid_t? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_uid : nil
  }

  private static func real(_ path: String) -> String? {
    guard let pointer = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }
}
