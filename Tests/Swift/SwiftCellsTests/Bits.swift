@testable import SwiftCells

/// A writer of bits, the lowest first.
struct Bits {
  var bits: [Bool] = []

  mutating func fixed(_ value: UInt64, _ width: Int) {
    for bit in 0..<width { bits.append(value >> UInt64(bit) & 1 == 1) }
  }

  mutating func variable(_ value: UInt64, _ width: Int) {
    let payload = width - 1
    var rest = value
    while rest >> UInt64(payload) != 0 {
      fixed(rest & (1 << UInt64(payload) - 1) | 1 << UInt64(payload), width)
      rest >>= UInt64(payload)
    }
    fixed(rest, width)
  }

  mutating func align() {
    while bits.count % 32 != 0 { bits.append(false) }
  }

  /// Writes a block with numbers of 4 bits.
  mutating func block(_ id: UInt64, outer: Int = 2, _ body: (inout Bits) -> Void) {
    fixed(1, outer)
    variable(id, 8)
    variable(4, 4)
    align()
    var inner = Bits()
    body(&inner)
    inner.fixed(0, 4)
    inner.align()
    fixed(UInt64(inner.bits.count / 32), 32)
    bits += inner.bits
  }

  /// Writes the definition of a record: the encoding of each field, or nil for a literal, and its number.
  mutating func define(_ fields: [(encoding: UInt64?, number: UInt64?)]) {
    fixed(2, 4)
    variable(UInt64(fields.count), 5)
    for (encoding, number) in fields {
      fixed(encoding == nil ? 1 : 0, 1)
      if let encoding { fixed(encoding, 3) }
      if let number { variable(number, encoding == nil ? 8 : 5) }
    }
  }

  /// Writes nested blocks.
  mutating func nest(_ depth: Int, outer: Int = 2) {
    block(9, outer: outer) { if depth > 1 { $0.nest(depth - 1, outer: 4) } }
  }

  var bytes: [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].enumerated().reduce(0) { $0 | ($1.element ? 1 << UInt8($1.offset) : 0) }
    }
  }
}

/// Returns the items of a stream in words.
///
/// They are `<8` for a block that begins, `>` for its end, a record's code and values, and its blob as text.
func streamItems(skipping skipped: Int? = nil, _ body: (inout Bits) -> Void) throws -> [String] {
  var bits = Bits()
  body(&bits)
  var stream = try Bitstream(Array("TEST".utf8) + bits.bytes, magic: "TEST")
  var items: [String] = []
  while let item = try stream.next() {
    switch item {
    case .start(let block) where block == skipped: stream.skipBlock()
    case .start(let block): items.append("<\(block)")
    case .record(let record):
      items.append(
        "\(record.code)\(record.values)" + (record.blob.isEmpty ? "" : String(decoding: record.blob, as: UTF8.self)))
    case .end: items.append(">")
    }
  }
  return items
}
