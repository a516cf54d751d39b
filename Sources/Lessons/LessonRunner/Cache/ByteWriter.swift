/// A writer of numbers, strings, and lists in sequence.
struct ByteWriter {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  /// Overwrites eight bytes that were written before.
  mutating func overwrite(at offset: Int, with number: UInt64) {
    bytes.withUnsafeMutableBytes { $0.storeBytes(of: number.littleEndian, toByteOffset: offset, as: UInt64.self) }
  }

  /// Reserves capacity for a number of bytes.
  mutating func reserve(_ count: Int) {
    bytes.reserveCapacity(count)
  }

  /// Writes a number.
  mutating func write(_ number: Int) {
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes bytes as they are.
  mutating func write(raw block: [UInt8]) {
    bytes += block
  }

  /// Writes bytes after their count.
  mutating func write(_ block: ArraySlice<UInt8>) {
    write(block.count)
    bytes += block
  }

  /// Writes a string.
  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }

  /// Writes a value that may be missing.
  mutating func write<Value>(optional value: Value?, _ body: (inout ByteWriter, Value) -> Void) {
    write(value == nil ? 0 : 1)
    if let value { body(&self, value) }
  }

  /// Writes a list.
  mutating func write<Value>(list: some Collection<Value>, _ body: (inout ByteWriter, Value) -> Void) {
    write(list.count)
    for value in list { body(&self, value) }
  }
}
