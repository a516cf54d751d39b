import ExperimentKit

/// The numbers of comma-separated values, of all columns row by row or of one of them.
///
/// A first row without a number is titles; empty rows are skipped. Fields may be in quotation marks. If the first row has
/// a semicolon, semicolons separate the fields, and numbers can have a decimal comma, as spreadsheets write them in
/// many countries; a tab separates them if it has neither a comma nor a semicolon.
///
/// Source: RFC 4180, for commas.
struct CommaSeparatedNumbers {
  /// The numbers, in the order of the file.
  private(set) var numbers: [Double] = []

  private let bytes: [UInt8]
  private let separator: UInt8
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
    separator = Self.separator(of: bytes)
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
        position = try self.position(of: column, in: row)
        if row.allSatisfy({ number($0) == nil }) { continue }
      }
      for (index, field) in row.enumerated() where position == nil || position == index {
        guard let number = number(field) else {
          throw NumberFileError(
            "Line \(field.line), field \(field.column): `\(field.text.abbreviated)` is not a number.",
            help: "Write numbers such as `-0.5` or `1e-3`, separated by commas.")
        }
        guard number.isFinite || !field.text.contains(where: \.isNumber) else {
          throw NumberFileError(
            "Line \(field.line), field \(field.column): `\(field.text.abbreviated)` is beyond the doubles.",
            help: "Use numbers up to 1.8e308, or write `inf`.")
        }
        numbers.append(number)
      }
      try NumberFile.check(count: numbers.count)
    }
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

  /// Returns the number of a field, which may have a decimal comma where commas do not separate; nil for another text.
  private func number(_ field: Field) -> Double? {
    separator == UInt8(ascii: ";") ? Double(field.text.replacing(",", with: ".")) : Double(field.text)
  }

  private func position(of column: String?, in row: [Field]) throws(NumberFileError) -> Int? {
    guard let column else { return nil }
    let titles = row.map(\.text)
    guard row.allSatisfy({ number($0) == nil }) else {
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
      throw NumberFileError(
        "Line \(firstLine), field \(column): the quotation mark is not closed.", help: "Close it, or remove it.")
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
