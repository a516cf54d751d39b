import Synchronization

/// The pages that listen for events (Server-sent events, WHATWG HTML, section 9.2).
final class EventStreams: Sendable {
  /// The largest number of events that wait for a page that does not read.
  ///
  /// Then its stream ends, and the page reconnects automatically.
  private static let mostWaiting = 64

  private struct State {
    var next = 0
    var streams: [Int: AsyncStream<String>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// Adds a page.
  func add() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: String.self, bufferingPolicy: .bufferingOldest(Self.mostWaiting))
    let number = state.withLock { state in
      state.next += 1
      state.streams[state.next] = continuation
      return state.next
    }
    continuation.onTermination = { [self] _ in state.withLock { _ = $0.streams.removeValue(forKey: number) } }
    return stream
  }

  /// Sends an event to every page.
  ///
  /// - Parameters:
  ///   - name: the name of the event.
  ///   - data: the data, each line of which becomes one of the event.
  func send(_ name: String, _ data: String) {
    let lines = data.split(separator: "\n", omittingEmptySubsequences: false).map { "data: \($0)\n" }
    send("event: \(name)\n\(lines.joined())\n")
  }

  /// Sends every page an empty comment.
  func pulse() { send(":\n\n") }

  private func send(_ text: String) {
    let streams = state.withLock { $0.streams }
    for stream in streams.values {
      if case .dropped = stream.yield(text) { stream.finish() }
    }
  }
}
