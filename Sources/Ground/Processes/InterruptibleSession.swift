import CLibrary
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A session of processes that can be ended at any moment, also while its first process is being started.
///
/// The compiler starts each of its parts in a process group of its own, so ending its group alone would leave them at work.
package final class InterruptibleSession: Sendable {
  private enum State {
    case absent, starting
    case running(pid_t)
    case stopped
  }

  private let state = Mutex(State.absent)

  /// A session without processes.
  package init() {}

  /// Notes that a process is about to be started; false if none may be started any more.
  package func willStart() -> Bool {
    state.withLock { state in
      if case .stopped = state { return false }
      state = .starting
      return true
    }
  }

  /// Notes the process that was started, which leads the session; it is ended if the session was stopped meanwhile.
  package func didStart(_ leader: pid_t) {
    state.withLock { state in
      if case .stopped = state { return Self.end(session: leader) }
      state = .running(leader)
    }
  }

  /// Notes that nothing is running: the process has ended or was not started.
  package func didEnd() {
    state.withLock { state in
      if case .stopped = state { return }
      state = .absent
    }
  }

  /// Ends all its processes; what is being started is waited for, for two seconds at most, and ended once it has started.
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

  /// Ends the leader first, which then starts nothing more.
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
