import LocalServing
import NIOCore
import NIOHTTP1
import NIOPosix
import TimeLimits

/// A server of this machine's pages for browsers of this machine.
///
/// It accepts requests, gets the answers from another program, and sends events to pages.
///
/// It uses NIO instead of the smaller server of the experiments, which reads header lines of any length, and waits
/// forever for a request.
public final class PageServer: Sendable {
  /// The path after the token for pages that listen for events.
  static let events = "events"

  private let limits: ServerLimits
  private let answers = Answers()
  private let streams = EventStreams()
  private let send: @Sendable (MessageFromServer, [UInt8]) -> Void

  /// Creates a server that does not run yet.
  ///
  /// - Parameters:
  ///   - limits: the limits of requests.
  ///   - send: sends a message to the other program.
  public init(
    limits: ServerLimits = ServerLimits(), send: @escaping @Sendable (MessageFromServer, [UInt8]) -> Void
  ) {
    (self.limits, self.send) = (limits, send)
  }

  /// Serves until the messages end; then nothing of it is left.
  ///
  /// - Parameter messages: the messages of the other program; the first must be
  ///   ``LocalServing/MessageToServer/open(port:token:)``.
  public func run(_ messages: AsyncStream<(MessageToServer, [UInt8])>) async {
    var messages = messages.makeAsyncIterator()
    guard case .open(let port, let token)? = await messages.next()?.0 else { return }
    let listener: NIOAsyncChannel<any Channel, Never>
    do {
      listener = try await listen(port)
    } catch {
      let isTaken = (error as? IOError)?.errnoCode == EADDRINUSE
      return send(.failed(isTaken: isTaken, reason: "\(error)"), [])
    }
    let bound = UInt16(listener.channel.localAddress?.port ?? 0)
    let door = Door(port: bound, token: token)
    let serving = Task { await serve(listener, door) }
    let pulse = Task { [limits, streams] in
      while true {
        try await Task.sleep(for: limits.pulse)
        streams.pulse()
      }
    }
    send(.listening(port: bound), [])
    while let (message, body) = await messages.next() {
      switch message {
      case .open: break
      case .reply(let id, let status, let type): answers.take(id, Answer(status: status, type: type, body: body))
      case .event(let name): streams.send(name, String(decoding: body, as: UTF8.self))
      }
    }
    pulse.cancel()
    serving.cancel()
    await serving.value
  }

  // MARK: Connections

  typealias Connection = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

