import ExperimentKit
import Loopback
import NIOHTTP1
import Synchronization

/// A server of the room channel on a port of this machine.
final class CableServer: Sendable {
  /// The path of the server, and its subprotocol.
  static let path = "/cable"
  static let subprotocol = "actioncable-v1-json"

  private struct State {
    var hub = CableHub()
    var connections: [Int: WebSocketConnection] = [:]
  }

  private let state = Mutex(State())
  /// The accounts of the connections that have ended, after the remaining ones have been notified.
  let departures: AsyncStream<String>
  private let departing: AsyncStream<String>.Continuation

  private init() {
    (departures, departing) = AsyncStream.makeStream()
  }

  /// The log.
  var notes: [CableHub.Note] { state.withLock { $0.hub.notes } }

  /// Sends a heartbeat to all.
  func beat() {
    act { $0.beat() }
  }

  /// Waits until a connection of an account has ended, and the remaining ones have been notified.
  func departure(of account: String) async {
    var iterator = departures.makeAsyncIterator()
    while let next = await iterator.next(), next != account {}
  }

  /// Runs an action of the hub and sends its deliveries, in one step, so that all connections see one order.
  private func act(_ action: (inout CableHub) -> [CableHub.Delivery]) {
    state.withLock { state in
      for delivery in action(&state.hub) { state.connections[delivery.connection]?.enqueue(delivery.frame.json) }
    }
  }

  private func serve(_ socket: WebSocketConnection, account: String?) async {
    guard let account else {
      socket.enqueue(CableFrame.unauthorized.json)
      try? await socket.close()
      while await socket.next() != nil {}
      return
    }
    let id = state.withLock { state in
      let (id, deliveries) = state.hub.connect(account: account)
      state.connections[id] = socket
      for delivery in deliveries { socket.enqueue(delivery.frame.json) }
      return id
    }
    while let arrival = await socket.next() {
      if case .text(let text) = arrival { act { $0.take(text, from: id) } }
    }
    state.withLock { $0.connections[id] = nil }
    act { $0.disconnect(id) }
    departing.yield(account)
  }

  /// Returns the account in a target, such as `/cable/?account=chiyo`.
  private static func account(_ target: String) -> String? {
    target.split(separator: "?").dropFirst().first?.split(separator: "&")
      .first { $0.hasPrefix("account=") }.map { String($0.dropFirst("account=".count)) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Runs a server while a body runs.
  ///
  /// - Parameters:
  ///   - port: the port; 0 for one that the system assigns.
  ///   - longest: the longest accepted message, in bytes.
  ///   - body: receives the server and its port.
  /// - Returns: the result of the body.
  /// - Throws: ``Loopback/PortTaken``, or the error of the body.
  static func run<Value: Sendable>(
    port: Int = 0, longest: Int, _ body: (CableServer, _ port: Int) async throws -> Value
  ) async throws -> Value {
    let server = CableServer()
    return try await withWebSocketServer(port: port, longest: longest) { head in
      let offered = head.headers[canonicalForm: "Sec-WebSocket-Protocol"].map(String.init)
      guard [path, path + "/"].contains(String(head.uri.prefix { $0 != "?" })) else { return .refuse(status: 404) }
      return .accept(subprotocol: offered.contains(subprotocol) ? subprotocol : nil)
    } serve: { socket, head in
      await server.serve(socket, account: account(head.uri))
    } body: { port in
      try await body(server, port)
    }
  }
}
