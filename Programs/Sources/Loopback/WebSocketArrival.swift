/// What a WebSocket connection brings; after one of the last three nothing comes any more.
public enum WebSocketArrival: Sendable, Hashable {
  /// A whole message of text, of one frame or of several.
  case text(String)
  /// A ping, which ``WebSocketConnection/next()`` answers by itself.
  case ping([UInt8])
  /// The answer to a ping.
  case pong([UInt8])
  /// The other side closed the connection with a close frame; the code is nil if the frame held none.
  case closed(code: Int?)
  /// The other side broke the protocol, and was sent a close frame with this code.
  case violated(code: Int)
  /// The connection ended without a close frame.
  case cut
}

/// The codes of RFC 6455, section 7.4.1, that this library sends.
public enum WebSocketCloseCode {
  /// The purpose of the connection is fulfilled.
  public static let normal = 1000
  /// A frame breaks the rules of the protocol.
  public static let protocolError = 1002
  /// A message is of a kind that is not taken, such as bytes where text is.
  public static let unacceptable = 1003
  /// A text is no UTF-8.
  public static let notUTF8 = 1007
  /// A message is longer than what is taken.
  public static let tooLong = 1009
}
