import Loopback
import TestSupport
import Testing

@Suite("WebSockets", .serialized)
struct WebSocketTests {
  @Test("The key of the handshake is answered as in RFC 6455, section 1.3, and the subprotocol is stated")
  func handshake() async throws {
    let log = WireLog()
    try await withEchoServer(log: log) { port in
      try await withWebSocketClients { clients in
        let client = try await clients.connect(
          port: port, target: "/cable/?account=chiyo", subprotocols: ["other", "echo"], key: "dGhlIHNhbXBsZSBub25jZQ==")
        #expect(client.subprotocol == "echo")
      }
    }
    let lines = try #require(log.connections.first?.dropFirst().first).bytes.split(separator: 13)
      .map { String(decoding: $0, as: UTF8.self).trimmingPrefix("\n") }
    #expect(lines.first == "HTTP/1.1 101 Switching Protocols")
    #expect(lines.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
    #expect(lines.contains("Sec-WebSocket-Protocol: echo"))
  }

  @Test("Texts return unchanged, in order, and a pong comes after them")
  func echoes() async throws {
    try await withEcho { client in
      let texts = ["a", "", "ワオーーン", String(repeating: "ワン", count: 800)]
      for text in texts { try await client.send(text) }
      try await client.ping([1, 2])
      for text in texts { #expect(await client.next() == .text(text)) }
      #expect(await client.next() == .pong([1, 2]))
    }
  }

  @Test("A client masks what it sends, a server does not (RFC 6455, section 5.1)")
  func masks() async throws {
    let log = WireLog()
    try await withEcho(log: log) { client in
      try await client.send("Hello")
      #expect(await client.next() == .text("Hello"))
    }
    let frames = try #require(log.connections.first).dropFirst(2)
    let sent = try #require(frames.first).bytes
    #expect(sent.prefix(2) == [0x81, 0x85])
    #expect(zip(sent[6...], (0..<5).map { sent[2 + $0 % 4] }).map { $0 ^ $1 } == Array("Hello".utf8))
    let echo = try #require(frames.dropFirst().first).bytes
    #expect(Array(echo.prefix(7)) == [0x81, 0x05] + Array("Hello".utf8))
  }

  @Test("A message in fragments, with a ping between them, is one text")
  func fragments() async throws {
    try await withEcho { client in
      try await client.send(bytes: masked([0x01], "ワ".utf8.prefix(2)))
      try await client.send(bytes: masked([0x89], [7]))
      try await client.send(bytes: masked([0x00], "ワ".utf8.suffix(1)))
      try await client.send(bytes: masked([0x80], "ン".utf8))
      #expect(await client.next() == .pong([7]))
      #expect(await client.next() == .text("ワン"))
    }
  }

  @Test("A close is answered with the same code")
  func closes() async throws {
    for code in [1000, 1001, 4321] {
      try await withEcho { client in
        try await client.close(code: code)
        #expect(await client.next() == .closed(code: code))
        #expect(await client.next() == nil)
      }
    }
  }

  @Test(
    "Frames that break the rules are answered with their code, and the connection ends",
    arguments: [
      (bytes: [0x81, 0x01, 0x61], code: 1002),
      (masked([0x83], [0x61]), 1002),
      (masked([0x8B], [0x61]), 1002),
      (masked([0xC1], [0x61]), 1002),
      (masked([0x80], [0x61]), 1002),
      (masked([0x09], [0x61]), 1002),
      (masked([0x01], [0x61]) + masked([0x81], [0x61]), 1002),
      (masked([0x89], Array(repeating: 0, count: 126)), 1002),
      (masked([0x82], [0x61]), 1003),
      (masked([0x81], [0xC3, 0x28]), 1007),
      (masked([0x81], [0xED, 0xA0, 0x80]), 1007),
      (masked([0x01], [0xE3]) + masked([0x80], [0x83]), 1007),
      (masked([0x81], Array(repeating: 0x61, count: 5001)), 1009),
      ([0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 0], 1009),
      (masked([0x01], Array(repeating: 0x61, count: 3000)) + masked([0x80], Array(repeating: 0x61, count: 3000)), 1009),
    ] as [(bytes: [UInt8], code: Int)])
  func refuses(bytes: [UInt8], code: Int) async throws {
    try await withEcho { client in
      try await client.send(bytes: bytes)
      #expect(await client.next() == .closed(code: code))
      #expect(await client.next() == nil)
    }
  }

  @Test("The longest message is accepted")
  func longest() async throws {
    try await withEcho { client in
      let text = String(repeating: "a", count: 5000)
      try await client.send(text)
      #expect(await client.next() == .text(text))
    }
  }

  @Test("A client refuses a frame with a mask")
  func clientRefuses() async throws {
    let (ends, seen) = AsyncStream.makeStream(of: WebSocketArrival?.self)
    try await withWebSocketServer { _ in
      .accept(subprotocol: nil)
    } serve: { server, _ in
      try? await server.send(bytes: masked([0x81], [0x61]))
      seen.yield(await server.next())
      seen.finish()
    } body: { port in
      try await withWebSocketClients { clients in
        let client = try await clients.connect(port: port)
        #expect(await client.next() == .violated(code: 1002))
        for await end in ends { #expect(end == .closed(code: 1002)) }
      }
    }
  }
}
