import Synchronization
import Testing

@testable import NetworkExperiments

@Suite("Elements that are transformed concurrently")
struct CollectionAtOnceTests {
  @Test("All elements are transformed at the same time, and the results are in order", .timeLimit(.minutes(10)))
  func order() async throws {
    let count = 20
    let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
    let results = try await (0..<count).mapAtOnce { number in
      await withCheckedContinuation { continuation in
        let all = waiting.withLock { waiting in
          waiting.append(continuation)
          return waiting.count == count ? waiting : []
        }
        for one in all.reversed() { one.resume() }
      }
      return -number
    }
    #expect(results == (0..<count).map(-))
  }

  @Test("A failure cancels the other transformations", .timeLimit(.minutes(10)))
  func failure() async {
    struct Odd: Error {}
    await #expect(throws: Odd.self) {
      try await [1, 2, 4].mapAtOnce { number in
        if number == 1 { throw Odd() }
        try await Task.sleep(for: .seconds(3600))
      }
    }
  }
}
