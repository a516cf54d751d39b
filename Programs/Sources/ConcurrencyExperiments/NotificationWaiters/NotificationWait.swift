import Synchronization

/// A wait for all of several notifications on one center; every observer is registered before `init` returns.
///
/// A duplicate name counts once. Each observer is removed when its notification arrives, and the remaining ones when
/// the wait is stopped.
final class NotificationWait: Sendable {
  private struct State {
    var missing: Set<String>
    var tokens: [String: WatchedCenter.Token] = [:]
    var isStopped = false
    var completion: (@Sendable () -> Void)?
    var waiter: CheckedContinuation<Void, any Error>?
  }

  private let center: WatchedCenter
  private let state: Mutex<State>

  /// Registers for the names.
  ///
  /// - Parameters:
  ///   - names: the names.
  ///   - center: the center of the notifications.
  ///   - completion: the action after all have arrived, which runs once; on the thread of the last one, or at once
  ///     without names.
  init(for names: [String], on center: WatchedCenter, _ completion: (@Sendable () -> Void)? = nil) {
    self.center = center
    state = Mutex(State(missing: Set(names), completion: completion))
    for name in Set(names).sorted() {
      let token = center.add(name) { [weak self] in self?.hear(name) }
      let isLate = state.withLock { state in
        if state.missing.contains(name) { state.tokens[name] = token }
        return !state.missing.contains(name)
      }
      if isLate { center.remove(token) }
    }
    if names.isEmpty { finish() }
  }

  deinit {
    stop()
  }

  /// The names that have not arrived, sorted.
  var missing: [String] { state.withLock { $0.missing.sorted() } }

  private func hear(_ name: String) {
    let (token, isLast) = state.withLock { state in
      guard !state.isStopped, state.missing.remove(name) != nil else { return (nil as WatchedCenter.Token?, false) }
      return (state.tokens.removeValue(forKey: name), state.missing.isEmpty)
    }
    if let token { center.remove(token) }
    if isLast { finish() }
  }

  private func finish() {
    let (completion, waiter) = state.withLock { state in
      defer { (state.completion, state.waiter) = (nil, nil) }
      return (state.completion, state.waiter)
    }
    completion?()
    waiter?.resume()
  }

  /// Stops the wait: removes the observers, and ends tasks that await ``value()`` with a `CancellationError`.
  func stop() {
    let (tokens, waiter) = state.withLock { state in
      defer { (state.isStopped, state.tokens, state.waiter, state.completion) = (true, [:], nil, nil) }
      return (Array(state.tokens.values), state.waiter)
    }
    for token in tokens { center.remove(token) }
    waiter?.resume(throwing: CancellationError())
  }

  /// Waits until all have arrived; one task may await it.
  ///
  /// - Throws: `CancellationError` if the task is canceled or the wait was stopped.
  func value() async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let isDone = state.withLock { state -> Bool? in
          if state.missing.isEmpty { return true }
          if state.isStopped { return false }
          state.waiter = continuation
          return nil
        }
        switch isDone {
        case true?: continuation.resume()
        case false?: continuation.resume(throwing: CancellationError())
        case nil: break
        }
      }
    } onCancel: {
      stop()
    }
  }
}
