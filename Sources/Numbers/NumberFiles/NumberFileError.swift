/// The reason that a file of numbers cannot be read, with its place.
///
/// Bytes are counted from 0, lines and fields from 1.
public enum NumberFileError: Error, Sendable, Hashable {
  /// The file has no numbers.
  case noNumbers
  /// The file has more numbers than the limit.
  case tooManyNumbers(limit: Int)
  /// The file is an archive, such as the `.npz` of several arrays.
  case archive
  /// A column of an array is requested by its title.
  case titlesOfArray

  /// The bytes do not begin like an array of NumPy.
  case notAnArray
  /// The version of the array is not 1.0, 2.0, or 3.0.
  case unsupportedVersion(UInt8, UInt8)
  /// The file ends within the header of the array.
  case endsInHeader(byte: Int)
  /// The header of the array is longer than the rest of the file.
  case headerTooLong(Int)
  /// The header of the array is not as NumPy writes it.
  case damagedHeader(NPYHeaderError, byte: Int)
  /// The elements of the array have several fields.
  case severalFields(byte: Int)
  /// The elements of the array are not numbers, or are of an unsupported type.
  case unsupportedType(String, byte: Int)
  /// The header of the array is followed by too few or too many bytes.
  case wrongByteCount(Int, numbers: Int, size: Int, byte: Int)

  /// A row of comma-separated values has another number of fields than the first row.
  case wrongFieldCount(Int, expected: Int, line: Int)
  /// A field of comma-separated values is not a number.
  case notANumber(String, line: Int, field: Int)
  /// A number is beyond the largest double.
  case outOfRange(String, line: Int, field: Int)
  /// A field begins with a quotation mark that is not closed at its end.
  case openQuotationMark(line: Int, field: Int)
  /// A column is requested by its title, but the first row contains a number.
  case noTitles(line: Int)
  /// No column has the requested title.
  case unknownTitle(String, titles: [String])
}

extension NumberFileError: CustomStringConvertible {
  /// The error message with the place, in one line.
  public var description: String {
    switch self {
    case .noNumbers: "the file contains no numbers"
    case .tooManyNumbers(let limit): "the file contains more than \(limit) numbers"
    case .archive: "the file is an archive, such as the `.npz` of several arrays"
    case .titlesOfArray: "an array has no column titles"
    case .notAnArray: "byte 0: this is not the beginning of a NumPy array"
    case .unsupportedVersion(let major, let minor): "byte 6: unsupported version \(major).\(minor)"
    case .endsInHeader(let byte): "byte \(byte): the file ends within its header"
    case .headerTooLong(let length): "byte 8: the header has \(length) bytes, but the file ends before that"
    case .damagedHeader(let error, let byte): "byte \(byte): \(error)"
    case .severalFields(let byte): "byte \(byte): each element has several fields"
    case .unsupportedType(let type, let byte): "byte \(byte): unsupported type `\(type.beginning)`"
    case .wrongByteCount(let found, let numbers, let size, let byte):
      "byte \(byte): expected \(numbers) numbers of \(size) bytes, found \(found) bytes"
    case .wrongFieldCount(let found, let expected, let line):
      "line \(line): found \(found) fields, but the first row has \(expected)"
    case .notANumber(let text, let line, let field):
      "line \(line), field \(field): `\(text.beginning)` is not a number"
    case .outOfRange(let text, let line, let field):
      "line \(line), field \(field): `\(text.beginning)` is beyond the doubles"
    case .openQuotationMark(let line, let field): "line \(line), field \(field): the quotation mark is not closed"
    case .noTitles(let line): "line \(line): the first row has no column titles"
    case .unknownTitle(let title, _): "no column has the title `\(title.beginning)`"
    }
  }
}

extension String {
  /// The text for a message, or only its beginning if it is long.
  var beginning: String { count <= 60 ? self : "\(prefix(40))…" }
}
