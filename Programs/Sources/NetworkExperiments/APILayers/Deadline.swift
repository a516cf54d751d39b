import TimeLimits

/// The time limit of a call.
struct Deadline: Sendable {
  /// A function that waits for the limit.
  private let wait: @Sendable () async throws -> Void

  /// Returns a limit after some time.
  static func after(_ duration: Duration) -> Deadline {
    Deadline { try await Task.sleep(for: duration) }
  }

  /// Returns a limit at the end of a stream, which is the clock of an experiment.
  static func atEnd(of stream: AsyncStream<Void>) -> Deadline {
    Deadline {
      for await _ in stream {}
      try Task.checkCancellation()
    }
  }

  /// Waits for work until the limit; nil if the limit comes first, after the canceled work has ended.
  func limit<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value? {
    try await race(work) {
      try await wait()
      return nil
    }
  }
}
