/// A record of a bitstream: a code that gives its kind, numbers, and bytes.
struct BitstreamRecord {
  var code: UInt64
  var values: [UInt64]
  var blob: ArraySlice<UInt8>
}

/// A reader of LLVM's bitstream container: nested blocks of records, whose encoding the stream itself defines.
///
/// Source: LLVM Bitstream File Format, <https://llvm.org/docs/BitCodeFormat.html>. Reading always ends, with a result
/// or an error, whatever the bytes are.
struct Bitstream {
  /// An item of a stream.
  enum Item {
    /// The beginning of a block.
    case start(block: Int)
    /// A record of the block that began last and has not ended.
    case record(BitstreamRecord)
    /// The end of that block.
    case end
  }

  private struct Block {
    var id: Int
    /// The width of the numbers that say how a record is stored.
    var width: Int
    var abbreviations: [BitstreamAbbreviation]
    var end: Int
  }

  /// The deepest nesting that is allowed; the messages of compilers have at most notes of notes.
  private static let deepest = 16
  /// The block that defines how records of other blocks are stored.
  private static let information = 0

  private var bits: BitReader
  private var blocks: [Block] = []
  private var shared: [Int: [BitstreamAbbreviation]] = [:]
  /// The block whose records the information block currently defines.
  private var described: Int?

  /// Creates a reader after the magic number.
  init(_ bytes: [UInt8], magic: String) throws(SerializedDiagnosticsError) {
    bits = BitReader(bytes)
    guard bytes.starts(with: magic.utf8) else { throw bits.damage("it does not start with `\(magic)`") }
    bits.skip(to: magic.utf8.count * 8)
  }

  /// Reads the next item; nil at the end.
  mutating func next() throws(SerializedDiagnosticsError) -> Item? {
    while !blocks.isEmpty {
      let top = blocks.count - 1
      let isInformation = blocks[top].id == Self.information
      switch Int(try bits.fixed(blocks[top].width)) {
      case 0:
        try leave()
        if !isInformation { return .end }
      case 1:
        let id = try enter()
        if id != Self.information { return .start(block: id) }
      case 2: try define(BitstreamAbbreviation(&bits))
      case 3:
        let record = try unabbreviated()
        if !isInformation { return .record(record) }
        try describe(record)
      case let number:
        guard blocks[top].abbreviations.indices.contains(number - 4) else {
          throw damage("a record is stored in an undefined way")
        }
        let record = try blocks[top].abbreviations[number - 4].record(&bits)
        if !isInformation { return .record(record) }
        try describe(record)
      }
    }
    guard bits.remaining > 0 else { return nil }
    guard try bits.fixed(2) == 1 else { throw damage("there is data outside of blocks") }
    let id = try enter()
    return id == Self.information ? try next() : .start(block: id)
  }

  /// Skips to the end of the block that began last.
  mutating func skipBlock() {
    guard let block = blocks.popLast() else { return }
    bits.skip(to: block.end)
  }

  /// Returns an error at the current position.
  func damage(_ problem: String) -> SerializedDiagnosticsError {
    bits.damage(problem)
  }

  private mutating func enter() throws(SerializedDiagnosticsError) -> Int {
    let id = try bits.count(8)
    let width = try bits.count(4)
    try bits.align()
    let length = Int(try bits.fixed(32)) * 32
    guard 2...32 ~= width else { throw damage("a block has numbers of \(width) bits") }
    guard length <= (blocks.last?.end ?? bits.position + bits.remaining) - bits.position else {
      throw damage("it ends in the middle of a block")
    }
    guard blocks.count < Self.deepest else { throw damage("blocks are nested more than \(Self.deepest) deep") }
    if id == Self.information { described = nil }
    blocks.append(Block(id: id, width: width, abbreviations: shared[id] ?? [], end: bits.position + length))
    return id
  }

  private mutating func leave() throws(SerializedDiagnosticsError) {
    try bits.align()
    guard bits.position == blocks.removeLast().end else { throw damage("a block has another length than it says") }
  }

  private mutating func define(_ abbreviation: BitstreamAbbreviation) throws(SerializedDiagnosticsError) {
    if blocks[blocks.count - 1].id != Self.information {
      blocks[blocks.count - 1].abbreviations.append(abbreviation)
    } else if let described {
      shared[described, default: []].append(abbreviation)
    } else {
      throw damage("a record is defined for no block")
    }
  }

  /// Reads a record of the information block; code 1 names the block that the next definitions are for.
  private mutating func describe(_ record: BitstreamRecord) throws(SerializedDiagnosticsError) {
    guard record.code == 1 else { return }
    guard let id = record.values.first else { throw damage("the information names no block") }
    described = Int(clamping: id)
  }

  private mutating func unabbreviated() throws(SerializedDiagnosticsError) -> BitstreamRecord {
    let code = try bits.variable(6)
    let count = try bits.count(6)
    guard count <= bits.remaining / 6 else { throw damage("it ends in the middle of a record") }
    var values: [UInt64] = []
    for _ in 0..<count { values.append(try bits.variable(6)) }
    return BitstreamRecord(code: code, values: values, blob: [])
  }
}
