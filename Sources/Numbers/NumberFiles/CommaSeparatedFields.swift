/// The fields of comma-separated values, row by row.
struct CommaSeparatedFields {
  /// A field without its quotation marks.
  struct Field {
    var text: String
    let line: Int
    let column: Int
  }

  /// The separator of the fields.
  let separator: UInt8

  private let bytes: [UInt8]
  private let limit: Int
  private var offset = 0
  private var line = 1

  /// Creates a reader of bytes in UTF-8 whose rows have at most a number of fields.
  init(_ bytes: [UInt8], limit: Int) {
    (self.bytes, self.limit) = (bytes, limit)
    separator = Self.separator(of: bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Returns the separator of the first row, outside quotation marks.
  private static func separator(of bytes: [UInt8]) -> UInt8 {
    let (comma, semicolon, tab) = (UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"))
    var found: Set<UInt8> = []
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      found.insert(byte)
    }
    return found.contains(semicolon) ? semicolon : found.contains(tab) && !found.contains(comma) ? tab : comma
  }

  /// Reads the fields of the next row; nil at the end.
  mutating func row() throws(NumberFileError) -> [Field]? {
    guard offset < bytes.count else { return nil }
    var fields: [Field] = []
    while true {
      fields.append(try field(column: fields.count + 1))
      guard fields.count <= limit else { throw .tooManyNumbers(limit: limit) }
      guard offset < bytes.count else { return fields }
      let mark = bytes[offset]
      offset += 1
      if mark == separator { continue }
      if mark == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
      line += 1
      return fields
    }
  }

  /// Reads the next field, without the separator after it.
  private mutating func field(column: Int) throws(NumberFileError) -> Field {
    let (start, firstLine) = (offset, line)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      let text = bytes[start...].prefix { !endsField($0) }
      offset += text.count
      return Field(text: Self.trimmed(text), line: line, column: column)
    }
    offset += 1
    var text: [UInt8] = []
    var isClosed = false
    while !isClosed, offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\"") {
        guard offset < bytes.count, bytes[offset] == byte else {
          isClosed = true
          continue
        }
        offset += 1
      } else if byte == UInt8(ascii: "\n") {
        line += 1
      }
      text.append(byte)
    }
    guard isClosed, offset == bytes.count || endsField(bytes[offset]) else {
      throw .openQuotationMark(line: firstLine, field: column)
    }
    return Field(text: Self.trimmed(text[...]), line: firstLine, column: column)
  }

  private func endsField(_ byte: UInt8) -> Bool {
    byte == separator || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let blanks: [UInt8] = [0x20, 0x09]
    let start = bytes.drop { blanks.contains($0) }
    let end = start.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[start.startIndex..<end], as: UTF8.self)
  }
}
