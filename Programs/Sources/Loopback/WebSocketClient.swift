import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket
import Synchronization

/// The reason that a server's answer to the request for a WebSocket is not valid.
public enum WebSocketUpgradeError: Error, Hashable {
  /// A status of HTTP other than 101.
  case refused(status: Int)
  /// A closed connection, or an answer that is not a WebSocket.
  case noUpgrade
}

/// Clients of WebSockets on this machine, whose connections end with the body of their creation.
public final class WebSocketClients: Sendable {
  private let channels = Mutex<[any Channel]>([])

  /// Connects to a server on 127.0.0.1, and returns when it has agreed to use WebSocket.
  ///
  /// - Parameters:
  ///   - port: the server's port.
  ///   - target: the path and the query.
  ///   - subprotocols: the subprotocols that the client offers, in order of preference.
  ///   - longest: the longest accepted frame and message, in bytes.
  ///   - key: the key of the handshake, 16 bytes in Base64; random if there is none.
  /// - Returns: the connection, which ends with the body at the latest.
  /// - Throws: ``WebSocketUpgradeError``, and NIO's error if there is no listener.
  public func connect(
    port: Int, target: String = "/", subprotocols: [String] = [], longest: Int = 1 << 14, key: String? = nil
  ) async throws -> WebSocketConnection {
    var head = HTTPRequestHead(version: .http1_1, method: .GET, uri: target, headers: ["Host": "127.0.0.1:\(port)"])
    if !subprotocols.isEmpty {
      head.headers.add(name: "Sec-WebSocket-Protocol", value: subprotocols.joined(separator: ", "))
    }
    let request = head
    let attempt = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "127.0.0.1", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          Attempt(
            channel: channel,
            upgrade: try upgrade(channel, request, subprotocols, longest: longest, key: key))
        }
      }
    channels.withLock { $0.append(attempt.channel) }
    return try await attempt.connection()
  }

  /// Ends all connections, and returns when they are closed.
  fileprivate func closeAll() async {
    for channel in channels.withLock({ $0 }) {
      channel.close(promise: nil)
      try? await channel.closeFuture.get()
    }
  }
}

/// Runs a body with clients of WebSockets, and closes all their connections at its end.
public func withWebSocketClients<Value: Sendable>(
  _ body: (WebSocketClients) async throws -> Value
) async throws -> Value {
  let clients = WebSocketClients()
  let result: Result<Value, any Error>
  do {
    result = .success(try await body(clients))
  } catch {
    result = .failure(error)
  }
  await clients.closeAll()
  return try result.get()
}

/// A connection that may become a WebSocket.
private struct Attempt: Sendable {
  let channel: any Channel
  let upgrade: EventLoopFuture<UpgradeResult>

  /// Waits for the server's answer; a cancellation ends the connection.
  func connection() async throws -> WebSocketConnection {
    try await withTaskCancellationHandler {
      let result: UpgradeResult
      do {
        result = try await upgrade.get()
      } catch {
        channel.close(promise: nil)
        throw WebSocketUpgradeError.noUpgrade
      }
      switch result {
      case .accepted(let connection): return connection
      case .refused(let status):
        let status = try? await status.get()
        channel.close(promise: nil)
        throw status.map(WebSocketUpgradeError.refused) ?? .noUpgrade
      }
    } onCancel: {
      channel.close(promise: nil)
    }
  }
}

private enum UpgradeResult: Sendable {
  case accepted(WebSocketConnection)
  case refused(EventLoopFuture<Int>)
}

private func upgrade(
  _ channel: any Channel, _ request: HTTPRequestHead, _ subprotocols: [String], longest: Int, key: String?
) throws -> EventLoopFuture<UpgradeResult> {
  let upgrader = NIOTypedWebSocketClientUpgrader<UpgradeResult>(
    requestKey: key ?? NIOWebSocketClientUpgrader.randomRequestKey(), maxFrameSize: longest,
    enableAutomaticErrorHandling: false,
    upgradePipelineHandler: { channel, head in
      channel.eventLoop.makeCompletedFuture {
        let subprotocol = head.headers.first(name: "Sec-WebSocket-Protocol")
        guard subprotocol.map(subprotocols.contains) ?? true else { throw WebSocketUpgradeError.noUpgrade }
        return .accepted(try .on(channel, .client, longest: longest, subprotocol: subprotocol))
      }
    })
  var configuration = NIOUpgradableHTTPClientPipelineConfiguration(
    upgradeConfiguration: NIOTypedHTTPClientUpgradeConfiguration(
      upgradeRequestHead: request, upgraders: [upgrader]
    ) { channel in
      channel.eventLoop.makeCompletedFuture {
        let status = channel.eventLoop.makePromise(of: Int.self)
        try channel.pipeline.syncOperations.addHandler(StatusReader(status))
        return .refused(status.futureResult)
      }
    })
  // The server's first frame may come with its answer.
  configuration.leftOverBytesStrategy = .forwardBytes
  return try channel.pipeline.syncOperations.configureUpgradableHTTPClientPipeline(configuration: configuration)
}

/// A handler that reads the status of an answer that is not an upgrade.
private final class StatusReader: ChannelInboundHandler {
  typealias InboundIn = HTTPClientResponsePart

  private let status: EventLoopPromise<Int>

  init(_ status: EventLoopPromise<Int>) {
    self.status = status
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data) { status.succeed(Int(head.status.code)) }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    status.fail(WebSocketUpgradeError.noUpgrade)
  }
}
