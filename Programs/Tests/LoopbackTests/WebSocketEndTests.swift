import HostTestSupport
import Loopback
import TestSupport
import Testing
import TimeLimits

@Suite("The ends of WebSockets", .serialized)
struct WebSocketEndTests {
  /// Returns the last arrival at a server from a client with an action.
  private func last(_ act: @escaping @Sendable (WebSocketConnection) async throws -> Void) async throws
    -> WebSocketArrival?
  {
    let (ends, seen) = AsyncStream.makeStream(of: WebSocketArrival.self)
    return try await withWebSocketServer { _ in
      .accept(subprotocol: nil)
    } serve: { server, _ in
      while let arrival = await server.next() { seen.yield(arrival) }
      seen.finish()
    } body: { port in
      try await withWebSocketClients { clients in
        try await act(try await clients.connect(port: port))
        return await ends.reduce(nil) { $1 }
      }
    }
  }

  @Test("A connection that is dropped, and one of which a half is closed, is cut")
  func cut() async throws {
    #expect(try await last { await $0.cut() } == .cut)
    #expect(try await last { try await $0.closeHalf() } == .cut)
    #expect(try await last { try await $0.close() } == .closed(code: 1000))
    #expect(
      try await last {
        try await $0.send(bytes: [0xFF, 0xFF])
        await $0.cut()
      } == .cut)
  }

  @Test("A refusal has its status of HTTP", arguments: [400, 404, 503])
  func refused(status: Int) async throws {
    try await withWebSocketServer { _ in
      .refuse(status: status)
    } serve: { _, _ in
    } body: { port in
      try await withWebSocketClients { clients in
        await #expect(throws: WebSocketUpgradeError.refused(status: status)) {
          _ = try await clients.connect(port: port)
        }
      }
    }
  }

  @Test(
    "An answer that is not a WebSocket is an error",
    arguments: [
      .hangUp, .bytes(Array("nonsense\r\n\r\n".utf8)),
      .bytes(
        Array(
          """
          HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: upgrade\r\n\
          Sec-WebSocket-Accept: AAAA\r\n\r\n
          """.utf8)),
    ] as [HTTPServerAnswer])
  func noUpgrade(answer: HTTPServerAnswer) async throws {
    try await withHTTPServer { _ in
      answer
    } body: { port in
      try await withWebSocketClients { clients in
        await #expect(throws: WebSocketUpgradeError.noUpgrade) { _ = try await clients.connect(port: port) }
      }
    }
  }

  @Test("A request that is not for a WebSocket is answered with 400")
  func plainRequest() async throws {
    try await withEchoServer { port in
      let answer = try await exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", port: port)
      #expect(answer == "HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
    }
  }

  @Test("A server that never answers delays a client only for its time limit")
  func silent() async throws {
    try await withHTTPServer { _ in
      .silence
    } body: { port in
      await #expect(throws: TimeLimitExceeded.self) {
        try await withTimeLimit(.milliseconds(20)) {
          try await withWebSocketClients { clients in _ = try await clients.connect(port: port) }
        }
      }
    }
  }

  @Test("A client that does not read delays a server only for its time limit")
  func writesToNobody() async throws {
    try await withWebSocketServer(longest: 1 << 20) { _ in
      .accept(subprotocol: nil)
    } serve: { _, _ in
      try? await Task.sleep(for: .seconds(600))
    } body: { port in
      await #expect(throws: (any Error).self) {
        try await withTimeLimit(.milliseconds(50)) {
          try await withWebSocketClients { clients in
            let client = try await clients.connect(port: port)
            for _ in 0..<600 { try await client.send(bytes: Array(repeating: 0, count: 1 << 16)) }
            while await client.next() != nil {}
            throw CancellationError()
          }
        }
      }
    }
  }

  @Test("A client that sends nothing after connecting, or never requests the upgrade, leaves nothing behind")
  func mute() async throws {
    try await withEchoServer { port in
      try await withWebSocketClients { clients in _ = try await clients.connect(port: port) }
      try await withPlainConnection(port: port) {}
    }
  }

  @Test("No descriptor is left open after 200 servers, each with three clients that end in three ways")
  func leavesNothing() async throws {
    func once() async throws {
      try await withEchoServer { port in
        try await withWebSocketClients { clients in
          let (first, second) = (try await clients.connect(port: port), try await clients.connect(port: port))
          _ = try await clients.connect(port: port)
          try await first.send("a")
          #expect(await first.next() == .text("a"))
          try await first.close()
          await second.cut()
        }
      }
    }
    try await once()
    let before = try openDescriptors()
    for _ in 0..<200 { try await once() }
    #expect(try await openDescriptors(fallBelow: before + 100))
  }
}
