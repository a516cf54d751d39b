import NIOCore
import NIOWebSocket

/// One side of a WebSocket connection.
///
/// Only one task may wait for arrivals at a time; any task may send.
public struct WebSocketConnection: Sendable {
  /// The side of a connection; a client masks its frames.
  enum Side: Sendable {
    case server
    case client
  }

  /// The agreed subprotocol, if there is one.
  public let subprotocol: String?
  let channel: any Channel
  let side: Side
  let arrivals: AsyncStream<WebSocketArrival>

  /// Returns the next arrival; nil after the last one, and when the task is canceled.
  ///
  /// A ping is answered here, so an answer means that everything sent before it has been received.
  public func next() async -> WebSocketArrival? {
    var iterator = arrivals.makeAsyncIterator()
    let arrival = await iterator.next()
    if case .ping(let bytes) = arrival { enqueue(.pong, bytes) }
    return arrival
  }

  /// Sends a text as one frame, and returns when the system has accepted it.
  ///
  /// - Throws: NIO's error if the connection has ended.
  public func send(_ text: String) async throws {
    try await write(.text, Array(text.utf8))
  }

  /// Sends a text as one frame later, after all earlier ones.
  public func enqueue(_ text: String) {
    enqueue(.text, Array(text.utf8))
  }

  /// Sends a ping with up to 125 bytes.
  public func ping(_ bytes: [UInt8] = []) async throws {
    try await write(.ping, bytes)
  }

  /// Sends a close frame; the connection ends when the other side has answered, which ``next()`` reports.
  public func close(code: Int = WebSocketCloseCode.normal) async throws {
    try await write(.connectionClose, [UInt8(code >> 8 & 0xFF), UInt8(code & 0xFF)])
  }

  /// Ends the connection without a close frame, and returns when it is closed.
  public func cut() async {
    channel.close(promise: nil)
    try? await channel.closeFuture.get()
  }

  /// Closes this side's half of the connection: sending is no longer possible, arrivals continue.
  public func closeHalf() async throws {
    try await channel.close(mode: .output)
  }

  /// Sends bytes unchanged, without frames.
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

  /// Waits for a write; a cancellation ends the connection, since a write to a side that does not read never ends.
  private func wait(for written: EventLoopFuture<Void>) async throws {
    let channel = channel
    try await withTaskCancellationHandler {
      try await written.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }
}
