import NIOCore
import NIOHTTP1

/// A handler that closes a connection if a request does not arrive in time.
///
/// There is one limit for the head of the first request and one for a whole request; no limit applies during an answer.
final class RequestDeadline: ChannelInboundHandler, ChannelOutboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart

  private let head: TimeAmount
  private let whole: TimeAmount
  private var timer: Scheduled<Void>?

  /// Creates a handler with two time limits.
  ///
  /// - Parameters:
  ///   - head: the time for the head of the first request.
  ///   - whole: the time for a whole request.
  init(head: Duration, whole: Duration) {
    (self.head, self.whole) = (TimeAmount(min(head, whole)), TimeAmount(whole))
  }

  func handlerAdded(context: ChannelHandlerContext) {
    if context.channel.isActive { start(context, head) }
  }

  func channelActive(context: ChannelHandlerContext) {
    start(context, head)
    context.fireChannelActive()
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head: start(context, whole)
    case .body: break
    case .end: timer?.cancel()
    }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) { start(context, whole) }
    context.write(data, promise: promise)
  }

  private func start(_ context: ChannelHandlerContext, _ limit: TimeAmount) {
    timer?.cancel()
    let channel = context.channel
    timer = context.eventLoop.scheduleTask(in: limit) { channel.close(promise: nil) }
  }
}
