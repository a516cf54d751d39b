/// The protocol of one connection, ZMTP 3.0 with the mechanism NULL, without the connection itself.
///
/// It takes bytes as they arrive, and holds those to send. Nothing larger than the limits is ever kept.
///
/// Source: ZeroMQ RFC 23, “ZMTP 3.0”.
struct ZMTPSession: Sendable {
  /// The patterns of sockets that a kernel has.
  enum Kind: String, Sendable, Hashable {
    case router = "ROUTER"
    case publisher = "PUB"
    case reply = "REP"

    /// The patterns that can connect to this one.
    fileprivate var partners: Set<String> {
      switch self {
      case .router: ["DEALER", "REQ", "ROUTER"]
      case .publisher: ["SUB", "XSUB"]
      case .reply: ["REQ", "DEALER"]
      }
    }
  }

  /// A message or a subscription that has arrived.
  enum Event: Sendable, Hashable {
    /// A message, in its parts.
    case message([[UInt8]])
    /// The connection gets the messages that begin with a topic.
    case subscribed([UInt8])
  }

  private enum Stage { case greeting, handshake, traffic }

  /// The largest number of bytes of a message with all its parts.
  static let mostBytes = 16 << 20
  /// The largest number of parts of a message.
  static let mostParts = 64
  /// The largest number of topics of a connection.
  static let mostTopics = 64
  /// The largest number of bytes of a command.
  private static let mostCommandBytes = 4096
  private static let greetingLength = 64

  private let kind: Kind
  private var stage = Stage.greeting
  private var bytes: [UInt8] = []
  private var start = 0
  private var parts: [[UInt8]] = []
  private var partBytes = 0
  private(set) var topics: [[UInt8]] = []
  /// The name under which the other side asks to be answered.
  private(set) var identity: [UInt8] = []
  /// The bytes of the protocol to send next.
  private(set) var outgoing: [UInt8]

  /// Creates the session of a connection that has just been made.
  init(_ kind: Kind) {
    self.kind = kind
    var greeting: [UInt8] = [0xFF] + [UInt8](repeating: 0, count: 8) + [0x7F, 3, 0] + Array("NULL".utf8)
    greeting += [UInt8](repeating: 0, count: Self.greetingLength - greeting.count)
    outgoing = greeting
  }

  /// Whether the handshake is over, so that messages can be sent.
  var isReady: Bool { stage == .traffic }
  /// The number of bytes of a message or command that is not complete.
  var pendingBytes: Int { bytes.count - start + partBytes }

  /// Takes the bytes to send next.
  mutating func takeOutgoing() -> [UInt8] {
    defer { outgoing = [] }
    return outgoing
  }

  /// Whether a message is for the other side, which has subscribed to the start of its first part.
  func wants(_ topic: [UInt8]) -> Bool { topics.contains { topic.starts(with: $0) } }

  /// Takes bytes that have arrived.
  ///
  /// - Returns: what is complete with them, in order.
  /// - Throws: ``ZMTPError`` for bytes that the protocol or its limits do not allow; then the connection must end.
  mutating func receive(_ piece: some Collection<UInt8>) throws(ZMTPError) -> [Event] {
    bytes += piece
    defer { forgetRead() }
    if stage == .greeting {
      guard try readGreeting() else { return [] }
      stage = .handshake
      outgoing += ZMTPCommand.ready(kind).wire
    }
    var events: [Event] = []
    while let frame = try nextFrame() {
      if let event = try take(frame) { events.append(event) }
    }
    return events
  }

  private mutating func forgetRead() {
    if start > 0 { bytes.removeFirst(start) }
    start = 0
  }

  /// Reads the greeting, and returns whether it has arrived.
  private mutating func readGreeting() throws(ZMTPError) -> Bool {
    let known: [(Int, UInt8)] = [(0, 0xFF), (9, 0x7F)]
    for (index, byte) in known where bytes.count > index && bytes[index] != byte { throw ZMTPError() }
    guard bytes.count >= Self.greetingLength else { return false }
    let mechanism = bytes[12..<32].prefix { $0 != 0 }
    guard bytes[10] >= 3, mechanism.elementsEqual("NULL".utf8) else { throw ZMTPError() }
    start = Self.greetingLength
    return true
  }

  private mutating func nextFrame() throws(ZMTPError) -> ZMTPFrame? {
    let isHandshake = stage == .handshake
    let limit = isHandshake ? Self.mostCommandBytes : Self.mostBytes - partBytes
    guard let (frame, count) = try ZMTPFrame.read(bytes[start...], limit: limit) else { return nil }
    start += count
    return frame
  }

  private mutating func take(_ frame: ZMTPFrame) throws(ZMTPError) -> Event? {
    if frame.isCommand { return try take(command: ZMTPCommand(frame.body)) }
    guard stage == .traffic, parts.count < Self.mostParts else { throw ZMTPError() }
    parts.append(frame.body)
    partBytes += frame.body.count
    if frame.hasMore { return nil }
    let message = parts
    (parts, partBytes) = ([], 0)
    guard kind == .publisher else { return .message(message) }
    guard message.count == 1, let change = message[0].first else { return nil }
    return try subscribe(Array(message[0].dropFirst()), adds: change == 1, removes: change == 0)
  }

  private mutating func take(command: ZMTPCommand) throws(ZMTPError) -> Event? {
    switch (command.name, stage) {
    case ("READY", .handshake):
      let properties = try command.properties()
      let type = String(decoding: properties["socket-type"] ?? [], as: UTF8.self)
      guard kind.partners.contains(type) else { throw ZMTPError() }
      identity = properties["identity"] ?? []
      stage = .traffic
    case ("PING", .traffic):
      guard command.data.count >= 2 else { throw ZMTPError() }
      outgoing += ZMTPCommand("PONG", Array(command.data.dropFirst(2).prefix(16))).wire
    case ("SUBSCRIBE", .traffic): return try subscribe(command.data, adds: true, removes: false)
    case ("CANCEL", .traffic): return try subscribe(command.data, adds: false, removes: true)
    case ("ERROR", _), (_, .handshake): throw ZMTPError()
    default: break
    }
    return nil
  }

  private mutating func subscribe(_ topic: [UInt8], adds: Bool, removes: Bool) throws(ZMTPError) -> Event? {
    guard kind == .publisher else { return nil }
    if removes, let index = topics.firstIndex(of: topic) { topics.remove(at: index) }
    guard adds else { return nil }
    guard topics.count < Self.mostTopics, topic.count <= Self.mostCommandBytes else { throw ZMTPError() }
    topics.append(topic)
    return .subscribed(topic)
  }
}
