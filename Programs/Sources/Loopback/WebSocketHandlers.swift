import NIOCore
import NIOWebSocket

/// A frame that breaks the rules, with the code of the close frame in response.
private struct WebSocketViolation: Error {
  let code: Int
}

extension WebSocketConnection {
  /// Creates the connection of a channel that has just been upgraded.
  ///
  /// - Parameters:
  ///   - channel: the channel.
  ///   - side: the side of this end.
  ///   - longest: the longest accepted message, in bytes; as long as the longest frame.
  ///   - subprotocol: the agreed subprotocol; nil for none.
  /// - Returns: the connection.
  /// - Throws: NIO's error if the channel has already ended.
  static func on(
    _ channel: any Channel, _ side: Side, longest: Int, subprotocol: String?
  ) throws -> WebSocketConnection {
    let (arrivals, continuation) = AsyncStream.makeStream(of: WebSocketArrival.self)
    try channel.pipeline.syncOperations.addHandlers([
      FrameRules(side: side),
      NIOWebSocketFrameAggregator(
        minNonFinalFragmentSize: 0, maxAccumulatedFrameCount: 1024, maxAccumulatedFrameSize: longest),
      Receiver(side: side, arrivals: continuation),
    ])
    return WebSocketConnection(subprotocol: subprotocol, channel: channel, side: side, arrivals: arrivals)
  }
}

/// A handler that refuses invalid frames: with a forbidden mask, or with unknown bits and opcodes.
private final class FrameRules: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  private let isMasked: Bool

  init(side: WebSocketConnection.Side) {
    isMasked = side == .server
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    let known: [WebSocketOpcode] = [.continuation, .text, .binary, .connectionClose, .ping, .pong]
    guard (frame.maskKey != nil) == isMasked, !frame.rsv1, !frame.rsv2, !frame.rsv3, known.contains(frame.opcode)
    else { return context.fireErrorCaught(WebSocketViolation(code: WebSocketCloseCode.protocolError)) }
    context.fireChannelRead(data)
  }
}

/// A handler that turns frames into arrivals, answers a close frame, and closes the connection after a violation.
private final class Receiver: ChannelDuplexHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private let side: WebSocketConnection.Side
  private let arrivals: AsyncStream<WebSocketArrival>.Continuation
  private var hasEnded = false
  private var hasSentClose = false

  init(side: WebSocketConnection.Side, arrivals: AsyncStream<WebSocketArrival>.Continuation) {
    (self.side, self.arrivals) = (side, arrivals)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !hasEnded else { return }
    let frame = unwrapInboundIn(data)
    var bytes = frame.unmaskedData
    switch frame.opcode {
    case .text:
      guard let text = String(validating: bytes.readableBytesView, as: UTF8.self) else {
        return refuse(WebSocketCloseCode.notUTF8, context)
      }
      arrivals.yield(.text(text))
    case .ping: arrivals.yield(.ping(Array(bytes.readableBytesView)))
    case .pong: arrivals.yield(.pong(Array(bytes.readableBytesView)))
    case .connectionClose:
      let code = bytes.readInteger(as: UInt16.self).map(Int.init)
      end(.closed(code: code))
      sendClose(code, context)
      finish(context)
    default: refuse(WebSocketCloseCode.unacceptable, context)
    }
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if unwrapOutboundIn(data).opcode == .connectionClose { hasSentClose = true }
    context.write(data, promise: promise)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed {
      end(.cut)
      context.close(promise: nil)
    }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    end(.cut)
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case let violation as WebSocketViolation: refuse(violation.code, context)
    case NIOWebSocketError.invalidFrameLength, NIOWebSocketFrameAggregator.Error.accumulatedFrameSizeIsTooLarge:
      refuse(WebSocketCloseCode.tooLong, context)
    case is NIOWebSocketError, is NIOWebSocketFrameAggregator.Error:
      refuse(WebSocketCloseCode.protocolError, context)
    default:
      end(.cut)
      context.close(promise: nil)
    }
  }

  private func refuse(_ code: Int, _ context: ChannelHandlerContext) {
    guard !hasEnded else { return }
    end(.violated(code: code))
    sendClose(code, context)
    context.close(mode: .output, promise: nil)
  }

  private func end(_ arrival: WebSocketArrival) {
    guard !hasEnded else { return }
    hasEnded = true
    arrivals.yield(arrival)
    arrivals.finish()
  }

  private func sendClose(_ code: Int?, _ context: ChannelHandlerContext) {
    guard !hasSentClose else { return }
    hasSentClose = true
    let bytes = code.map { [UInt8($0 >> 8 & 0xFF), UInt8($0 & 0xFF)] } ?? []
    let frame = WebSocketFrame(
      fin: true, opcode: .connectionClose, maskKey: side == .client ? .random() : nil, data: ByteBuffer(bytes: bytes))
    context.writeAndFlush(wrapOutboundOut(frame), promise: nil)
  }

  /// Ends the connection; a server leaves its end open until the client has closed its own.
  ///
  /// Closing with unread bytes would destroy the sent ones.
  private func finish(_ context: ChannelHandlerContext) {
    switch side {
    case .server: context.close(mode: .output, promise: nil)
    case .client: context.close(promise: nil)
    }
  }
}
