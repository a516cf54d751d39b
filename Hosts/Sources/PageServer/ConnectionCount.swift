import Synchronization

/// Counts the connections that stand.
final class ConnectionCount: Sendable {
  private let most: Int
  private let count = Mutex(0)

  /// - Parameter most: how many there may be.
  init(most: Int) { self.most = most }

  /// Begins one; false if there are as many as may be.
  func begin() -> Bool {
    count.withLock { count in
      guard count < most else { return false }
      count += 1
      return true
    }
  }

  /// Ends one.
  func end() { count.withLock { $0 -= 1 } }
}
