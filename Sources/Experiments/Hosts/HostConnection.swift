import ExperimentKit
import Processes
import SourceText
import Synchronization
import TimeLimits

/// A running host, which receives one request at a time and replies.
final class HostConnection: Sendable {
  /// The largest number of bytes in a reply.
  static let mostBytesOfLine = 16 << 20

  private typealias Taker = @Sendable (Result<HostReply, HostError>) -> Void

  private struct State {
    var requests = 0
    var waiting: (id: String, take: Taker?)?
    var problem: HostError?
    var output = LineBuffer()
  }

  private let state = Mutex(State())
  private let process: ChildProcess

  /// Starts a program in a folder.
  ///
  /// - Throws: a ``HostError`` if there is no socket for its requests.
  init(path: String, arguments: [String], in folder: String) throws(HostError) {
    do throws(ProcessEnding) {
      process = try ChildProcess()
    } catch {
      throw HostError(error)
    }
    process.start(path, arguments, in: folder) { [self] in
      take(output: $0)
    } ended: { [self] in
      end(HostError($0))
    }
  }

  /// Whether the host received a request after the one for its catalog.
  var hasRun: Bool { state.withLock { $0.requests > 1 } }

  /// The id of its process; nil before it runs.
  var processIdentifier: Int32? { process.identifier }

  /// Whether the host can no longer answer.
  var hasEnded: Bool { state.withLock { $0.problem != nil } }

  /// Sends a request and waits for the answer.
  ///
  /// After a timeout or a cancellation of the task, the program is ended: its remaining output is not needed.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - limit: the time to wait.
  ///   - progress: receives the reports before the answer.
  /// - Returns: the answer.
  /// - Throws: a ``HostError``.
  func ask(
    _ request: HostRequest, within limit: Duration, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws -> HostReply {
    let id = state.withLock { state in
      state.requests += 1
      let id = "\(state.requests)"
      state.waiting = (id, nil)
      return id
    }
    do {
      return try await withTimeLimit(limit) { [self] in try await answer(to: request, id, progress) }
    } catch is TimeLimitExceeded {
      throw HostError.timedOut(limit)
    }
  }

  /// Sends a request and waits for the answer, or until the task is canceled.
  private func answer(
    to request: HostRequest, _ id: String, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws -> HostReply {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        send(request, id) { result in
          switch result {
          case .success(.progress(let done, let total)): progress(done, total)
          case .success(let reply): continuation.resume(returning: reply)
          case .failure(let problem): continuation.resume(throwing: problem)
          }
        }
      }
    } onCancel: {
      fail(.ended(.cancelled, lastWords: nil), unlessAnswered: id)
    }
  }

  /// Waits a moment for the program to end by itself, then ends it.
  func finish() async {
    process.closeInput()
    for _ in 0..<100 where !hasEnded { try? await Task.sleep(for: .milliseconds(10)) }
    process.stop()
  }

  private func send(_ request: HostRequest, _ id: String, take: @escaping Taker) {
    let problem = state.withLock { state -> HostError? in
      state.waiting = state.problem == nil ? (id, take) : nil
      return state.problem
    }
    if let problem { return take(.failure(problem)) }
    process.send(request.line(id: id))
  }

  /// Ends the program for a reason, and reports the reason to the waiting tasks.
  ///
  /// - Parameters:
  ///   - problem: the reason.
  ///   - id: a request; if it has been answered, nothing happens.
  private func fail(_ problem: HostError, unlessAnswered id: String? = nil) {
    if end(problem, unlessAnswered: id) { process.stop() }
  }

  /// Notes the reason that it can no longer answer, and reports it to the waiting tasks.
  ///
  /// - Returns: whether there was no problem before.
  @discardableResult
  private func end(_ problem: HostError, unlessAnswered id: String? = nil) -> Bool {
    let (isFirst, take) = state.withLock { state -> (Bool, Taker?) in
      if let id, state.waiting?.id != id { return (false, nil) }
      defer {
        state.waiting = nil
        state.problem = state.problem ?? problem
      }
      return (state.problem == nil, state.waiting?.take)
    }
    take?(.failure(problem))
    return isFirst
  }

  private func take(output bytes: UnsafeRawBufferPointer) {
    let lines = state.withLock { state -> [[UInt8]]? in
      if state.problem != nil { return [] }
      let lines = state.output.append(bytes)
      return state.output.rest.count > Self.mostBytesOfLine ? nil : lines
    }
    guard let lines else {
      return fail(.flood("a line of more than \(Self.mostBytesOfLine >> 20) MiB"))
    }
    // Ending a program is slow, and thousands of lines may have come at once.
    for line in lines where !hasEnded { take(line: line) }
  }

  private func take(line: [UInt8]) {
    do throws(WireError) {
      let (id, reply) = try HostReply.read(line)
      var isProgress = false
      if case .progress = reply { isProgress = true }
      let take = state.withLock { state in
        guard let waiting = state.waiting, waiting.id == id else { return nil as Taker? }
        if !isProgress { state.waiting = nil }
        return waiting.take
      }
      guard let take else {
        return fail(.nonsense("there is no request with the id `\(id.abbreviated)`", line: Self.shown(line)))
      }
      take(.success(reply))
    } catch {
      fail(.nonsense(error.message, line: Self.shown(line)))
    }
  }

  private static func shown(_ line: [UInt8]) -> String {
    String(decoding: line.prefix(240), as: UTF8.self).withoutControls.abbreviated
  }
}
