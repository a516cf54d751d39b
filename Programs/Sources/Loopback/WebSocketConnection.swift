import NIOCore
import NIOWebSocket

/// One side of a WebSocket connection.
///
/// One task at a time may wait for arrivals; sending is possible from everywhere.
public struct WebSocketConnection: Sendable {
  /// Which side of a connection one is; a client masks what it sends.
  enum Side: Sendable {
    case server
    case client
  }

  /// The sub-protocol that both sides agreed on, if any.
  public let subprotocol: String?
  let channel: any Channel
  let side: Side
  let arrivals: AsyncStream<WebSocketArrival>

  /// What arrives next; nil when everything has arrived, and when the task is cancelled.
  ///
  /// A ping is answered here, so an answer tells that all that was sent before it has been taken.
  public func next() async -> WebSocketArrival? {
    var iterator = arrivals.makeAsyncIterator()
    let arrival = await iterator.next()
    if case .ping(let bytes) = arrival { enqueue(.pong, bytes) }
    return arrival
  }

  /// Sends a text as one frame, and returns when the system has taken it.
  ///
  /// - Throws: what NIO throws where the connection has ended.
  public func send(_ text: String) async throws {
    try await write(.text, Array(text.utf8))
  }

  /// Sends a text as one frame some time soon, behind all that was sent before.
  public func enqueue(_ text: String) {
    enqueue(.text, Array(text.utf8))
  }

  /// Sends a ping with up to 125 bytes.
  public func ping(_ bytes: [UInt8] = []) async throws {
    try await write(.ping, bytes)
  }

  /// Sends a close frame; the connection ends when the other side has answered, which ``next()`` tells.
  public func close(code: Int = WebSocketCloseCode.normal) async throws {
    try await write(.connectionClose, [UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF)])
  }

  /// Ends the connection without a word, and returns when it is closed.
  public func cut() async {
    channel.close(promise: nil)
    try? await channel.closeFuture.get()
  }

  /// Closes this side's half of the connection: nothing is sent any more, arrivals go on.
  public func closeHalf() async throws {
    try await channel.close(mode: .output)
  }

  /// Sends bytes as they stand, past all that makes them frames.
  public func send(bytes: [UInt8]) async throws {
    let channel = channel
    let written = channel.eventLoop.makePromise(of: Void.self)
    channel.eventLoop.execute {
      do {
        let encoder = try channel.pipeline.syncOperations.context(handlerType: WebSocketFrameEncoder.self)
        encoder.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: written)
      } catch {
        written.fail(error)
      }
    }
    try await wait(for: written.futureResult)
  }

  private func frame(_ opcode: WebSocketOpcode, _ bytes: [UInt8]) -> WebSocketFrame {
    WebSocketFrame(
      fin: true, opcode: opcode, maskKey: side == .client ? .random() : nil, data: ByteBuffer(bytes: bytes))
  }

  private func enqueue(_ opcode: WebSocketOpcode, _ bytes: [UInt8]) {
    channel.writeAndFlush(frame(opcode, bytes), promise: nil)
  }

  private func write(_ opcode: WebSocketOpcode, _ bytes: [UInt8]) async throws {
    try await wait(for: channel.writeAndFlush(frame(opcode, bytes)))
  }

  /// Waits for a write; cancelling ends the connection, since a write to somebody who does not read never ends.
  private func wait(for written: EventLoopFuture<Void>) async throws {
    let channel = channel
    try await withTaskCancellationHandler {
      try await written.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }
}
