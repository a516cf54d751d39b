import Synchronization
import TimeLimits

/// A cache on a server, shared by machines, in which values are found by everything they depend on.
///
/// The cache can only save time. If the server lacks a value, is too slow, or returns damaged bytes, the value is
/// computed. A server that is unreachable, falls silent, or fails repeatedly is no longer used.
package final class RemoteCache: Sendable {
  /// The limits on time and failures.
  package struct Limits: Sendable {
    /// The longest wait for an answer; a slower server is no longer used.
    package var answer = Duration.seconds(2)
    /// The longest wait, at the end, for values that are still being sent.
    package var end = Duration.seconds(5)
    /// The number of failures in a row after which the server is no longer used.
    package var failures = 3

    /// Creates the usual limits.
    package init() {}
  }

  /// The numbers of values requested and sent.
  package struct Counts: Sendable, Hashable {
    /// The number of requested values.
    package var asked = 0
    /// The number of requested values that the cache had.
    package var found = 0
    /// The number of received entries that were damaged or belonged to another key.
    package var damaged = 0
    /// The number of values that the server accepted.
    package var sent = 0
    /// The number of requests answered with the status for *forbidden*.
    fileprivate var forbidden = 0
  }

  private struct State {
    var carrier: (any CacheCarrier)?
    var isAsked = true
    var isFed: Bool
    var failures = 0
    var failuresToSend = 0
    var counts = Counts()
    var uploads: [Int: Task<Void, Never>] = [:]
    var uploadsBegun = 0
    var troubles: [CacheTrouble] = []
  }

  private let state: Mutex<State>
  private let limits: Limits
  private let open: @Sendable () throws(CacheTrouble) -> any CacheCarrier

  /// Creates a cache, which contacts its server only at the first request.
  ///
  /// - Parameters:
  ///   - isReadOnly: whether the cache is never written.
  ///   - limits: the limits on time and failures.
  ///   - open: opens the connection to the server.
  package init(
    isReadOnly: Bool, limits: Limits = Limits(),
    open: @escaping @Sendable () throws(CacheTrouble) -> any CacheCarrier
  ) {
    (self.limits, self.open) = (limits, open)
    state = Mutex(State(isFed: !isReadOnly))
  }

  /// The numbers of values requested and sent so far.
  package var counts: Counts { state.withLock(\.counts) }

  /// The troubles so far, each listed once.
  package var troubles: [CacheTrouble] {
    state.withLock { state in
      let counts = state.counts
      let isShut = counts.forbidden > 0 && counts.forbidden == counts.asked && counts.sent == 0
      return state.troubles + (isShut ? [.forbidden] : [])
    }
  }

  /// Returns the value of a key; nil if there is none, or if it does not arrive in time.
  package func value(for key: String) async -> [UInt8]? {
    guard let carrier = carrier(if: \.isAsked) else { return nil }
    let name = RemoteEntry.name(for: key)
    do {
      let answer = try await withTimeLimit(limits.answer) { await carrier.answer(to: .get(name)) }
      return Task.isCancelled ? nil : take(answer, for: key)
    } catch {
      if error is TimeLimitExceeded { giveUp(.silent(limits.answer)) }
      return nil
    }
  }

  /// Sends the value of a key in the background.
  package func store(_ value: some Collection<UInt8>, for key: String) {
    guard let carrier = carrier(if: \.isFed), let entry = RemoteEntry.bytes(value, for: key) else { return }
    let name = RemoteEntry.name(for: key)
    state.withLock { state in
      let number = state.uploadsBegun
      state.uploadsBegun += 1
      state.uploads[number] = Task {
        noteSent(await carrier.answer(to: .put(name, entry)))
        self.state.withLock { $0.uploads[number] = nil }
      }
    }
  }

  /// Waits, up to a limit, for values that are still being sent, and closes the connection.
  package func finish() async {
    let (uploads, carrier) = state.withLock { (Array($0.uploads.values), $0.carrier) }
    guard let carrier else { return }
    let end = Task {
      try await Task.sleep(for: limits.end)
      giveUp(.silent(limits.end))
    }
    for upload in uploads { await upload.value }
    end.cancel()
    state.withLock { ($0.isAsked, $0.isFed) = (false, false) }
    carrier.stop()
  }

  private func carrier(if isWanted: KeyPath<State, Bool>) -> (any CacheCarrier)? {
    state.withLock { state in
      guard state.isAsked, state[keyPath: isWanted] else { return nil }
      if state.carrier == nil {
        do throws(CacheTrouble) {
          state.carrier = try open()
        } catch {
          state.isAsked = false
          state.troubles.append(error)
        }
      }
      return state.carrier
    }
  }

  private func take(_ answer: CacheAnswer, for key: String) -> [UInt8]? {
    state.withLock { $0.counts.asked += 1 }
    switch answer {
    case .status(200, let bytes):
      let value = RemoteEntry.value(in: bytes, for: key)
      state.withLock { state in
        state.failures = 0
        if value == nil { state.counts.damaged += 1 } else { state.counts.found += 1 }
      }
      return value
    // A bucket whose contents may not be listed answers "forbidden" for an entry that it lacks.
    case .status(let status, _) where [204, 403, 404, 410].contains(status):
      state.withLock { state in
        state.failures = 0
        if status == 403 { state.counts.forbidden += 1 }
      }
    case .status(401, _), .status(407, _): giveUp(.forbidden)
    case .status(let status, _): noteFailure(.failing("status \(status)"))
    case .nothing(let reason, let isInVain):
      if isInVain { giveUp(.unreachable(reason)) } else { noteFailure(.failing(reason)) }
    }
    return nil
  }

  private func noteFailure(_ trouble: CacheTrouble) {
    let isLast = state.withLock { state in
      state.failures += 1
      return state.failures >= limits.failures
    }
    if isLast { giveUp(trouble) }
  }

  private func giveUp(_ trouble: CacheTrouble) {
    let carrier = state.withLock { state -> (any CacheCarrier)? in
      guard state.isAsked else { return nil }
      state.isAsked = false
      state.troubles.append(trouble)
      return state.carrier
    }
    carrier?.stop()
  }

  private func noteSent(_ answer: CacheAnswer) {
    switch answer {
    case .status(200..<300, _):
      state.withLock { state in
        state.counts.sent += 1
        state.failuresToSend = 0
      }
    // The entry is too large for the server.
    case .status(413, _): break
    case .status(let status, _) where [401, 403, 405, 501].contains(status): feedNoMore(.takesNothing(status))
    case .status(let status, _): noteFailureToSend(.takesNothing(status))
    case .nothing(let reason, let isInVain):
      if isInVain { giveUp(.unreachable(reason)) } else { noteFailure(.failing(reason)) }
    }
  }

  private func noteFailureToSend(_ trouble: CacheTrouble) {
    let isLast = state.withLock { state in
      state.failuresToSend += 1
      return state.failuresToSend >= limits.failures
    }
    if isLast { feedNoMore(trouble) }
  }

  private func feedNoMore(_ trouble: CacheTrouble) {
    state.withLock { state in
      guard state.isFed, state.isAsked else { return }
      state.isFed = false
      state.troubles.append(trouble)
    }
  }
}
