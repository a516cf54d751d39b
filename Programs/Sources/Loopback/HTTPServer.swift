import NIOCore
import NIOHTTP1

/// A request as the server received it.
public struct HTTPServerRequest: Sendable {
  /// The method, the target and the header fields.
  public let head: HTTPRequestHead
  /// The body; empty if there is none.
  public let body: [UInt8]
}

/// What the server does with a request.
public enum HTTPServerAnswer: Sendable {
  /// It answers; the length of the body is told in a header field.
  case response(status: Int, headers: [(name: String, value: String)], body: [UInt8])
  /// It sends bytes as they stand, and closes the connection.
  case bytes([UInt8])
  /// It sends bytes as they stand and no more, closes its half of the connection if so told, and leaves the rest open until
  /// the server ends; it says when the bytes are sent.
  case part([UInt8], closesHalf: Bool, sent: @Sendable () -> Void = {})
  /// It closes the connection without a word.
  case hangUp
  /// It never answers, and leaves the connection open until the client does or the server ends.
  case silence
}

/// The longest body of a request that the server takes, in bytes; a longer one is answered with 413.
private let longestBody = 1 << 20

/// Serves HTTP on 127.0.0.1 while a body runs.
///
/// A request that is none is answered with 400, a body of more than 1 MiB with 413, and both connections are closed.
///
/// - Parameters:
///   - port: the port to listen at; 0 for one that the system assigns.
///   - log: takes down every byte, if there is one.
///   - answer: answers a request; those of one connection come one after another.
///   - body: takes the port.
/// - Returns: what the body returns.
/// - Throws: ``PortTaken``, else what the body throws.
@discardableResult
public func withHTTPServer<Value: Sendable>(
  port: Int = 0, log: WireLog? = nil,
  answer: @escaping @Sendable (HTTPServerRequest) async -> HTTPServerAnswer,
  body: (Int) async throws -> Value
) async throws -> Value {
  try await withLoopbackListener(
    port: port, log: log,
    pipeline: { channel in
      try channel.pipeline.syncOperations.configureHTTPServerPipeline()
      return try NIOAsyncChannel(wrappingChannelSynchronously: channel)
    },
    serve: { try await serve($0, answer) },
    body: body)
}

private typealias HTTPConnection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

/// Answers the requests of one connection.
private func serve(
  _ connection: HTTPConnection, _ answer: @Sendable (HTTPServerRequest) async -> HTTPServerAnswer
) async throws {
  try await connection.executeThenClose { inbound, outbound in
    var parts = inbound.makeAsyncIterator()
    while case .head(let head)? = try await parts.next() {
      var body: [UInt8] = []
      while case .body(let bytes)? = try await parts.next() {
        body += bytes.readableBytesView
        guard body.count <= longestBody else {
          return try await outbound.write(status: 413, headers: [("Connection", "close")], body: [])
        }
      }
      switch await answer(HTTPServerRequest(head: head, body: body)) {
      case .response(let status, let headers, let body):
        try await outbound.write(status: status, headers: headers, body: body)
        if !head.isKeepAlive { return }
      case .bytes(let bytes):
        return try await connection.channel.writeBelowHTTP(bytes)
      case .part(let bytes, let closesHalf, let sent):
        try await connection.channel.writeBelowHTTP(bytes, closesHalf: closesHalf)
        sent()
        return try await connection.channel.waitForEnd()
      case .hangUp:
        return
      case .silence:
        return try await connection.channel.waitForEnd()
      }
    }
  }
}

extension NIOAsyncChannelOutboundWriter<HTTPServerResponsePart> {
  /// Writes a whole response.
  fileprivate func write(status: Int, headers: [(name: String, value: String)], body: [UInt8]) async throws {
    var headers = HTTPHeaders(headers)
    headers.replaceOrAdd(name: "Content-Length", value: String(body.count))
    try await write(
      contentsOf: [
        .head(HTTPResponseHead(version: .http1_1, status: .init(statusCode: status), headers: headers)),
        .body(.byteBuffer(ByteBuffer(bytes: body))), .end(nil),
      ])
  }
}

extension Channel {
  /// Waits until the channel is closed, and closes it when it is cancelled.
  fileprivate func waitForEnd() async throws {
    try await withTaskCancellationHandler {
      try await closeFuture.get()
    } onCancel: {
      close(promise: nil)
    }
  }

  /// Sends bytes past the handlers of HTTP, and then closes the half that sends if so told.
  fileprivate func writeBelowHTTP(_ bytes: [UInt8], closesHalf: Bool = false) async throws {
    let written = eventLoop.makePromise(of: Void.self)
    eventLoop.execute {
      do {
        let encoder = try self.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self)
        encoder.writeAndFlush(NIOAny(ByteBuffer(bytes: bytes)), promise: written)
        if closesHalf { encoder.close(mode: .output, promise: nil) }
      } catch {
        written.fail(error)
      }
    }
    try await written.futureResult.get()
  }
}
