/// Bytes that a ``ByteWriter`` did not write.
struct ByteReaderError: Error {}

/// A reader of the bytes that a ``ByteWriter`` wrote.
struct ByteReader {
  private let bytes: [UInt8]
  private var offset: Int

  /// Creates a reader of bytes, starting at an offset.
  init(_ bytes: [UInt8], from offset: Int = 0) {
    (self.bytes, self.offset) = (bytes, offset)
  }

  /// Whether the reader has read all bytes.
  var isAtEnd: Bool { offset == bytes.count }

  /// Reads a number.
  mutating func number() throws(ByteReaderError) -> Int {
    guard bytes.count - offset >= 8 else { throw ByteReaderError() }
    let value = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    offset += 8
    guard let number = Int(exactly: Int64(bitPattern: UInt64(littleEndian: value))) else { throw ByteReaderError() }
    return number
  }

  /// Reads a count, which cannot exceed the number of the remaining bytes.
  private mutating func count() throws(ByteReaderError) -> Int {
    let count = try number()
    guard (0...(bytes.count - offset)).contains(count) else { throw ByteReaderError() }
    return count
  }

  /// Reads the position of a block of bytes.
  mutating func range() throws(ByteReaderError) -> Range<Int> {
    let count = try count()
    defer { offset += count }
    return offset..<(offset + count)
  }

  /// Reads bytes.
  mutating func block() throws(ByteReaderError) -> ArraySlice<UInt8> {
    bytes[try range()]
  }

  /// Reads a string.
  mutating func text() throws(ByteReaderError) -> String {
    String(decoding: bytes[try range()], as: UTF8.self)
  }

  /// Reads a value that may be missing.
  mutating func optional<Value>(
    _ body: (inout ByteReader) throws(ByteReaderError) -> Value
  ) throws(ByteReaderError) -> Value? {
    try number() == 0 ? nil : try body(&self)
  }

  /// Reads a list.
  mutating func list<Value>(_ body: (inout ByteReader) throws(ByteReaderError) -> Value) throws(ByteReaderError)
    -> [Value]
  {
    let count = try count()
    var list: [Value] = []
    list.reserveCapacity(min(count, 1024))
    for _ in 0..<count { list.append(try body(&self)) }
    return list
  }
}
