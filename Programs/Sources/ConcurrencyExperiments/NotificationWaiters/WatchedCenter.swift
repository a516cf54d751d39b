import Foundation
import Synchronization

/// A real notification center that counts its observers and their calls.
///
/// Names get a unique prefix, so that two runs with the default center do not receive each other's notifications.
final class WatchedCenter: Sendable {
  /// The token of an observer, to remove it with.
  final class Token: @unchecked Sendable {
    fileprivate let observer: any NSObjectProtocol

    fileprivate init(_ observer: any NSObjectProtocol) {
      self.observer = observer
    }
  }

  private let center: Box
  private let prefix = UUID().uuidString
  private let counts = Mutex((observers: 0, calls: 0))

  /// A box for a center.
  ///
  /// A center is safe to use from any thread, which Foundation does not declare on every platform.
  private struct Box: @unchecked Sendable {
    let center: NotificationCenter
  }

  init(_ center: NotificationCenter) {
    self.center = Box(center: center)
  }

  /// The number of observers.
  var observers: Int { counts.withLock(\.observers) }

  /// Adds an observer, which is called on the posting thread.
  func add(_ name: String, _ act: @escaping @Sendable () -> Void) -> Token {
    let observer = center.center.addObserver(forName: full(name), object: nil, queue: nil) { [self] _ in
      counts.withLock { $0.calls += 1 }
      act()
    }
    counts.withLock { $0.observers += 1 }
    return Token(observer)
  }

  /// Removes an observer; later calls do nothing.
  func remove(_ token: Token) {
    center.center.removeObserver(token.observer)
    counts.withLock { $0.observers -= 1 }
  }

  /// Posts a notification.
  ///
  /// - Returns: the number of observers that were called.
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
