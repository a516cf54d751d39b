import ExperimentKit
import Processes
import SourceText
import Subprocess
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif
#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A host that runs: one request at a time goes in, replies come out.
final class HostConnection: Sendable {
  /// How many bytes one reply may have.
  static let mostBytesOfLine = 16 << 20
  /// How many bytes of standard error are kept.
  private static let mostErrors = 4096

  private struct State {
    var requests = 0
    var waiting: (id: String, take: @Sendable (Result<HostReply, HostProblem>) -> Void)?
    var problem: HostProblem?
    var pending: [UInt8] = []
    var errors: [UInt8] = []
  }

  private let state = Mutex(State())
  private let session = InterruptibleSession()
  private let input: RequestSocket

  /// Starts a program in a folder.
  ///
  /// - Throws: a ``HostProblem`` if there is no socket for its requests.
  init(path: String, arguments: [String], in folder: String) throws(HostProblem) {
    input = try RequestSocket()
    let cleanup = Interruption.whenInterrupted { [session] in session.stop() }
    Task.detached { [self] in
      let ending = await run(path, arguments, in: folder)
      Interruption.forget(cleanup)
      end(ending)
    }
  }

  /// Whether it was asked for anything after its catalogue.
  var hasRun: Bool { state.withLock { $0.requests > 1 } }

  /// Whether it cannot answer any more.
  var hasEnded: Bool { state.withLock { $0.problem != nil } }

  /// Asks, and waits for the answer.
  ///
  /// Where the time has passed or the task is cancelled, the program is ended: what it would still say is not wanted.
  ///
  /// - Parameter progress: takes the reports that come before the answer.
  /// - Throws: a ``HostProblem``, or `CancellationError`.
  func ask(
    _ request: HostRequest, within limit: Duration, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws -> HostReply {
    let timer = Task { [self] in
      try await Task.sleep(for: limit)
      fail(.timedOut(limit))
    }
    defer { timer.cancel() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        send(request) { result in
          switch result {
          case .success(.progress(let done, let total)): progress(done, total)
          case .success(let reply): continuation.resume(returning: reply)
          case .failure(let problem): continuation.resume(throwing: problem)
          }
        }
      }
    } onCancel: {
      fail(.ended("was cancelled", lastWords: nil))
    }
  }

  /// Lets the program end by itself, for a moment, then ends it.
  func finish() async {
    input.close()
    for _ in 0..<100 where !hasEnded { try? await Task.sleep(for: .milliseconds(10)) }
    session.stop()
  }

  private func send(_ request: HostRequest, take: @escaping @Sendable (Result<HostReply, HostProblem>) -> Void) {
    let (id, problem) = state.withLock { state -> (String, HostProblem?) in
      state.requests += 1
      let id = "\(state.requests)"
      if state.problem == nil { state.waiting = (id, take) }
      return (id, state.problem)
    }
    if let problem { return take(.failure(problem)) }
    input.send(request.line(id: id))
  }

  /// Gives the program up for a reason, which whoever waits is told.
  private func fail(_ problem: HostProblem) {
    end(problem)
    session.stop()
  }

  private func end(_ problem: HostProblem) {
    let waiting = state.withLock { state in
      defer { state.waiting = nil }
      state.problem = state.problem ?? problem
      return state.waiting
    }
    waiting?.take(.failure(problem))
  }

  /// Runs the program to its end, and tells how it ended.
  private func run(_ path: String, _ arguments: [String], in folder: String) async -> HostProblem {
    guard session.willStart() else { return .didNotStart("it was interrupted") }
    // What it has started and left behind ends with it.
    defer { session.stop() }
    var options = PlatformOptions()
    options.createSession = true
    do {
      let outcome = try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments), workingDirectory: FilePath(folder),
        platformOptions: options,
        input: .fileDescriptor(FileDescriptor(rawValue: input.far), closeAfterSpawningProcess: true),
        output: .sequence, error: .sequence
      ) { execution in
        session.didStart(execution.processIdentifier.value)
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask {
            for try await buffer in execution.standardOutput {
              buffer.withUnsafeBytes { self.take(output: $0) }
            }
            self.outputHasEnded(execution.processIdentifier.value)
          }
          group.addTask {
            for try await buffer in execution.standardError {
              buffer.withUnsafeBytes { self.take(error: $0) }
            }
          }
          try await group.waitForAll()
        }
      }
      return .ended(Self.words(outcome.terminationStatus), lastWords: lastWords)
    } catch {
      session.didEnd()
      return .didNotStart("\(error)")
    }
  }

  /// Gives up a program that can say nothing more and does not end.
  private func outputHasEnded(_ process: pid_t) {
    Task {
      try await Task.sleep(for: .seconds(1))
      guard Self.isRunning(process) else { return }
      fail(.ended("closed its standard output", lastWords: lastWords))
    }
  }

  /// Whether a process that was started here has not ended; one that has may wait to be taken notice of.
  private static func isRunning(_ process: pid_t) -> Bool {
    var ending = siginfo_t()
    return waitid(P_PID, id_t(process), &ending, WEXITED | WNOHANG | WNOWAIT) == 0 && ending.si_signo == 0
  }

  private static func words(_ status: TerminationStatus) -> String {
    switch status {
    case .exited(let code): "ended with status \(code)"
    case .signaled(let signal): "was ended by signal \(signal)"
    }
  }

  private func take(error bytes: UnsafeRawBufferPointer) {
    state.withLock { state in
      state.errors = Array((state.errors + bytes).suffix(Self.mostErrors))
    }
  }

  /// The last line that the program wrote to standard error.
  private var lastWords: String? {
    let text = state.withLock { String(decoding: $0.errors, as: UTF8.self) }
    return text.split(whereSeparator: \.isNewline).last.map { String($0).withoutControls }
  }

  private func take(output bytes: UnsafeRawBufferPointer) {
    let lines = state.withLock { state -> [[UInt8]]? in
      if state.problem != nil { return [] }
      var lines: [[UInt8]] = []
      var start = 0
      while let end = Self.lineEnd(in: bytes, from: start) {
        lines.append(state.pending + bytes[start..<end])
        state.pending = []
        start = end + 1
      }
      state.pending += bytes[start...]
      return state.pending.count > Self.mostBytesOfLine ? nil : lines
    }
    guard let lines else {
      return fail(.flood("a line of more than \(Self.mostBytesOfLine >> 20) MiB"))
    }
    for line in lines { take(line: line) }
  }

  /// The position of the next line end.
  private static func lineEnd(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard start < bytes.count, let base = bytes.baseAddress,
      let end = memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start)
    else { return nil }
    return UnsafeRawPointer(end) - base
  }

  private func take(line: [UInt8]) {
    do throws(WireMistake) {
      let (id, reply) = try HostReply.read(line)
      var isProgress = false
      if case .progress = reply { isProgress = true }
      let take = state.withLock { state in
        guard let waiting = state.waiting, waiting.id == id else {
          return nil as (@Sendable (Result<HostReply, HostProblem>) -> Void)?
        }
        if !isProgress { state.waiting = nil }
        return waiting.take
      }
      guard let take else {
        return fail(.nonsense("nobody asked with the id `\(id.abbreviated)`", line: Self.shown(line)))
      }
      take(.success(reply))
    } catch {
      fail(.nonsense("\(error)", line: Self.shown(line)))
    }
  }

  private static func shown(_ line: [UInt8]) -> String {
    String(decoding: line.prefix(240), as: UTF8.self).withoutControls.abbreviated
  }
}
