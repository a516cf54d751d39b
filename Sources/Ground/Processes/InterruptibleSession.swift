import CLibrary
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A session of processes that can be ended at any moment, even while its first process is starting.
///
/// The compiler starts each of its parts in a separate process group, so ending only its own group would leave them
/// running.
package final class InterruptibleSession: Sendable {
  private enum State {
    case absent, starting
    case running(pid_t)
    case stopped
  }

  private let state = Mutex(State.absent)

  /// Creates a session without processes.
  package init() {}

  /// Records that a process is about to be started; returns false if the session has been stopped.
  package func willStart() -> Bool {
    state.withLock { state in
      if case .stopped = state { return false }
      state = .starting
      return true
    }
  }

  /// Records the process that leads the session, and ends it if the session has been stopped in the meantime.
  package func didStart(_ leader: pid_t) {
    state.withLock { state in
      if case .stopped = state { return Self.end(session: leader) }
      state = .running(leader)
    }
  }

  /// Records that nothing is running: the process has ended, or it was not started.
  package func didEnd() {
    state.withLock { state in
      if case .stopped = state { return }
      state = .absent
    }
  }

  /// Ends all processes of the session.
  ///
  /// If its first process is just starting, the function waits for it, up to two seconds, and then ends it.
  package func stop() {
    for _ in 0..<2000 where isStarting { usleep(1000) }
    state.withLock { state in
      if case .running(let leader) = state { Self.end(session: leader) }
      state = .stopped
    }
  }

  private var isStarting: Bool {
    state.withLock { if case .starting = $0 { true } else { false } }
  }

  /// Ends a session, its leader first so that the leader starts nothing more.
  private static func end(session leader: pid_t) {
    kill(-leader, SIGKILL)
    #if os(Linux)
      for _ in 0..<10 {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        let members = names.compactMap { pid_t($0) }.filter { $0 != leader && getsid($0) == leader }
        if members.isEmpty { return }
        for member in members { kill(member, SIGKILL) }
        usleep(1000)
      }
    #endif
  }
}
