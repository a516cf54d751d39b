import NIOCore
import NIOHTTP1

/// A request, as the server received it.
public struct HTTPServerRequest: Sendable {
  /// The method, the target and the header fields.
  public let head: HTTPRequestHead
  /// The body; empty if there is none.
  public let body: [UInt8]
}

/// The server's answer to a request.
public enum HTTPServerAnswer: Sendable {
  /// A response; a header field states the length of the body.
  case response(status: Int, headers: [(name: String, value: String)], body: [UInt8])
  /// Bytes that are sent unchanged, after which the connection is closed.
  case bytes([UInt8])
  /// Bytes that are sent unchanged, without closing the connection before the server ends.
  ///
  /// The server closes only its half if `closesHalf` is true, and calls `sent` after the bytes.
  case part([UInt8], closesHalf: Bool, sent: @Sendable () -> Void = {})
  /// A closed connection without an answer.
  case hangUp
  /// No answer: the connection stays open until the client or the server ends.
  case silence
}

/// The longest body of a request that the server accepts, in bytes; a longer one is answered with 413.
private let longestBody = 1 << 20

/// Serves HTTP on 127.0.0.1 while a body runs.
///
/// An invalid request is answered with 400, a body of more than 1 MiB with 413, and both connections are closed.
///
/// - Parameters:
///   - port: the port to listen at; 0 for one that the system assigns.
///   - log: records every byte, if it is not nil.
///   - answer: answers a request; requests of one connection are answered in order.
///   - body: receives the port.
/// - Returns: the result of the body.
/// - Throws: ``PortTaken``, or the error of the body.
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
  /// Waits until the channel is closed, and closes it when the task is canceled.
  fileprivate func waitForEnd() async throws {
    try await withTaskCancellationHandler {
      try await closeFuture.get()
    } onCancel: {
      close(promise: nil)
    }
  }

  /// Sends bytes without the HTTP handlers, and then closes the sending half if requested.
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
