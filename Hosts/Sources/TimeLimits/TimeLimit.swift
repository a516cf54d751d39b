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
  let value = try await firstOf(work) { try await Task.sleep(for: limit) }
  guard let value else { throw TimeLimitExceeded(limit: limit) }
  return value
}

/// Waits for work until something else has happened.
///
/// - Parameters:
///   - work: work that ends soon after it is cancelled, since it is waited for.
///   - end: returns when the work is not waited for any more.
/// - Returns: the value of the work; nil if the end came first, and then the work was cancelled and has ended.
/// - Throws: what ended first by throwing.
public func firstOf<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value, orEnd end: @escaping @Sendable () async throws -> Void
) async throws -> Value? {
  try await withThrowingTaskGroup(of: Value?.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try await end()
      return nil
    }
    defer { group.cancelAll() }
    return try await group.next() ?? nil
  }
}

/// What was waited for did not come within its time limit.
public struct TimeLimitExceeded: Error, Hashable, CustomStringConvertible {
  /// The limit.
  public let limit: Duration

  /// In words, such as `no answer within 0.5 seconds`.
  public var description: String { "no answer within \(limit)" }
}
