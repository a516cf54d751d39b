import CLibrary

/// The reason that a walk does not reach a place.
enum FolderWalkError: Error {
  /// A link or `..` leads out of the folder.
  case leadsOut
  /// An error of the operating system, with its number.
  case system(Int32)
}

/// A walk from a folder to a file below it, name by name, so that neither `..` nor a link leads out of the folder.
///
/// The folders stay open until the end, so moving or replacing one of them does not mislead the walk.
struct FolderWalk: ~Copyable {
  private static let mostLinks = 40
  /// The descriptors of the first folder and of those below it on the way.
  private var folders: [Int32]

  private init(_ folder: String) throws(FolderWalkError) {
    let first = FilePlace.openFolder(folder, at: AT_FDCWD, isLinkFollowed: true)
    guard first >= 0 else { throw .system(errno) }
    folders = [first]
  }

  deinit { for folder in folders { close(folder) } }

  /// Returns the place of a file.
  ///
  /// - Parameters:
  ///   - path: the path of the file, relative to the folder.
  ///   - folder: the folder, whose own path may contain links.
  /// - Returns: the place, with a name that is not a link.
  /// - Throws: a ``FolderWalkError``.
  static func place(of path: String, beneath folder: String) throws(FolderWalkError) -> FilePlace {
    var walk = try FolderWalk(folder)
    return try walk.go(path)
  }

  private mutating func go(_ path: String) throws(FolderWalkError) -> FilePlace {
    var words = Self.words(path)
    var links = 0
    while let word = words.popLast() {
      if word == ".." {
        guard folders.count > 1, let last = folders.popLast() else { throw .leadsOut }
        close(last)
        continue
      }
      let place = FilePlace(folder: try duplicate(), name: word)
      if let destination = place.destination {
        links += 1
        guard !destination.hasPrefix("/") else { throw .leadsOut }
        guard links <= Self.mostLinks else { throw .system(ELOOP) }
        words += Self.words(destination)
      } else if words.isEmpty {
        return place
      } else {
        let next = FilePlace.openFolder(word, at: place.folder, isLinkFollowed: false)
        guard next >= 0 else { throw .system(errno) }
        folders.append(next)
      }
    }
    throw .system(EISDIR)
  }

  /// Returns the names in a path, the last one first.
  private static func words(_ path: String) -> [String] {
    path.split(separator: "/").filter { $0 != "." }.reversed().map(String.init)
  }

  private func duplicate() throws(FolderWalkError) -> Int32 {
    let copy = folders.last.map { fcntl($0, F_DUPFD_CLOEXEC, 0) } ?? -1
    guard copy >= 0 else { throw .system(errno) }
    return copy
  }
}
