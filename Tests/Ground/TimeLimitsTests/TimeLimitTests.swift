import Testing
import TimeLimits

@Suite("A time limit")
struct TimeLimitTests {
  @Test("Work that ends in time returns its result")
  func inTime() async throws {
    #expect(try await withTimeLimit(.seconds(60)) { 1 } == 1)
  }

  @Test("Work that takes too long is cancelled and has ended afterwards")
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

  @Test("The error of the work is thrown instead of a time limit")
  func fails() async throws {
    await #expect(throws: CancellationError.self) {
      try await withTimeLimit(.seconds(60)) { throw CancellationError() }
    }
  }

  @Test("The first of several concurrent results is returned, and the other work has ended afterwards")
  func race() async throws {
    let cancelled = AsyncStream.makeStream(of: Int.self)
    let rest: @Sendable (Int) async throws -> Int = { number in
      defer { cancelled.continuation.yield(number) }
      try await Task.sleep(for: .seconds(600))
      return number
    }
    #expect(try await TimeLimits.race({ 1 }, { try await rest(2) }, { try await rest(3) }) == 1)
    cancelled.continuation.finish()
    var numbers: Set<Int> = []
    for await number in cancelled.stream { numbers.insert(number) }
    #expect(numbers == [2, 3])
  }
}
