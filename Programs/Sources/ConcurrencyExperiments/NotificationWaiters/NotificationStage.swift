import ExperimentKit
import Foundation
import Synchronization

/// Two real centers, those who wait on them, and the queues between, all of which move only when told to.
final class NotificationStage: Sendable {
  /// Those who wait: how often their completion was called, and what they wait for.
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

  /// Sets the stage; ``close()`` ends it.
  init(_ code: CodeVersion) {
    self.code = code
  }

  /// Sets the stage for some work, and ends all that still waits when the work is done: nothing is left on a center, on a
  /// queue, or in a group.
  static func with<Result>(_ code: CodeVersion, _ work: (NotificationStage) throws -> Result) rethrows -> Result {
    let stage = NotificationStage(code)
    defer { stage.close() }
    return try work(stage)
  }

  /// Those who wait or have waited, in order.
  var waiters: [Waiter] { state.withLock(\.waiters) }

  /// The names whose registration is yet to run.
  var queued: [String] { registrations.names }

  /// How many observers a center has.
  func observers(_ name: NotificationCenterName) -> Int {
    center(name).observers
  }

  /// Somebody waits for one notification.
  func wait(for name: String, on center: NotificationCenterName) {
    switch code {
    case .article: ArticleNotificationWaiter.wait(for: name, on: self.center(center), add([name]))
    case .corrected: wait(for: [name], on: center)
    }
  }

  /// Somebody waits for all of several notifications.
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

  /// Posts a notification, and tells how many observers were called.
  @discardableResult
  func post(_ name: String, on center: NotificationCenterName = .standard) -> Int {
    self.center(center).post(name)
  }

  /// Runs a registration, and tells of which name.
  @discardableResult
  func register(_ name: String? = nil) -> String? {
    registrations.run(name)
  }

  /// Runs what is on the main queue.
  func runMain() {
    main.run()
  }

  /// Gives up all waits, as far as the code offers a way to.
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
