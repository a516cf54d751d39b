import CLibrary
import SourceText

extension TemporaryFolder {
  /// The identifier of a user other than root and the user of the tests.
  public static let stranger: uid_t = 54_321

  /// Whether the tests can change the owner of files.
  public static var canGiveAway: Bool { geteuid() == 0 }

  /// Makes a stranger the owner of a file or a folder.
  public func giveAway(_ name: String) {
    chown("\(path)/\(name)", Self.stranger, Self.stranger)
  }

  /// Sets the permissions of a file or a folder.
  ///
  /// A program can be started only when nobody writes to it, and a process that another test starts holds the open
  /// files of all tests for a moment: the method waits for its end.
  public func allow(_ permissions: mode_t, _ name: String) {
    chmod("\(path)/\(name)", permissions)
    guard permissions & 0o111 != 0 else { return }
    let file = open("\(path)/\(name)", O_RDONLY)
    guard file >= 0 else { return }
    _ = FileWriters.remain(file)
    close(file)
  }

  /// Creates a link.
  public func link(_ name: String, to destination: String) {
    symlink(destination, "\(path)/\(name)")
  }
}
