/// A limiter that runs as many compilers and programs in parallel as the machine has processors.
package actor JobLimiter {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a limiter for a number of jobs.
  init(_ width: Int) {
    free = width
  }

  /// Waits for a free place, does the job, and passes the place on.
  package nonisolated func run<Success: Sendable>(_ job: @Sendable () async -> Success) async -> Success {
    await enter()
    let result = await job()
    await leave()
    return result
  }

  private func enter() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func leave() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
