import CLibrary

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
  public func allow(_ permissions: mode_t, _ name: String) {
    chmod("\(path)/\(name)", permissions)
  }

  /// Creates a link.
  public func link(_ name: String, to destination: String) {
    symlink(destination, "\(path)/\(name)")
  }
}
