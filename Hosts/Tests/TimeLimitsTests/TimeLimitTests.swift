import Testing
import TimeLimits

@Suite("A time limit")
struct TimeLimitTests {
  @Test("What comes in time is the result")
  func inTime() async throws {
    #expect(try await withTimeLimit(.seconds(60)) { 1 } == 1)
  }

  @Test("What does not come is given up, and it has ended by then")
  func tooLate() async throws {
    let cancelled = AsyncStream.makeStream(of: Void.self)
    await #expect(throws: TimeLimitExceeded.self) {
      try await withTimeLimit(.milliseconds(1)) {
        defer { cancelled.continuation.finish() }
        try await Task.sleep(for: .seconds(600))
      }
    }
    for await _ in cancelled.stream {}
  }

  @Test("An error of the work is not a time limit")
  func fails() async throws {
    await #expect(throws: CancellationError.self) {
      try await withTimeLimit(.seconds(60)) { throw CancellationError() }
    }
  }
}
