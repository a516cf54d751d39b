import LocalServing
import SourceText
import TimeLimits

/// The reason that a page or a cell has no answer.
package struct PageWorkerError: Error, CustomStringConvertible {
  package var description: String

  /// Creates an error.
  ///
  /// - Parameter description: the reason, as the end of a sentence.
  package init(description: String) {
    self.description = description
  }
}

/// The processes that make pages and run cells for `lesson serve`: several in parallel, each with one task.
///
/// A process is ended, with everything that it has started, if it takes too long or if its answer is no longer wanted.
/// So no experiment and no stranger's program can block the server.
package actor PageWorkers {
  /// The largest number of processes that wait for the next task; each holds the hosts that it has started.
  private static let mostIdle = 2
  private let limiter: Int
  private let program: String
  private let arguments: [String]
  private let timeLimit: Duration
  private var idle: [Worker] = []
  /// The number of the current generation; older processes know outdated hosts and get no more tasks.
  private var generation = 0
  private var busy = 0
  private var queue: [CheckedContinuation<Void, Never>] = []

  /// Creates a group of workers.
  ///
  /// - Parameters:
  ///   - program: the path of `lesson`.
  ///   - arguments: the arguments with which it works.
  ///   - limit: the largest number of processes that work in parallel.
  ///   - timeLimit: the longest time that a task may take.
  package init(_ program: String, _ arguments: [String], limit: Int = 4, timeLimit: Duration = .seconds(150)) {
    (self.program, self.arguments, self.limiter, self.timeLimit) = (program, arguments, limit, timeLimit)
  }

  /// Starts a process ahead of its first task.
  package func warmUp() {
    if idle.isEmpty, let worker = try? Worker(program, arguments, generation) { idle.append(worker) }
  }

  /// Has a task performed, and ends the process if this call is cancelled.
  ///
  /// - Throws: a ``PageWorkerError``, or a `CancellationError`.
  package func answer(_ task: some Encodable & Sendable) async throws -> (PageAnswer, [UInt8]) {
    if busy >= limiter { await withCheckedContinuation { queue.append($0) } } else { busy += 1 }
    defer {
      if queue.isEmpty { busy -= 1 } else { queue.removeFirst().resume() }
    }
    try Task.checkCancellation()
    let worker = try idle.popLast() ?? Worker(program, arguments, generation)
    let answer = try await worker.answer(task, within: timeLimit)
    if worker.generation == generation, idle.count < Self.mostIdle, !answer.0.isLast {
      idle.append(worker)
    } else {
      worker.stop()
    }
    return answer
  }

  /// Ends all idle processes, and gives busy ones no further tasks.
  package func retire() {
    generation += 1
    for worker in idle { worker.stop() }
    idle = []
    warmUp()
  }
}

/// One process.
private final class Worker: Sendable {
  let generation: Int
  private let answers: AsyncStream<Result<Frame, PageWorkerError>>
  private let process: FramedProcess

  init(_ program: String, _ arguments: [String], _ generation: Int) throws {
    self.generation = generation
    let (answers, continuation) = AsyncStream.makeStream(of: Result<Frame, PageWorkerError>.self)
    self.answers = answers
    process = try FramedProcess(program, arguments) {
      continuation.yield(.success($0))
    } ended: {
      continuation.yield(.failure(PageWorkerError(description: $0)))
      continuation.finish()
    }
  }

  deinit { process.end() }

  func answer(_ task: some Encodable, within limit: Duration) async throws -> (PageAnswer, [UInt8]) {
    process.send(try Frame(task))
    let result: Result<Frame, PageWorkerError>?
    do {
      result = try await withTimeLimit(limit) { [process, answers] in
        await withTaskCancellationHandler {
          await answers.first { _ in true }
        } onCancel: {
          process.end()
        }
      }
    } catch is TimeLimitExceeded {
      throw PageWorkerError(description: "it was stopped")
    }
    try Task.checkCancellation()
    guard let frame = try result?.get() else { throw PageWorkerError(description: "it has ended") }
    return (try frame.decoded(PageAnswer.self), frame.body)
  }

  func stop() { process.stop() }
}
