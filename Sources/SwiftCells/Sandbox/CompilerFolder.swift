import CLibrary
import SourceText

/// Files of a folder in which a compiler has worked.
///
/// A source can let the linker do anything there, so no link that stands in it is followed.
enum CompilerFolder {
  /// Writes a source in place of whatever has its name.
  ///
  /// - Throws: a ``SandboxError`` if it cannot be written.
  static func write(_ bytes: [UInt8], to path: String) throws(SandboxError) {
    unlink(path)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    defer { close(descriptor) }
    guard writeAll(bytes, to: descriptor) else { throw failure(path) }
  }

  /// Writes a source in place of whatever has its name.
  ///
  /// - Throws: a ``SandboxError`` if it cannot be written.
  static func write(_ text: String, to path: String) throws(SandboxError) {
    try write(Array(text.utf8), to: path)
  }

  /// Reads a file and removes it; nil if there is none.
  static func take(_ path: String) -> [UInt8]? {
    guard PathKind.isFile(path) else { return nil }
    defer { unlink(path) }
    return try? TextFile.read(path)
  }

  /// The path of the program that was made.
  ///
  /// - Throws: a ``SandboxError`` if there is none.
  static func program(in folder: String) throws(SandboxError) -> String {
    let path = "\(folder)/\(Compiler.program)"
    guard PathKind.isFile(path) else { throw SandboxError("The compiler made no program.") }
    return path
  }

  /// Gives a folder and all that it holds to a user.
  ///
  /// - Throws: a ``SandboxError`` if it cannot be given away.
  static func give(_ path: String, to user: uid_t) throws(SandboxError) {
    guard lchown(path, user, user) == 0 else { throw failure(path) }
    guard PathKind.isFolder(path) else { return }
    for name in FolderNames.of(path) ?? [] { try give("\(path)/\(name)", to: user) }
  }

  /// Takes back a folder that was given away, with all that it holds.
  ///
  /// The folder can be entered by its owner alone. What lies in it is for every user who is shown it, and further files may
  /// be laid over its folders.
  ///
  /// - Throws: a ``SandboxError`` if it cannot be taken.
  static func take(back path: String) throws(SandboxError) {
    try take(back: path, mode: 0o700)
  }

  private static func take(back path: String, mode: mode_t) throws(SandboxError) {
    let isFolder = PathKind.isFolder(path)
    guard isFolder || PathKind.isFile(path), lchown(path, geteuid(), getegid()) == 0, chmod(path, mode) == 0 else {
      throw failure(path)
    }
    guard isFolder else { return }
    for name in FolderNames.of(path) ?? [] {
      let inner = "\(path)/\(name)"
      try take(back: inner, mode: PathKind.isFolder(inner) ? 0o777 : 0o644)
    }
  }

  private static func failure(_ path: String) -> SandboxError {
    SandboxError("\(path) could not be written: \(String(cString: strerror(errno))).")
  }
}
