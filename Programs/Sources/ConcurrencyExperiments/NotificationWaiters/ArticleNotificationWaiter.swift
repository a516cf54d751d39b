import Dispatch
import Synchronization

/// The source's code for waiting for notifications.
enum ArticleNotificationWaiter {
  /// Waits for one notification on a center.
  static func wait(for name: String, on center: WatchedCenter, _ completion: @escaping @Sendable () -> Void) {
    let box = TokenBox()
    let added = center.add(name) {
      guard let token = box.token.withLock({ $0 }) else { return }
      center.remove(token)
      completion()
    }
    box.token.withLock { $0 = added }
  }

  /// A box for the variable that the closure shares with its surroundings.
  private final class TokenBox: Sendable {
    let token = Mutex<WatchedCenter.Token?>(nil)
  }

  /// Waits for all of several notifications.
  ///
  /// Each is registered by work on a concurrent queue, and the given center is not passed on.
  ///
  /// - Parameters:
  ///   - names: the names of the notifications.
  ///   - ignored: the center of the caller, which is ignored.
  ///   - standard: the default center, which is used.
  ///   - registrations: the waiting registrations.
  ///   - main: the main queue.
  ///   - completion: the action on the main queue after all have arrived.
  static func wait(
    for names: [String], on ignored: WatchedCenter, standard: WatchedCenter, registrations: HeldRegistrations,
    main: HeldQueue, _ completion: @escaping @Sendable () -> Void
  ) {
    let group = DispatchGroup()
    for name in names {
      group.enter()
      registrations.add(name, group: group) {
        wait(for: name, on: standard) { group.leave() }
      }
    }
    group.notify(queue: main.queue) { completion() }
  }
}

/// The registrations that wait on a concurrent queue, to be run one by one in any order.
final class HeldRegistrations: Sendable {
  private let concurrent = DispatchQueue(label: "registrations", attributes: .concurrent)
  private let waiting = Mutex<[(name: String, queue: HeldQueue)]>([])

  /// The names that are not yet registered.
  var names: [String] { waiting.withLock { $0.map(\.name) } }

  /// Adds a registration.
  func add(_ name: String, group: DispatchGroup, _ register: @escaping @Sendable () -> Void) {
    let held = HeldQueue(target: concurrent)
    held.queue.async(group: group) { register() }
    waiting.withLock { $0.append((name, held)) }
  }

  /// Runs the first registration, or the first with a name.
  ///
  /// - Returns: the name; nil if none waits.
  @discardableResult
  func run(_ name: String? = nil) -> String? {
    let held = waiting.withLock { waiting in
      waiting.firstIndex { name == nil || $0.name == name }.map { waiting.remove(at: $0) }
    }
    held?.queue.run()
    return held?.name
  }
}
