import Foundation
import Synchronization

/// A real notification center that counts its observers and how often they are called.
///
/// Names get a prefix of their own, so that two runs that share the default center do not hear each other.
final class WatchedCenter: Sendable {
  /// What one gets for an observer, to remove it with.
  final class Token: @unchecked Sendable {
    fileprivate let observer: any NSObjectProtocol

    fileprivate init(_ observer: any NSObjectProtocol) {
      self.observer = observer
    }
  }

  private let center: Box
  private let prefix = UUID().uuidString
  private let counts = Mutex((observers: 0, calls: 0))

  /// A center is safe to use from any thread, which Foundation does not declare on every platform.
  private struct Box: @unchecked Sendable {
    let center: NotificationCenter
  }

  init(_ center: NotificationCenter) {
    self.center = Box(center: center)
  }

  /// How many observers there are.
  var observers: Int { counts.withLock(\.observers) }

  /// Adds an observer, which is called on the thread that posts.
  func add(_ name: String, _ act: @escaping @Sendable () -> Void) -> Token {
    let observer = center.center.addObserver(forName: full(name), object: nil, queue: nil) { [self] _ in
      counts.withLock { $0.calls += 1 }
      act()
    }
    counts.withLock { $0.observers += 1 }
    return Token(observer)
  }

  /// Removes an observer, once.
  func remove(_ token: Token) {
    center.center.removeObserver(token.observer)
    counts.withLock { $0.observers -= 1 }
  }

  /// Posts a notification.
  ///
  /// - Returns: how many observers were called.
  @discardableResult
  func post(_ name: String) -> Int {
    let before = counts.withLock(\.calls)
    center.center.post(name: full(name), object: nil)
    return counts.withLock(\.calls) - before
  }

  private func full(_ name: String) -> Notification.Name {
    Notification.Name("\(prefix).\(name)")
  }
}
