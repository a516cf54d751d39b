import CLibrary

/// A connection to a client of a kernel.
struct WireConnection: Sendable {
  /// The largest number of bytes that wait for a slow reader; further messages to it are dropped.
  static let mostWaiting = 64 << 20

  let channel: ConnectionFile.Channel
  private(set) var session: ZMTPSession
  private var waiting: [UInt8] = []
  private var sent = 0

  init(_ channel: ConnectionFile.Channel) {
    self.channel = channel
    session = ZMTPSession(channel.kind)
    waiting = session.takeOutgoing()
  }

  /// Whether bytes wait to be sent.
  var hasWaiting: Bool { sent < waiting.count }

  /// Adds a message to those to send; a message that would exceed the limit is dropped as a whole.
  mutating func send(_ parts: [[UInt8]]) {
    guard session.isReady else { return }
    let bytes = ZMTPFrame.wire(parts)
    guard waiting.count - sent + bytes.count <= Self.mostWaiting else { return }
    waiting += bytes
  }

  /// Takes bytes that have arrived.
  ///
  /// - Throws: ``ZMTPError`` if the connection must end.
  mutating func receive(_ piece: some Collection<UInt8>) throws(ZMTPError) -> [ZMTPSession.Event] {
    let events = try session.receive(piece)
    waiting += session.takeOutgoing()
    return events
  }

  /// Sends what waits, as far as the system takes it at once.
  ///
  /// - Returns: false if the client is gone.
  mutating func flush(to descriptor: Int32) -> Bool {
    while hasWaiting {
      let count = waiting[sent...].withUnsafeBytes { CLibrary.send(descriptor, $0.baseAddress, $0.count, noSignal) }
      if count < 0, errno == EINTR { continue }
      if count < 0 {
        let isOpen = errno == EAGAIN
        waiting.removeFirst(sent)
        sent = 0
        return isOpen
      }
      sent += count
    }
    (waiting, sent) = ([], 0)
    return true
  }
}

#if canImport(Darwin)
  private let noSignal = Int32(0)
#else
  private let noSignal = Int32(MSG_NOSIGNAL)
#endif
