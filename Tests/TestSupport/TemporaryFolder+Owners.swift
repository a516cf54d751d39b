import CLibrary

extension TemporaryFolder {
  /// A user who is neither root nor the user of the tests.
  public static let stranger: uid_t = 54_321

  /// Whether the tests can give files to others.
  public static var canGiveAway: Bool { geteuid() == 0 }

  /// Gives a file or a folder to a stranger.
  public func giveAway(_ name: String) {
    chown("\(path)/\(name)", Self.stranger, Self.stranger)
  }

  /// Changes who may read and write a file or a folder.
  public func allow(_ permissions: mode_t, _ name: String) {
    chmod("\(path)/\(name)", permissions)
  }

  /// Makes a link.
  public func link(_ name: String, to destination: String) {
    symlink(destination, "\(path)/\(name)")
  }
}
