/// Waits for work no longer than a limit; the work is cancelled when the limit is reached.
///
/// - Parameters:
///   - limit: the most that it may take.
///   - work: work that ends soon after it is cancelled, since it is waited for: nothing goes on behind its back.
/// - Returns: what the work returns.
/// - Throws: ``TimeLimitExceeded`` where the limit was reached, else what the work throws.
public func withTimeLimit<Value: Sendable>(
  _ limit: Duration = Patience.limit, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await race(work) {
    try await Task.sleep(for: limit)
    throw TimeLimitExceeded(limit: limit)
  }
}

/// Does several things at a time until one of them has ended; the others are cancelled and waited for.
///
/// - Parameters:
///   - first: work that ends soon after it is cancelled.
///   - others: more of it.
/// - Returns: what came first.
/// - Throws: what ended first by throwing.
public func race<Value: Sendable>(
  _ first: @escaping @Sendable () async throws -> Value, _ others: @Sendable () async throws -> Value...
) async throws -> Value {
  try await withThrowingTaskGroup(of: Value.self) { group in
    for work in [first] + others { group.addTask { try await work() } }
    defer { group.cancelAll() }
    for try await value in group { return value }
    throw CancellationError()
  }
}

/// What was waited for did not come within its time limit.
public struct TimeLimitExceeded: Error, Hashable, CustomStringConvertible {
  /// The limit.
  public let limit: Duration

  /// Names the limit that was reached.
  public init(limit: Duration) {
    self.limit = limit
  }

  /// In words, such as `no answer within 0.5 seconds`.
  public var description: String { "no answer within \(limit)" }
}
