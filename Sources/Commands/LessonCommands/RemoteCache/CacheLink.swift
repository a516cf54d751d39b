import LivePages
import LocalServing
import RemoteCaching
import Synchronization

/// The program that talks to a remote cache.
///
/// It is a separate process, so that `lesson` loads no network stack.
final class CacheLink: CacheCarrier {
  private struct State {
    var asked = 0
    var waiting: [Int: CheckedContinuation<CacheAnswer, Never>] = [:]
    /// The reason that the program no longer answers; nil as long as it does.
    var end: String?
  }

  private let state = Mutex(State())
  private let process = Mutex<FramedProcess?>(nil)

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - program: the path of the program.
  ///   - address: the address of the cache.
  ///   - limit: the time limit for an answer.
  ///   - header: a header field for every request; nil for none.
  /// - Throws: ``RemoteCaching/CacheTrouble`` if the program cannot be started.
  init(_ program: String, address: String, limit: Duration, header: String?) throws(CacheTrouble) {
    do {
      let process = try FramedProcess(program) { [self] in
        take($0)
      } ended: { [self] in
        end($0)
      }
      let milliseconds = limit / .milliseconds(1)
      process.send(try Frame(MessageToCache.open(address: address, limit: Int(milliseconds), header: header)))
      self.process.withLock { $0 = process }
    } catch {
      throw .unreachable("\(error)")
    }
  }

  func answer(to request: CacheRequest) async -> CacheAnswer {
    let id = state.withLock { state in
      state.asked += 1
      return state.asked
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let end = state.withLock { state in
          if state.end == nil { state.waiting[id] = continuation }
          return state.end
        }
        if let end { return continuation.resume(returning: .nothing(end, isInVain: true)) }
        send(request, id)
        if Task.isCancelled { finish(id, .nothing(Self.stopped, isInVain: false)) }
      }
    } onCancel: {
      finish(id, .nothing(Self.stopped, isInVain: false))
    }
  }

  func stop() {
    end(Self.stopped)
    process.withLock { process in
      defer { process = nil }
      return process
    }?.stop()
  }

  private static let stopped = "it was stopped"

  private func send(_ request: CacheRequest, _ id: Int) {
    let frame =
      switch request {
      case .get(let name): try? Frame(MessageToCache.get(id: id, name: name))
      case .put(let name, let bytes): try? Frame(MessageToCache.put(id: id, name: name), body: bytes)
      }
    guard let frame else { return finish(id, .nothing("no message", isInVain: false)) }
    process.withLock { $0 }?.send(frame)
  }

  private func take(_ frame: Frame) {
    guard let message = try? frame.decoded(MessageFromCache.self) else { return }
    switch message {
    case .answer(let id, let status): finish(id, .status(status, frame.body))
    case .silence(let id, let reason, let isInVain): finish(id, .nothing(reason, isInVain: isInVain))
    }
  }

  private func finish(_ id: Int, _ answer: CacheAnswer) {
    state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: answer)
  }

  private func end(_ reason: String) {
    let waiting = state.withLock { state in
      defer { state.waiting = [:] }
      if state.end == nil { state.end = reason }
      return state.waiting.values
    }
    for continuation in waiting { continuation.resume(returning: .nothing(reason, isInVain: true)) }
  }
}
