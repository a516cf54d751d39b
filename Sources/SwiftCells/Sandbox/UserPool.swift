import Synchronization

/// The users without a name that programs run as where the command is root: one for each run, since the number of processes
/// is counted for each user.
enum UserPool {
  /// The numbers that systemd keeps for users that exist only while a program runs.
  private static let all: ClosedRange<UInt32> = 61184...65519
  private static let taken = Mutex<Set<UInt32>>([])

  /// A user that no other run of this process has.
  static func take() -> UInt32 {
    taken.withLock { taken in
      while true {
        let user = UInt32.random(in: all)
        if taken.insert(user).inserted { return user }
      }
    }
  }

  /// Lets another run have a user.
  static func giveBack(_ user: UInt32) {
    taken.withLock { _ = $0.remove(user) }
  }
}
