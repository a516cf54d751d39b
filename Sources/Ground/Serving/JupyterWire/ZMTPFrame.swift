/// A frame of ZMTP 3.0: a part of a message, or a command.
struct ZMTPFrame: Sendable, Hashable {
  /// Whether more parts of the message follow.
  var hasMore = false
  /// Whether the frame is a command of the protocol.
  var isCommand = false
  /// The content.
  var body: [UInt8]

  private enum Flag {
    static let more: UInt8 = 1
    static let long: UInt8 = 2
    static let command: UInt8 = 4
  }

  /// The largest number of bytes of a short frame, whose length is a single byte.
  private static let mostShort = 255

  /// The frame on the wire.
  var wire: [UInt8] {
    var flags: UInt8 = hasMore ? Flag.more : 0
    if isCommand { flags |= Flag.command }
    guard body.count > Self.mostShort else { return [flags, UInt8(body.count)] + body }
    let length = UInt64(body.count)
    return [flags | Flag.long] + (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) } + body
  }

  /// Reads the frame at the start of bytes that have arrived.
  ///
  /// - Parameters:
  ///   - bytes: the bytes, with the start of the next frames.
  ///   - limit: the largest number of bytes of the content.
  /// - Returns: the frame and its number of bytes; nil if it has not arrived completely.
  /// - Throws: ``ZMTPError`` for flags that do not exist and for a longer content, before it has arrived.
  static func read(_ bytes: ArraySlice<UInt8>, limit: Int) throws(ZMTPError) -> (frame: ZMTPFrame, count: Int)? {
    guard let flags = bytes.first else { return nil }
    let isCommand = flags & Flag.command != 0
    guard flags & ~(Flag.more | Flag.long | Flag.command) == 0, !isCommand || flags & Flag.more == 0 else {
      throw ZMTPError()
    }
    let digits = flags & Flag.long == 0 ? 1 : 8
    guard bytes.count > digits else { return nil }
    let start = bytes.startIndex + 1
    let length = bytes[start..<(start + digits)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= UInt64(limit) else { throw ZMTPError() }
    let end = start + digits + Int(length)
    guard bytes.endIndex >= end else { return nil }
    let frame = ZMTPFrame(
      hasMore: flags & Flag.more != 0, isCommand: isCommand, body: Array(bytes[(start + digits)..<end]))
    return (frame, end - bytes.startIndex)
  }

  /// Returns the wire of a message of several parts.
  static func wire(_ parts: [[UInt8]]) -> [UInt8] {
    parts.indices.flatMap { ZMTPFrame(hasMore: $0 + 1 < parts.count, body: parts[$0]).wire }
  }
}

/// The error of bytes that ZMTP does not allow, after which the connection ends.
struct ZMTPError: Error, Hashable {}
