import LocalServing
import Synchronization

/// The program that serves pages to browsers, in a process beside this one.
package final class ServerLink: Sendable {
  /// What the program says.
  package enum Event: Sendable {
    case message(MessageFromServer, [UInt8])
    case ended(String)
  }

  /// What it says, in order.
  package let events: AsyncStream<Event>
  private let process: FramedProcess

  /// Starts the program and tells it to listen.
  ///
  /// - Throws: an error for a machine that has no more sockets to give.
  package init(_ program: String, port: UInt16, token: String) throws {
    let (events, continuation) = AsyncStream.makeStream(of: Event.self)
    self.events = events
    process = try FramedProcess(program) { frame in
      if let message = try? frame.decoded(MessageFromServer.self) { continuation.yield(.message(message, frame.body)) }
    } ended: {
      continuation.yield(.ended($0))
      continuation.finish()
    }
    try send(.open(port: port, token: token))
  }

  /// Tells it something.
  package func send(_ message: MessageToServer, _ body: [UInt8] = []) throws {
    process.send(try Frame(message, body: body))
  }

  /// Ends it.
  package func stop() { process.stop() }
}
