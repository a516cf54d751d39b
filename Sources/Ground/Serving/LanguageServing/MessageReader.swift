/// A reader that assembles an editor's messages from the pieces in which they arrive.
///
/// Each message has headers, of which `Content-Length` counts the bytes of the JSON after the blank line. After damaged
/// headers, the reader continues at the next `Content-Length`.
package struct MessageReader: Sendable {
  /// A message, or bytes that are none.
  package enum Arrival: Sendable, Hashable {
    /// The JSON of a message.
    case message([UInt8])
    /// Bytes that make up no message, or a message that is too long; they are skipped.
    case damaged
  }

  /// The largest size of a message, in bytes.
  package static let mostBytes = 1 << 26
  private static let mostHeaderBytes = 4_096
  private static let lengthName = Array("content-length:".utf8)

  private var bytes: [UInt8] = []
  private var start = 0
  /// The number of bytes of a message that is too long and still arriving.
  private var unwanted = 0

  /// Creates a reader without any bytes.
  package init() {}

  /// Appends bytes that have arrived.
  package mutating func append(_ piece: some Collection<UInt8>) {
    let skipped = min(unwanted, piece.count)
    unwanted -= skipped
    if start > 1 << 16 || start == bytes.count {
      bytes.removeFirst(start)
      start = 0
    }
    bytes += piece.dropFirst(skipped)
  }

  /// Returns the next arrival; nil if it is not complete yet.
  package mutating func next() -> Arrival? {
    guard start < bytes.count else { return nil }
    let head = bytes[start...].prefix(Self.mostHeaderBytes)
    guard let end = head.firstRange(of: Array("\r\n\r\n".utf8)) else {
      return head.count < Self.mostHeaderBytes ? nil : skip(to: head.endIndex)
    }
    let headers = head[..<end.lowerBound].split(separator: 0x0A).map { $0.last == 0x0D ? $0.dropLast() : $0 }
    guard let length = headers.lazy.compactMap(Self.length).first else { return skip(to: end.upperBound) }
    if length > Self.mostBytes {
      let here = min(length, bytes.count - end.upperBound)
      start = end.upperBound + here
      unwanted = length - here
      return .damaged
    }
    guard bytes.count - end.upperBound >= length else { return nil }
    start = end.upperBound + length
    return .message(Array(bytes[end.upperBound..<start]))
  }

  /// Skips damaged bytes, up to the next header with a length or to a position.
  private mutating func skip(to end: Int) -> Arrival {
    let rest = bytes[(start + 1)..<end]
    let next = rest.indices.first { index in
      rest[index] | 0x20 == Self.lengthName[0] && Self.isName(rest[index...])
    }
    // The beginning of a name may be at the end of what has arrived.
    start = next ?? max(start + 1, end == bytes.count ? end - Self.lengthName.count : end)
    return .damaged
  }

  /// Whether bytes begin with the name of the header, in any case of letters.
  private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.prefix(lengthName.count).elementsEqual(lengthName) { byte, letter in
      byte == letter || (0x41...0x5A).contains(byte) && byte | 0x20 == letter
    }
  }

  /// Returns the length that a header states; nil for any other header.
  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    guard header.count <= 40, isName(header) else { return nil }
    let digits = header.dropFirst(lengthName.count).filter { $0 != 0x20 }
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  /// Returns a message with its headers.
  package static func framed(_ json: some Collection<UInt8>) -> [UInt8] {
    Array("Content-Length: \(json.count)\r\n\r\n".utf8) + json
  }
}
