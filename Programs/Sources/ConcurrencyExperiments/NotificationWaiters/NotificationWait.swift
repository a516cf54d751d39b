import Synchronization

/// Waits for all of several notifications on one center: every observer is there before `init` returns.
///
/// A name that stands twice counts once. Each observer is removed when its notification comes, and all that are left when
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
  ///   - center: where they are posted.
  ///   - completion: what is done once, when all have come; on the thread of the last one, or at once where there are
  ///     no names.
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

  /// The names that have not come, sorted.
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

  /// Waits no longer: removes the observers, and ends whoever awaits ``value()`` with a `CancellationError`.
  func stop() {
    let (tokens, waiter) = state.withLock { state in
      defer { (state.isStopped, state.tokens, state.waiter, state.completion) = (true, [:], nil, nil) }
      return (Array(state.tokens.values), state.waiter)
    }
    for token in tokens { center.remove(token) }
    waiter?.resume(throwing: CancellationError())
  }

  /// Returns when all have come; one task may await it.
  ///
  /// - Throws: `CancellationError` where the task is cancelled or the wait was stopped.
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
