import ExperimentKit
import Synchronization

/// The observer of a `Single`, modeled after RxSwift's documentation: it receives at most one event, and none once
/// disposed.
///
/// Source: 000-6.
final class SingleObserver: Sendable {
  /// The single event.
  enum Event: Sendable, Hashable {
    /// A user.
    case success(String)
    /// The wrapper succeeded without a user.
    case invalidResponse
    /// The error of the wrapper.
    case throwable(SuspendCallback)
  }

  private let state = Mutex((events: [Event](), isStopped: false))

  /// The received events.
  var events: [Event] {
    state.withLock(\.events)
  }

  /// Converts a callback of the wrapper to an event, as the article's `Single.create` does.
  func receive(_ callback: SuspendCallback) {
    let event: Event
    switch callback {
    case .success(let user): event = user.map(Event.success) ?? .invalidResponse
    case .cancelled: return
    default: event = .throwable(callback)
    }
    state.withLock { state in
      if !state.isStopped { state = (state.events + [event], true) }
    }
  }

  /// Stops receiving events.
  func dispose() {
    state.withLock { $0.isStopped = true }
  }
}

extension SingleObserver.Event {
  /// Returns the callback of the observer, as code.
  func title(_ form: SuspendForm) -> String {
    switch self {
    case .success(let user): "onSuccess(\(user))"
    case .invalidResponse: "onError(invalidResponse)"
    case .throwable(let callback): "onError(throwable(\(callback.errorName(form))))"
    }
  }
}
