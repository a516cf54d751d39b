import Synchronization

/// The requests in progress, by their numbers.
package final class RequestTasks: Sendable {
  /// Creates a group without requests.
  package init() {}
  private let tasks = Mutex<[Int: Task<Void, Never>]>([:])

  /// Begins to answer a request.
  package func begin(_ id: Int, _ work: @escaping @Sendable () async -> Void) {
    tasks.withLock { tasks in
      tasks[id] = Task { [self] in
        await work()
        self.tasks.withLock { _ = $0.removeValue(forKey: id) }
      }
    }
  }

  /// Cancels the work on a request whose answer is no longer wanted.
  package func cancel(_ id: Int) {
    tasks.withLock { $0[id] }?.cancel()
  }
}
