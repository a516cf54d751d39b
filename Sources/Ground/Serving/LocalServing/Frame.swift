#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message between programs that talk through pipes: a header in JSON, and a body of raw bytes.
///
/// On the wire: the lengths of both in decimal with a space between them, a line feed, the header, and the body.
public struct Frame: Sendable, Hashable {
  /// The header, in JSON.
  public var header: [UInt8]
  /// The bytes after the header.
  public var body: [UInt8]

  /// Creates a message from a header and a body.
  ///
  /// - Throws: an `EncodingError` for a header that JSON cannot represent.
  public init(_ header: some Encodable, body: [UInt8] = []) throws {
    self.header = Array(try JSONEncoder().encode(header))
    self.body = body
  }

  fileprivate init(header: ArraySlice<UInt8>, body: ArraySlice<UInt8>) {
    (self.header, self.body) = (Array(header), Array(body))
  }

  /// Decodes the header.
  ///
  /// - Throws: a `DecodingError` for a header of another type.
  public func decoded<Header: Decodable>(_ type: Header.Type = Header.self) throws -> Header {
    try JSONDecoder().decode(type, from: Data(header))
  }

  /// The bytes of the message on the wire.
  public var wire: [UInt8] { Array("\(header.count) \(body.count)\n".utf8) + header + body }
}

/// A reader that assembles messages from the pieces in which they arrive.
public struct FrameReader: Sendable {
  /// The largest size of a header and of a body, in bytes.
  public static let mostBytes = 1 << 28
  private static let longestLengths = 24

  private var bytes: [UInt8] = []
  private var start = 0

  /// Creates a reader without any bytes.
  public init() {}

  /// Appends bytes that have arrived.
  public mutating func append(_ piece: some Collection<UInt8>) {
    if start > 0, start == bytes.count { (bytes, start) = ([], 0) }
    bytes += piece
  }

  /// Returns the next message; nil if it is not complete yet.
  ///
  /// - Throws: ``FrameError`` if the bytes are not a message.
  public mutating func next() throws(FrameError) -> Frame? {
    let rest = bytes[start...]
    guard let end = rest.prefix(Self.longestLengths).firstIndex(of: 0x0A) else {
      if rest.count >= Self.longestLengths { throw FrameError() }
      return nil
    }
    let lengths = rest[..<end].split(separator: 0x20, omittingEmptySubsequences: false).map(Self.number)
    guard lengths.count == 2, let header = lengths[0], let body = lengths[1] else { throw FrameError() }
    let first = end + 1
    guard bytes.count - first >= header + body else { return nil }
    start = first + header + body
    let frame = Frame(header: bytes[first..<(first + header)], body: bytes[(first + header)..<start])
    if start > 1 << 20 {
      bytes.removeFirst(start)
      start = 0
    }
    return frame
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard let number = Int(String(decoding: digits, as: UTF8.self)), (0...mostBytes).contains(number) else {
      return nil
    }
    return number
  }
}

/// The error of bytes that do not have the form of a message.
public struct FrameError: Error, Hashable {}
