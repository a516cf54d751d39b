#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension TextFile {
  /// How the name of a file ends that holds the new bytes of another until it takes its place.
  static let draftEnding = ".lesson-update"

  /// The name of the file that holds the new bytes of another.
  static func draft(of name: String) -> String { ".\(name)\(draftEnding)" }

  /// Removes what killed processes left behind in a folder while they replaced files.
  ///
  /// It touches only the user's own regular files of that name that no process is writing.
  ///
  /// - Parameter folder: the folder; nothing is done below it.
  public static func removeLeftovers(in folder: String) {
    for name in FolderNames.of(folder) ?? [] where name.hasPrefix(".") && name.hasSuffix(draftEnding) {
      guard name.utf8.count > 1 + draftEnding.utf8.count, let place = FilePlace("\(folder)/\(name)") else { continue }
      let descriptor = place.open(O_WRONLY)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      var opened = stat()
      guard fstat(descriptor, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG, opened.st_uid == geteuid(),
        flock(descriptor, LOCK_EX | LOCK_NB) == 0, place.status?.st_ino == opened.st_ino
      else { continue }
      unlinkat(place.folder, place.name, 0)
    }
  }
}
