/// Runs work for no longer than a limit, and cancels it when the limit is reached.
///
/// - Parameters:
///   - limit: the longest time for the work.
///   - work: the work. It has to end soon after it is cancelled, because this function waits for its end.
/// - Returns: the result of the work.
/// - Throws: ``TimeLimitExceeded`` if the limit was reached, or else the error of the work.
public func withTimeLimit<Value: Sendable>(
  _ limit: Duration = Patience.limit, _ work: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  try await race(work) {
    try await Task.sleep(for: limit)
    throw TimeLimitExceeded(limit: limit)
  }
}

/// Runs several pieces of work concurrently until the first of them ends.
///
/// The others are cancelled, and the function waits for their end.
///
/// - Parameters:
///   - first: work that ends soon after it is cancelled.
///   - others: more work of that kind.
/// - Returns: the result that came first.
/// - Throws: the error of the work that ended first, if it ended with one.
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

/// The error of work that took longer than its time limit.
public struct TimeLimitExceeded: Error, Hashable, CustomStringConvertible {
  /// The limit.
  public let limit: Duration

  /// Creates an error for a limit that was reached.
  public init(limit: Duration) {
    self.limit = limit
  }

  /// The error in words, such as `no answer within 0.5 seconds`.
  public var description: String { "no answer within \(limit)" }
}
