import ExperimentKit
import Foundation
import Synchronization

/// Two real centers, their waiters, and the queues between them, which run only on command.
final class NotificationStage: Sendable {
  /// A waiter, with the number of its completions and the names that it waits for.
  struct Waiter: Sendable {
    let names: [String]
    var completions = 0
  }

  private let code: CodeVersion
  private let standard = WatchedCenter(.default)
  private let other = WatchedCenter(NotificationCenter())
  private let registrations = HeldRegistrations()
  private let main = HeldQueue()
  private let state = Mutex((waiters: [Waiter](), waits: [NotificationWait](), used: Set<String>()))

  /// Creates a stage; ``close()`` ends it.
  init(_ code: CodeVersion) {
    self.code = code
  }

  /// Runs some work on a stage, and then ends all that still waits on a center, on a queue, or in a group.
  static func with<Result>(_ code: CodeVersion, _ work: (NotificationStage) throws -> Result) rethrows -> Result {
    let stage = NotificationStage(code)
    defer { stage.close() }
    return try work(stage)
  }

  /// The current and former waiters, in order.
  var waiters: [Waiter] { state.withLock(\.waiters) }

  /// The names of the waiting registrations.
  var queued: [String] { registrations.names }

  /// Returns the number of observers of a center.
  func observers(_ name: NotificationCenterName) -> Int {
    center(name).observers
  }

  /// Starts a wait for one notification.
  func wait(for name: String, on center: NotificationCenterName) {
    switch code {
    case .article: ArticleNotificationWaiter.wait(for: name, on: self.center(center), add([name]))
    case .corrected: wait(for: [name], on: center)
    }
  }

  /// Starts a wait for all of several notifications.
  func wait(for names: [String], on center: NotificationCenterName) {
    let completion = add(names)
    switch code {
    case .article:
      ArticleNotificationWaiter.wait(
        for: names, on: self.center(center), standard: standard, registrations: registrations, main: main, completion)
    case .corrected:
      let main = main
      keep(NotificationWait(for: names, on: self.center(center)) { main.queue.async { completion() } })
    }
  }

  /// Posts a notification, and returns the number of observers that were called.
  @discardableResult
  func post(_ name: String, on center: NotificationCenterName = .standard) -> Int {
    self.center(center).post(name)
  }

  /// Runs a registration, and returns its name.
  @discardableResult
  func register(_ name: String? = nil) -> String? {
    registrations.run(name)
  }

  /// Runs the work on the main queue.
  func runMain() {
    main.run()
  }

  /// Cancels all waits, as far as the code allows.
  func stop() {
    for wait in state.withLock(\.waits) { wait.stop() }
  }

  private func center(_ name: NotificationCenterName) -> WatchedCenter {
    name == .standard ? standard : other
  }

  private func add(_ names: [String]) -> @Sendable () -> Void {
    let index = state.withLock { state in
      state.waiters.append(Waiter(names: names))
      state.used.formUnion(names)
      return state.waiters.count - 1
    }
    return { [weak self] in self?.state.withLock { $0.waiters[index].completions += 1 } }
  }

  private func keep(_ wait: NotificationWait) {
    state.withLock { $0.waits.append(wait) }
  }

  /// Ends all that still waits.
  func close() {
    stop()
    while registrations.run() != nil {}
    for name in state.withLock(\.used).sorted() {
      for center in [standard, other] { center.post(name) }
    }
    main.run()
  }
}
