import TimeLimits

/// When a call has lasted too long.
struct Deadline: Sendable {
  /// Returns when it is time.
  private let wait: @Sendable () async throws -> Void

  /// After some time.
  static func after(_ duration: Duration) -> Deadline {
    Deadline { try await Task.sleep(for: duration) }
  }

  /// When a stream ends: the clock of an experiment.
  static func atEnd(of stream: AsyncStream<Void>) -> Deadline {
    Deadline {
      for await _ in stream {}
      try Task.checkCancellation()
    }
  }

  /// Waits for work until it is time; nil if that came first, and then the work was cancelled and has ended.
  func limit<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value? {
    try await race(work) {
      try await wait()
      return nil
    }
  }
}
