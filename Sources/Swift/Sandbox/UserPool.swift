import CLibrary
import SourceText
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The users without a name that programs run as if the command is root, one for each run.
///
/// The number of processes is counted for each user, and all of a user's processes are ended with its run.
enum UserPool {
  /// Numbers that no system assigns: beyond those of services, homes, containers and directories.
  ///
  /// Their locks are never removed, so the range is small.
  private static let own: ClosedRange<uid_t> = 2_100_000_000...2_100_004_095
  /// Numbers that no system assigns among the few that a container has.
  private static let few: ClosedRange<uid_t> = 60_578...61_183
  private static let mostTries = 2000
  /// Users that are locked by this process and have no run.
  private static let free = Mutex<[uid_t]>([])

  /// Returns a user that no other run has, in any process, and that has no process.
  ///
  /// - Throws: a ``SandboxError`` if there is none.
  static func take() throws(SandboxError) -> uid_t {
    if let user = free.withLock({ $0.popLast() }) { return user }
    guard let locks = locks() else { throw SandboxError("No folder for the locks of users could be made.") }
    let range = IdentityMap.holds(own) ? own : few
    for _ in 0..<mostTries {
      let user = uid_t.random(in: range)
      let lock = locks.file(String(user), O_CREAT | O_RDWR)
      guard lock >= 0 else { continue }
      // It is held until this process ends.
      if flock(lock, LOCK_EX | LOCK_NB) == 0, !ProcessUsers.include(user) { return user }
      close(lock)
    }
    throw SandboxError("Every user that programs could run as is taken.")
  }

  /// Makes a user whose processes have ended available for another run.
  static func giveBack(_ user: uid_t) {
    free.withLock { $0.append(user) }
  }

  /// Returns a folder that only root can write; nil if there is none.
  private static func locks() -> OpenFolder? {
    for parent in ["/run", FileManager.default.temporaryDirectory.standardizedFileURL.path] {
      let path = "\(parent)/swift-lessons-users"
      mkdir(path, 0o700)
      guard let folder = OpenFolder(path), let status = folder.status else { continue }
      if status.st_uid == geteuid(), status.st_mode & 0o022 == 0 { return folder }
    }
    return nil
  }
}
