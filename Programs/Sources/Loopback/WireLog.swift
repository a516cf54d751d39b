import NIOCore
import Synchronization

/// The bytes of a server's connections, in the order in which the server saw them.
///
/// Consecutive bytes of one direction are one entry, however the network divided them.
public final class WireLog: Sendable {
  /// The bytes in one direction.
  public struct Entry: Sendable, Hashable {
    /// Whether the bytes went to the server.
    public let isRequest: Bool
    /// The bytes.
    public fileprivate(set) var bytes: [UInt8]
  }

  private let log = Mutex<[[Entry]]>([])

  /// Creates an empty log.
  public init() {}

  /// The entries of each connection; the connections in the order in which the server accepted them.
  public var connections: [[Entry]] {
    log.withLock { $0 }
  }

  /// Returns a handler that records one more connection.
  func handler() -> some ChannelHandler {
    WireLogHandler(
      log: self,
      connection: log.withLock {
        $0.append([])
        return $0.count - 1
      })
  }

  fileprivate func take(_ bytes: ByteBuffer, isRequest: Bool, _ connection: Int) {
    log.withLock {
      if let last = $0[connection].indices.last, $0[connection][last].isRequest == isRequest {
        $0[connection][last].bytes += bytes.readableBytesView
      } else {
        $0[connection].append(Entry(isRequest: isRequest, bytes: Array(bytes.readableBytesView)))
      }
    }
  }
}

/// A handler that records a connection; it is next to the socket, so it sees the bytes that are really sent.
private final class WireLogHandler: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private let log: WireLog
  private let connection: Int

  init(log: WireLog, connection: Int) {
    self.log = log
    self.connection = connection
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    log.take(unwrapInboundIn(data), isRequest: true, connection)
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    log.take(unwrapOutboundIn(data), isRequest: false, connection)
    context.write(data, promise: promise)
  }
}
