import Synchronization
import TimeLimits

/// What machines share through a server, found again by all that it depends on.
///
/// It can only save time. What a server lacks, does not tell in time, or tells wrongly is computed; a server that is not
/// reached, falls silent or fails again and again is asked no more.
package final class RemoteCache: Sendable {
  /// What it may cost.
  package struct Limits: Sendable {
    /// How long an answer is waited for; a server that takes longer is asked no more.
    package var answer = Duration.seconds(2)
    /// How long what was not sent yet is waited for at the end.
    package var end = Duration.seconds(5)
    /// After so many failures in a row it is asked no more.
    package var failures = 3

    /// The usual limits.
    package init() {}
  }

  /// How much was asked and sent.
  package struct Counts: Sendable, Hashable {
    /// How many values were asked for.
    package var asked = 0
    /// How many of them the cache had.
    package var found = 0
    /// How many entries were damaged, or of another key.
    package var damaged = 0
    /// How many values were sent and taken.
    package var sent = 0
    /// How often the answer was that it is forbidden.
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

  /// Names a cache, to which nothing is said before the first question.
  ///
  /// - Parameters:
  ///   - isReadOnly: whether nothing is sent to it.
  ///   - limits: what it may cost.
  ///   - open: opens the way to its server.
  package init(
    isReadOnly: Bool, limits: Limits = Limits(),
    open: @escaping @Sendable () throws(CacheTrouble) -> any CacheCarrier
  ) {
    (self.limits, self.open) = (limits, open)
    state = Mutex(State(isFed: !isReadOnly))
  }

  /// What was asked and sent so far.
  package var counts: Counts { state.withLock(\.counts) }

  /// What went wrong, each said once.
  package var troubles: [CacheTrouble] {
    state.withLock { state in
      let counts = state.counts
      let isShut = counts.forbidden > 0 && counts.forbidden == counts.asked && counts.sent == 0
      return state.troubles + (isShut ? [.forbidden] : [])
    }
  }

  /// The value of a key; nil if there is none, or it does not come in time.
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

  /// Sends the value of a key, in the time in which other things are done.
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

  /// Waits for what is being sent, but not for ever, and ends.
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
    // A bucket whose content may not be listed says "forbidden" of what it lacks.
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
    // Too large for it.
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
