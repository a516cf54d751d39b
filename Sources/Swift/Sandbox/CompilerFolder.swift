import CLibrary
import SourceText

/// Files of a folder in which a compiler has worked.
///
/// A source can make the linker do anything in the folder, so links in it are never followed.
package enum CompilerFolder {
  /// Writes a source, and replaces whatever has its name.
  ///
  /// - Throws: a ``SandboxError`` if it cannot be written.
  package static func write(_ bytes: [UInt8], to path: String) throws(SandboxError) {
    let name = RelativePath.name(of: path)
    guard let folder = OpenFolder(RelativePath.folder(of: path)) else { throw failure(path) }
    folder.unlink(OpenFolder.bytes(name))
    let descriptor = folder.file(name, O_WRONLY | O_CREAT | O_EXCL, mode: 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw failure(path) }
  }

  /// Writes a source, and replaces whatever has its name.
  ///
  /// - Throws: a ``SandboxError`` if it cannot be written.
  package static func write(_ text: String, to path: String) throws(SandboxError) {
    try write(Array(text.utf8), to: path)
  }

  /// Reads a file and removes it; nil if there is none.
  package static func take(_ path: String) -> [UInt8]? {
    let name = RelativePath.name(of: path)
    guard let folder = OpenFolder(RelativePath.folder(of: path)) else { return nil }
    let descriptor = folder.file(name, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer {
      close(descriptor)
      folder.unlink(OpenFolder.bytes(name))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= TextFile.largest else {
      return nil
    }
    return RunFolder.bytes(of: descriptor, atMost: TextFile.largest)
  }

  /// Gives a folder and its whole content to a user.
  ///
  /// - Throws: a ``SandboxError`` if it cannot be given away.
  package static func give(_ path: String, to user: uid_t) throws(SandboxError) {
    guard let folder = OpenFolder(path) else { throw failure(path) }
    try each(in: folder, path) { (folder, name) in
      fchownat(folder.descriptor, name, user, user, AT_SYMLINK_NOFOLLOW) == 0
    }
    guard fchown(folder.descriptor, user, user) == 0 else { throw failure(path) }
  }

  /// Takes back a folder that was given away, with its whole content.
  ///
  /// Then only the owner can enter the folder. Every user who can see its content may use it, and other layers may be
  /// mounted over its folders.
  ///
  /// - Throws: a ``SandboxError`` if it cannot be taken, or if it contains anything besides files and folders.
  package static func take(back path: String) throws(SandboxError) {
    guard let folder = OpenFolder(path) else { throw failure(path) }
    guard fchown(folder.descriptor, geteuid(), getegid()) == 0, fchmod(folder.descriptor, 0o700) == 0 else {
      throw failure(path)
    }
    try each(in: folder, path) { (folder, name) in
      let descriptor = openat(folder.descriptor, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
      guard descriptor >= 0 else { return false }
      defer { close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.isFolder || status.st_mode & S_IFMT == S_IFREG else { return false }
      return fchown(descriptor, geteuid(), getegid()) == 0 && fchmod(descriptor, status.isFolder ? 0o777 : 0o644) == 0
    }
  }

  /// Calls a function with each entry of a folder and of the folders below it, each folder before its content.
  private static func each(
    in folder: borrowing OpenFolder, _ path: String, depth: Int = 0, _ body: (borrowing OpenFolder, [CChar]) -> Bool
  ) throws(SandboxError) {
    let names = folder.names(atMost: mostNames)
    guard depth < mostDepth, names.count < mostNames else { throw failure(path) }
    for name in names {
      let isFolder = folder.status(name)?.isFolder == true
      guard body(folder, name) else { throw failure(path) }
      guard isFolder else { continue }
      guard let inner = OpenFolder(name, in: folder) else { throw failure(path) }
      try each(in: inner, path, depth: depth + 1, body)
    }
  }

  private static let mostDepth = 64
  private static let mostNames = 1 << 16

  private static func failure(_ path: String) -> SandboxError {
    SandboxError("\(path) could not be written: \(String(cString: strerror(errno))).")
  }
}
