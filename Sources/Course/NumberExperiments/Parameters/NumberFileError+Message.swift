import ExperimentKit
import NumberFiles

extension NumberFileError {
  /// The error and its place, as a sentence.
  var reason: Message {
    switch self {
    case .noNumbers: "The file contains no numbers."
    case .tooManyNumbers(let limit): "The file contains more than \(limit) numbers."
    case .archive: "This is an archive, such as the `.npz` of several arrays."
    case .titlesOfArray: "An array has no column titles."
    case .notAnArray: "Byte 0: this is not the beginning of a NumPy array."
    case .unsupportedVersion(let major, let minor): "Byte 6: unsupported version \(Int(major)).\(Int(minor))."
    case .endsInHeader(let byte): "Byte \(byte): the file ends within its header."
    case .headerTooLong(let length): "Byte 8: the header has \(length) bytes, but the file ends before that."
    case .damagedHeader(let error, let byte): "Byte \(byte): \(error.reason)."
    case .severalFields(let byte): "Byte \(byte): each element has several fields."
    case .unsupportedType(let type, let byte): "Byte \(byte): unsupported type `\(type.abbreviated)`."
    case .wrongByteCount(let found, let numbers, let size, let byte):
      "Byte \(byte): expected \(numbers) numbers of \(size) bytes, found \(found) bytes."
    case .wrongFieldCount(let found, let expected, let line):
      "Line \(line): found \(found) fields, but the first row has \(expected)."
    case .notANumber(let text, let line, let field):
      "Line \(line), field \(field): `\(text.abbreviated)` is not a number."
    case .outOfRange(let text, let line, let field):
      "Line \(line), field \(field): `\(text.abbreviated)` is beyond the doubles."
    case .openQuotationMark(let line, let field): "Line \(line), field \(field): the quotation mark is not closed."
    case .noTitles(let line): "Line \(line): the first row has no column titles."
    case .unknownTitle(let title, _): "No column has the title `\(title)`."
    }
  }

  /// The suggested fix.
  var help: Message? {
    switch self {
    case .noNumbers, .endsInHeader, .headerTooLong: nil
    case .tooManyNumbers: "Use only a part of them."
    case .archive: "Write one of its arrays to a `.npy` file with `numpy.save`."
    case .titlesOfArray, .noTitles: "Remove `column`."
    case .unsupportedVersion: "Supported versions are 1.0, 2.0, and 3.0."
    case .damagedHeader, .wrongByteCount: "The file is damaged: write it again."
    case .severalFields: "Save only one field."
    // NumPy itself does not have such types, which packages like `ml_dtypes` add.
    case .unsupportedType(let type, _) where type.dropFirst().first == "V":
      "NumPy does not store which type this is. Write it with `numpy.save(name, array.astype(numpy.float32))`."
    case .notAnArray, .unsupportedType:
      "Write it with `numpy.save` from an array of `float16`, `float32`, `float64` or integers."
    case .wrongFieldCount: "Write the same number of fields in each row."
    case .notANumber: "Write numbers such as `-0.5` or `1e-3`, separated by commas."
    case .outOfRange: "Use numbers up to 1.8e308, or write `inf`."
    case .openQuotationMark: "Close it, or remove it."
    case .unknownTitle(let title, let titles): Suggestion.help(for: title, among: titles, what: "columns")
    }
  }
}

extension NPYHeaderError {
  /// The error, as a part of a sentence.
  fileprivate var reason: Message {
    switch self {
    case .duplicateKey(let key): "duplicate key `\(key.abbreviated)`"
    case .unknownKey(let key): "unknown key `\(key.abbreviated)`"
    case .missingKey(let key): "missing key `\(key)`"
    case .expected(let character): "expected `\(String(character))`"
    case .expectedString: "expected a string in quotation marks"
    case .openQuotationMark: "the quotation mark is not closed"
    case .expectedTruth: "expected `True` or `False`"
    case .expectedLength: "expected the length of a dimension"
    case .trailingText: "there is something after the header's dictionary"
    }
  }
}
