import ExperimentKit
import Loopback
import TimeLimits

/// A user's connection with the room's server.
struct CableClient: Sendable {
  /// A frame on the wire, seen from the client.
  struct Traffic: Sendable, Hashable {
    let user: String
    let isSent: Bool
    let text: String

    /// The short form of the frame.
    var short: String {
      isSent ? CableCommand(json: text)?.short ?? "?" : CableFrame(json: text)?.short ?? "?"
    }
  }

  let user: String
  let socket: WebSocketConnection

  /// Connects a user and waits for the upgrade.
  static func connect(_ user: String, _ clients: WebSocketClients, port: Int) async throws -> CableClient {
    let socket = try await clients.connect(
      port: port, target: "\(CableServer.path)/?account=\(user)", subprotocols: [CableServer.subprotocol])
    return CableClient(user: user, socket: socket)
  }

  /// Sends a command.
  func send(_ command: CableCommand) async throws -> Traffic {
    try await send(command.json)
  }

  /// Sends a text.
  func send(_ text: String) async throws -> Traffic {
    try await socket.send(text)
    return Traffic(user: user, isSent: true, text: text)
  }

  /// Returns all frames that the server has sent up to now, and the end of the connection, if it has ended.
  ///
  /// A ping of WebSocket is answered after everything that was sent before it, so nothing can still be in transit.
  func settle() async throws -> (traffic: [Traffic], end: WebSocketArrival?) {
    try? await socket.ping()
    var traffic: [Traffic] = []
    while let arrival = await socket.next() {
      switch arrival {
      case .text(let text): traffic.append(Traffic(user: user, isSent: false, text: text))
      case .pong: return (traffic, nil)
      case .ping: break
      case .closed, .violated, .cut: return (traffic, arrival)
      }
    }
    try Task.checkCancellation()
    return (traffic, .cut)
  }
}

/// Plays within a time limit, with an error if the limit is reached.
///
/// - Throws: ``ExperimentKit/ExperimentError`` if the limit is reached.
func withCableTimeLimit<Value: Sendable>(_ play: @escaping @Sendable () async throws -> Value) async throws -> Value {
  do {
    return try await withTimeLimit(Patience.limit, play)
  } catch let error as TimeLimitExceeded {
    throw ExperimentError(
      "A server on this machine returned \(error).", help: "Try again when the machine is less busy.")
  }
}
