import SourceText

extension ByteWriter {
  /// Writes a message: its key and its arguments.
  mutating func write(_ message: Message) {
    write(message.key)
    write(list: message.arguments) { writer, argument in
      switch argument {
      case .text(let text):
        writer.write(0)
        writer.write(text.en)
        writer.write(text.ja)
      case .message(let message):
        writer.write(1)
        writer.write(message)
      }
    }
  }
}

extension ByteReader {
  /// The deepest level of messages within messages.
  private static let deepest = 64

  /// Reads a message.
  ///
  /// - Throws: ``ByteReaderError`` for bytes that are not a message.
  mutating func message(depth: Int = 0) throws(ByteReaderError) -> Message {
    guard depth < Self.deepest else { throw ByteReaderError() }
    return Message(
      key: try text(),
      try list { reader throws(ByteReaderError) in
        guard try reader.number() == 0 else { return .message(try reader.message(depth: depth + 1)) }
        return .text(LocalizedText(en: try reader.text(), ja: try reader.text()))
      })
  }
}