  /// Listens on a port.
  ///
  /// A connection is read only when its turn has come: until then it is a plain channel, which may be dropped when the
  /// server ends, unlike an asynchronous one.
  private func listen(_ port: UInt16) async throws -> NIOAsyncChannel<any Channel, Never> {
    try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.autoRead, value: false)
      .bind(host: "127.0.0.1", port: Int(port)) { [limits] channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(withErrorHandling: true)
          try channel.pipeline.syncOperations.addHandler(RequestDeadline(head: limits.head, whole: limits.arrival))
          return channel
        }
      }
  }

  private func serve(_ listener: NIOAsyncChannel<any Channel, Never>, _ door: Door) async {
    let open = Connections(mostNewcomers: limits.newcomers, mostAdmitted: limits.connections)
    try? await listener.executeThenClose { channels in
      try await withThrowingDiscardingTaskGroup { group in
        for try await channel in channels {
          let id = open.begin { channel.close(promise: nil) }
          group.addTask {
            if let connection = try? await Self.connection(on: channel) {
              await self.serve(connection, door) { open.admit(id) }
            }
            open.end(id)
          }
        }
      }
    }
  }

  /// Begins to read from a channel; throws if it is closed.
  private static func connection(on channel: any Channel) async throws -> Connection {
    let connection = try await channel.eventLoop.submit {
      guard channel.isActive else { throw ChannelError.alreadyClosed }
      return try Connection(wrappingChannelSynchronously: channel)
    }.get()
    channel.setOption(.autoRead, value: true).whenFailure { _ in channel.close(promise: nil) }
    return connection
  }

  private func serve(_ connection: Connection, _ door: Door, _ admit: @escaping @Sendable () -> Bool) async {
    let work = Task {
      try? await connection.executeThenClose { inbound, outbound in
        try await answerAll(inbound, outbound, door, admit)
      }
    }
    // A client that has gone needs no answer: the task that waits for it is canceled.
    connection.channel.closeFuture.whenComplete { _ in work.cancel() }
    await withTaskCancellationHandler {
      await work.value
    } onCancel: {
      work.cancel()
    }
  }

  private func answerAll(
    _ inbound: NIOAsyncChannelInboundStream<HTTPServerRequestPart>,
    _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>, _ door: Door, _ admit: () -> Bool
  ) async throws {
    var parts = inbound.makeAsyncIterator()
    while case .head(let head)? = try await parts.next() {
      // Nothing more is read from a client without an answer.
      let path: String
      switch door.decide(head) {
      case .refused(let status): return try await outbound.refuse(status)
      case .admitted(let admitted): path = admitted
      }
      guard admit() else { return try await outbound.refuse(.serviceUnavailable) }
      var body: [UInt8] = []
      while case .body(let bytes)? = try await parts.next() {
        guard body.count + bytes.readableBytes <= limits.body else {
          return try await outbound.refuse(.payloadTooLarge)
        }
        body += bytes.readableBytesView
      }
      if path == Self.events, head.method == .GET { return try await listen(outbound) }
      try await answer(head, path, body, outbound)
      if !head.isKeepAlive { return }
    }
  }

  private func answer(
    _ head: HTTPRequestHead, _ path: String, _ body: [UInt8],
    _ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>
  ) async throws {
    let method = head.method == .POST ? "POST" : "GET"
    let found = try await race(
      { [answers, send] in
        await answers.answer {
          send(.request(id: $0, method: method, path: path), body)
        } gone: {
          send(.gone(id: $0), [])
        }
      },
      { [limits] in
        try await Task.sleep(for: limits.answer)
        return Answer(status: 504, type: "text/plain; charset=utf-8", body: Array("The answer took too long.\n".utf8))
      })
    guard let found else { throw CancellationError() }
    try await outbound.write(found, isHead: head.method == .HEAD)
  }

  /// Sends events until the page has gone.
  private func listen(_ outbound: NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>) async throws {
    let stream = streams.add()
    var headers = HTTPHeaders.ofPages
    headers.add(name: "Content-Type", value: "text/event-stream; charset=utf-8")
    try await outbound.write(.head(HTTPResponseHead(version: .http1_1, status: .ok, headers: headers)))
    // A first line, which shows the page that it is connected.
    try await outbound.write(.body(.byteBuffer(ByteBuffer(string: "retry: 1000\n\n"))))
    for await text in stream {
      try await outbound.write(.body(.byteBuffer(ByteBuffer(string: text))))
    }
    try await outbound.write(.end(nil))
  }
}

extension HTTPHeaders {
  /// The header fields of every answer, which prevent other sites from caching, framing, sniffing or reading it.
  fileprivate static let ofPages: HTTPHeaders = [
    "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff", "Cross-Origin-Resource-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin", "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": "frame-ancestors 'none'",
  ]
}

extension NIOAsyncChannelOutboundWriter<HTTPServerResponsePart> {
  fileprivate func write(_ answer: Answer, isHead: Bool = false, closes: Bool = false) async throws {
    var headers = HTTPHeaders.ofPages
    headers.add(name: "Content-Type", value: answer.type)
    headers.add(name: "Content-Length", value: "\(answer.body.count)")
    if closes { headers.add(name: "Connection", value: "close") }
    let head = HTTPResponseHead(version: .http1_1, status: .init(statusCode: answer.status), headers: headers)
    var parts: [HTTPServerResponsePart] = [.head(head)]
    if !isHead { parts.append(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))) }
    try await write(contentsOf: parts + [.end(nil)])
  }

  /// Answers with only a status, on a connection that then ends.
  fileprivate func refuse(_ status: HTTPResponseStatus) async throws {
    let text = "\(status.code) \(status.reasonPhrase)\n"
    try await write(
      Answer(status: Int(status.code), type: "text/plain; charset=utf-8", body: Array(text.utf8)), closes: true)
  }
}
