import LocalServing
import Synchronization

/// The program that serves pages to browsers, in a separate process.
package final class ServerLink: Sendable {
  /// An event of the program: a message, or its end.
  package enum Event: Sendable {
    case message(MessageFromServer, [UInt8])
    case ended(String)
  }

  /// The events, in order.
  package let events: AsyncStream<Event>
  private let process: FramedProcess

  /// Creates a link by starting the program, and tells it to listen.
  ///
  /// - Throws: an error if the machine has no more sockets.
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

  /// Sends a message to the program.
  package func send(_ message: MessageToServer, _ body: [UInt8] = []) throws {
    process.send(try Frame(message, body: body))
  }

  /// Ends the program.
  package func stop() { process.stop() }
}
