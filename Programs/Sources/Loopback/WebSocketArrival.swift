/// An arrival on a WebSocket connection; nothing follows one of the last three.
public enum WebSocketArrival: Sendable, Hashable {
  /// A whole message of text, of one frame or of several.
  case text(String)
  /// A ping, which ``WebSocketConnection/next()`` answers automatically.
  case ping([UInt8])
  /// The answer to a ping.
  case pong([UInt8])
  /// A close frame of the other side; the code is nil if the frame had none.
  case closed(code: Int?)
  /// A violation of the protocol by the other side, which was sent a close frame with this code.
  case violated(code: Int)
  /// The end of the connection without a close frame.
  case cut
}

/// The codes of RFC 6455, section 7.4.1, that this library sends.
public enum WebSocketCloseCode {
  /// The purpose of the connection is fulfilled.
  public static let normal = 1000
  /// A frame breaks the rules of the protocol.
  public static let protocolError = 1002
  /// A message has an unsupported kind, such as bytes instead of text.
  public static let unacceptable = 1003
  /// A text is not UTF-8.
  public static let notUTF8 = 1007
  /// A message is longer than allowed.
  public static let tooLong = 1009
}
