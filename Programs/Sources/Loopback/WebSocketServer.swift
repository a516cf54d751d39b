import NIOCore
import NIOHTTP1
import NIOWebSocket
import Synchronization

/// A server's decision on a client's request for a WebSocket.
public enum WebSocketDecision: Sendable {
  /// Acceptance, with one of the offered subprotocols, if any.
  case accept(subprotocol: String?)
  /// A status of HTTP, after which the connection is closed.
  case refuse(status: Int)
}

/// Serves WebSockets (RFC 6455) on 127.0.0.1 while a body runs.
///
/// A request for something other than a WebSocket of version 13 is answered with 400 and closed. Frames that break the
/// rules are answered with a close frame: 1002 without a mask and for unknown bits and opcodes, 1003 for bytes, 1007
/// for text that is not UTF-8, 1009 for a frame or message that is too long.
///
/// - Parameters:
///   - port: the port to listen at; 0 for one that the system assigns.
///   - longest: the longest accepted frame and message, in bytes.
///   - log: records every byte, if it is not nil.
///   - decide: decides on a request.
///   - serve: serves one connection; when it returns, the connection is closed. It is canceled when the body has ended.
///   - body: receives the port.
/// - Returns: the result of the body.
/// - Throws: ``PortTaken``, or the error of the body.
@discardableResult
public func withWebSocketServer<Value: Sendable>(
  port: Int = 0, longest: Int = 1 << 14, log: WireLog? = nil,
  decide: @escaping @Sendable (HTTPRequestHead) -> WebSocketDecision,
  serve: @escaping @Sendable (WebSocketConnection, HTTPRequestHead) async -> Void,
  body: (Int) async throws -> Value
) async throws -> Value {
  try await withLoopbackConnections(
    port: port, log: log,
    connection: { channel in
      Visitor(channel: channel, upgrade: try upgrade(channel, longest: longest, decide))
    },
    discard: { await $0.close() },
    serve: { visitor in
      await withTaskCancellationHandler {
        if case .accepted(let connection, let head)? = try? await visitor.upgrade.get() {
          await serve(connection, head)
        } else {
          try? await visitor.channel.closeFuture.get()
        }
        await visitor.close()
      } onCancel: {
        visitor.channel.close(promise: nil)
      }
    },
    body: body)
}

/// A connection that may become a WebSocket.
private struct Visitor: Sendable {
  let channel: any Channel
  let upgrade: EventLoopFuture<UpgradeResult>

  func close() async {
    channel.close(promise: nil)
    try? await channel.closeFuture.get()
    _ = try? await upgrade.get()
  }
}

private enum UpgradeResult: Sendable {
  case accepted(WebSocketConnection, HTTPRequestHead)
  case refused
}

/// The decision on the request of one connection; 400 if no decision was needed, since the request is not for a
/// WebSocket.
private final class Verdict: Sendable {
  private let decision = Mutex(WebSocketDecision.refuse(status: 400))

  var decided: WebSocketDecision {
    get { decision.withLock { $0 } }
    set { decision.withLock { $0 = newValue } }
  }
}

private func upgrade(
  _ channel: any Channel, longest: Int, _ decide: @escaping @Sendable (HTTPRequestHead) -> WebSocketDecision
) throws -> EventLoopFuture<UpgradeResult> {
  let verdict = Verdict()
  let upgrader = NIOTypedWebSocketServerUpgrader<UpgradeResult>(
    maxFrameSize: longest, enableAutomaticErrorHandling: false,
    shouldUpgrade: { channel, head in
      verdict.decided = decide(head)
      guard case .accept(let subprotocol) = verdict.decided else { return channel.eventLoop.makeSucceededFuture(nil) }
      return channel.eventLoop.makeSucceededFuture(
        HTTPHeaders(subprotocol.map { [("Sec-WebSocket-Protocol", $0)] } ?? []))
    },
    upgradePipelineHandler: { channel, head in
      channel.eventLoop.makeCompletedFuture {
        let subprotocol: String? = if case .accept(let name) = verdict.decided { name } else { nil }
        return .accepted(try .on(channel, .server, longest: longest, subprotocol: subprotocol), head)
      }
    })
  return try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
    configuration: NIOUpgradableHTTPServerPipelineConfiguration(
      upgradeConfiguration: NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader]) { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(NotUpgradedHandler(verdict))
          return .refused
        }
      }))
}

/// A handler that answers a request that does not become a WebSocket, and closes the connection.
private final class NotUpgradedHandler: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let verdict: Verdict

  init(_ verdict: Verdict) {
    self.verdict = verdict
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let status = if case .refuse(let status) = verdict.decided { status } else { 400 }
    let head = HTTPResponseHead(
      version: .http1_1, status: .init(statusCode: status), headers: ["Connection": "close", "Content-Length": "0"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    context.close(mode: .output, promise: nil)
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { context.close(promise: nil) }
    context.fireUserInboundEventTriggered(event)
  }
}
