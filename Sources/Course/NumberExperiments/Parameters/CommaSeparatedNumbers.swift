import ExperimentKit

/// The numbers of comma-separated values, of all columns row by row or of one of them.
///
/// A first row without a number is titles; empty rows are skipped. Fields may be in quotation marks.
///
/// Source: RFC 4180.
struct CommaSeparatedNumbers {
  /// The numbers, in the order of the file.
  private(set) var numbers: [Double] = []

  private let bytes: [UInt8]
  private var offset = 0
  private var line = 1

  private struct Field {
    var text: String
    let line: Int
    let column: Int
  }

  /// Reads the values.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, in UTF-8.
  ///   - column: the title of a column; nil for all.
  /// - Throws: a ``NumberFileError`` with the place: a line and a field of it, both counted from 1.
  init(_ bytes: [UInt8], column: String? = nil) throws(NumberFileError) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    var width: Int?
    var position: Int?
    while let row = try row() {
      if row.count == 1, row[0].text.isEmpty { continue }
      guard row.count == width ?? row.count else {
        throw NumberFileError(
          "Line \(row[0].line): found \(row.count) fields, but the first row has \(width ?? 0).",
          help: "Write the same number of fields in each row.")
      }
      if width == nil {
        width = row.count
        position = try Self.position(of: column, in: row)
        if row.allSatisfy({ Double($0.text) == nil }) { continue }
      }
      for (index, field) in row.enumerated() where position == nil || position == index {
        guard let number = Double(field.text) else {
          throw NumberFileError(
            "Line \(field.line), field \(field.column): `\(field.text.abbreviated)` is not a number.",
            help: "Write numbers such as `-0.5` or `1e-3`, separated by commas.")
        }
        numbers.append(number)
      }
      try NumberFile.check(count: numbers.count)
    }
  }

  private static func position(of column: String?, in row: [Field]) throws(NumberFileError) -> Int? {
    guard let column else { return nil }
    let titles = row.map(\.text)
    guard titles.allSatisfy({ Double($0) == nil }) else {
      throw NumberFileError("Line \(row[0].line): the first row has no column titles.", help: "Remove `column`.")
    }
    guard let position = titles.firstIndex(of: column) else {
      throw NumberFileError(
        "No column has the title `\(column)`.", help: Suggestion.help(for: column, among: titles, what: "columns"))
    }
    return position
  }

  /// Reads the fields of the next row; nil at the end.
  private mutating func row() throws(NumberFileError) -> [Field]? {
    guard offset < bytes.count else { return nil }
    var fields: [Field] = []
    while true {
      fields.append(try field(column: fields.count + 1))
      try NumberFile.check(count: fields.count)
      guard offset < bytes.count else { return fields }
      let mark = bytes[offset]
      offset += 1
      if mark == UInt8(ascii: ",") { continue }
      if mark == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
      line += 1
      return fields
    }
  }

  /// Reads the next field, without the separator after it.
  private mutating func field(column: Int) throws(NumberFileError) -> Field {
    let (start, firstLine) = (offset, line)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
      let text = bytes[start...].prefix { !Self.marks.contains($0) }
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
    guard isClosed, offset == bytes.count || Self.marks.contains(bytes[offset]) else {
      throw NumberFileError(
        "Line \(firstLine), field \(column): the quotation mark is not closed.", help: "Close it, or remove it.")
    }
    return Field(text: Self.trimmed(text[...]), line: firstLine, column: column)
  }

  private static let marks: Set<UInt8> = [UInt8(ascii: ","), UInt8(ascii: "\n"), UInt8(ascii: "\r")]

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
    let blanks: [UInt8] = [0x20, 0x09]
    let start = bytes.drop { blanks.contains($0) }
    let end = start.lastIndex { !blanks.contains($0) }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[start.startIndex..<end], as: UTF8.self)
  }
}
