/// The numbers of comma-separated values, of all columns row by row or of one of them.
///
/// A first row without a number is titles; empty rows are skipped. Fields may be in quotation marks. If the first row has
/// a semicolon, semicolons separate the fields, and numbers can have a decimal comma, as spreadsheets write them in
/// many countries; a tab separates them if it has neither a comma nor a semicolon.
///
/// Source: RFC 4180, for commas.
public struct CommaSeparatedNumbers: Sendable, Hashable {
  /// The titles of the columns; empty if the first row has numbers.
  public let titles: [String]
  /// The number of columns; 0 without a row.
  public let columns: Int
  /// The numbers, row by row.
  public let numbers: [Double]

  /// Creates rows of numbers.
  ///
  /// - Parameters:
  ///   - numbers: the numbers, row by row.
  ///   - columns: the number of columns.
  ///   - titles: the titles of the columns; empty for none. Titles that are numbers are read as numbers.
  /// - Precondition: The rows are full, and each column has a title or none has.
  public init(_ numbers: [Double], columns: Int = 1, titles: [String] = []) {
    precondition(columns > 0 && numbers.count % columns == 0, "each row has \(columns) numbers")
    precondition(titles.isEmpty || titles.count == columns, "each column has a title")
    (self.titles, self.columns, self.numbers) = (titles, columns, numbers)
  }

  /// Reads numbers.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, in UTF-8.
  ///   - column: the title of a column; nil for all.
  ///   - limit: the largest number of numbers.
  /// - Throws: ``NumberFileError`` with the place: a line and a field of it.
  /// - Complexity: O(*n*), about a hundred nanoseconds each.
  public init(bytes: [UInt8], column: String? = nil, limit: Int = .max) throws(NumberFileError) {
    var fields = CommaSeparatedFields(bytes, limit: limit)
    let hasDecimalComma = fields.separator == UInt8(ascii: ";")
    func number(_ field: CommaSeparatedFields.Field) -> Double? {
      hasDecimalComma ? Double(field.text.replacing(",", with: ".")) : Double(field.text)
    }
    var numbers: [Double] = []
    var titles: [String] = []
    var width: Int?
    var position: Int?
    while let row = try fields.row() {
      if row.count == 1, row[0].text.isEmpty { continue }
      guard row.count == width ?? row.count else {
        throw .wrongFieldCount(row.count, expected: width ?? 0, line: row[0].line)
      }
      if width == nil {
        width = row.count
        if row.allSatisfy({ number($0) == nil }) { titles = row.map(\.text) }
        position = try Self.position(of: column, in: titles, line: row[0].line)
        if !titles.isEmpty { continue }
      }
      for (index, field) in row.enumerated() where position == nil || position == index {
        guard let number = number(field) else {
          throw .notANumber(field.text, line: field.line, field: field.column)
        }
        guard number.isFinite || !field.text.contains(where: \.isNumber) else {
          throw .outOfRange(field.text, line: field.line, field: field.column)
        }
        numbers.append(number)
      }
      guard numbers.count <= limit else { throw .tooManyNumbers(limit: limit) }
    }
    self.titles = position.map { [titles[$0]] } ?? titles
    columns = position == nil ? width ?? 0 : 1
    self.numbers = numbers
  }

  private static func position(
    of column: String?, in titles: [String], line: Int
  ) throws(NumberFileError) -> Int? {
    guard let column else { return nil }
    guard !titles.isEmpty else { throw .noTitles(line: line) }
    guard let position = titles.firstIndex(of: column) else { throw .unknownTitle(column, titles: titles) }
    return position
  }

  /// The content of a file: the titles and the rows, each with a line feed.
  ///
  /// Each number has the fewest digits that identify it, so that reading them gives the same numbers; a NaN loses its
  /// payload.
  ///
  /// - Complexity: O(*n*), about a hundred nanoseconds each.
  public var bytes: [UInt8] {
    var bytes: [UInt8] = []
    func append(_ fields: some Sequence<String>) {
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes.append(contentsOf: field.utf8)
      }
      bytes.append(UInt8(ascii: "\n"))
    }
    if !titles.isEmpty { append(titles.map(Self.quoted)) }
    guard columns > 0 else { return bytes }
    for start in stride(from: 0, to: numbers.count, by: columns) {
      append(numbers[start..<start + columns].lazy.map { "\($0)" })
    }
    return bytes
  }

  /// Returns a title in quotation marks if it contains anything that separates.
  private static func quoted(_ title: String) -> String {
    guard title.isEmpty || title.unicodeScalars.contains(where: { ",;\t\"\r\n ".unicodeScalars.contains($0) }) else {
      return title
    }
    return "\"\(title.replacing("\"", with: "\"\""))\""
  }
}
