import Synchronization

/// Tasks that callbacks start, and that have ended when the scope has ended.
final class TaskScope: Sendable {
  private let tasks = Mutex<[Task<Void, Never>]>([])

  private init() {}

  /// Starts a task.
  func start(_ work: @escaping @Sendable () async -> Void) {
    tasks.withLock { $0.append(Task(operation: work)) }
  }

  /// Runs a body with a scope; tasks that have not ended by then are canceled and awaited.
  static func with<Value>(_ body: (TaskScope) async throws -> Value) async rethrows -> Value {
    let scope = TaskScope()
    do {
      let value = try await body(scope)
      await scope.end()
      return value
    } catch {
      await scope.end()
      throw error
    }
  }

  private func end() async {
    let started = tasks.withLock { $0 }
    for task in started { task.cancel() }
    for task in started { await task.value }
  }
}
