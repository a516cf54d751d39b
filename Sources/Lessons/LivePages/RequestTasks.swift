import Synchronization

/// The requests that are being answered, by their numbers.
package final class RequestTasks: Sendable {
  /// Begins with no request.
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

  /// Ends what is done for a request whose answer nobody wants.
  package func cancel(_ id: Int) {
    tasks.withLock { $0[id] }?.cancel()
  }
}
