import NIOCore
import Synchronization

/// What went over the connections of a server, byte by byte, in the order in which the server saw it.
///
/// Bytes of one direction that follow each other are one entry, however the network cut them into pieces.
public final class WireLog: Sendable {
  /// Bytes that went one way.
  public struct Entry: Sendable, Hashable {
    /// Whether they went to the server.
    public let isRequest: Bool
    /// The bytes.
    public fileprivate(set) var bytes: [UInt8]
  }

  private let log = Mutex<[[Entry]]>([])

  /// An empty log.
  public init() {}

  /// The entries of each connection; the connections in the order in which the server took them.
  public var connections: [[Entry]] {
    log.withLock { $0 }
  }

  /// A handler that takes down what one more connection carries.
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

/// Takes down what a connection carries; it stands next to the socket, so it sees what is really sent.
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
