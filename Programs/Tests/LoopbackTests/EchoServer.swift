import Loopback
import NIOCore
import NIOHTTP1
import NIOPosix

/// Runs a WebSocket server that sends each text back; messages may have 5000 bytes.
func withEchoServer<Value: Sendable>(
  log: WireLog? = nil, _ body: (_ port: Int) async throws -> Value
) async throws -> Value {
  try await withWebSocketServer(longest: 5000, log: log) { head in
    .accept(subprotocol: head.headers["Sec-WebSocket-Protocol"].isEmpty ? nil : "echo")
  } serve: { server, _ in
    while let arrival = await server.next() {
      if case .text(let text) = arrival { server.enqueue(text) }
    }
  } body: {
    try await body($0)
  }
}

/// Runs an echo server with one client.
func withEcho(log: WireLog? = nil, _ body: (WebSocketConnection) async throws -> Void) async throws {
  try await withEchoServer(log: log) { port in
    try await withWebSocketClients { clients in try await body(try await clients.connect(port: port)) }
  }
}

/// Returns a frame with a mask: the first byte, the length, a mask, the masked bytes (RFC 6455, section 5.2).
func masked(_ first: [UInt8], _ bytes: some Collection<UInt8>) -> [UInt8] {
  let mask: [UInt8] = [0x37, 0xFA, 0x21, 0x3D]
  let length = bytes.count < 126 ? [UInt8(bytes.count)] : [126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
  return first + [length[0] | 0x80] + length.dropFirst() + mask
    + bytes.enumerated().map { $0.element ^ mask[$0.offset % 4] }
}

/// Sends bytes to a port and no more, and returns the answer up to the close of the other side.
func exchange(_ request: String, port: Int) async throws -> String {
  let client = try await plainConnection(port)
  return try await client.executeThenClose { inbound, outbound in
    try await outbound.write(ByteBuffer(string: request))
    outbound.finish()
    var answer = ""
    for try await bytes in inbound { answer += String(buffer: bytes) }
    return answer
  }
}

/// Opens a connection that sends nothing while a body runs.
func withPlainConnection(port: Int, _ body: () async throws -> Void) async throws {
  try await plainConnection(port).executeThenClose { _, _ in try await body() }
}

private func plainConnection(_ port: Int) async throws -> NIOAsyncChannel<ByteBuffer, ByteBuffer> {
  try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    .channelOption(.allowRemoteHalfClosure, value: true)
    .connect(host: "127.0.0.1", port: port) { channel in
      channel.eventLoop.makeCompletedFuture {
        try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
          wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
      }
    }
}
