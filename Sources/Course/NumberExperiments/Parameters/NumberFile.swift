import ExperimentKit

/// The numbers of a file: an array of NumPy, or comma-separated values.
struct NumberFile: Sendable, Hashable {
  /// The largest number of numbers, so that reading takes little time and memory.
  static let mostNumbers = 1 << 22

  /// The numbers, in the order of the file.
  let numbers: [Double]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - column: the title of the column to take from comma-separated values; nil for all of them, row by row.
  /// - Throws: a ``NumberFileError`` with the place in the file.
  init(_ file: DataFile, column: String? = nil) throws(NumberFileError) {
    if NPYArray.begins(file.bytes) || file.name.hasSuffix(".npy") {
      guard column == nil else {
        throw NumberFileError("An array has no column titles.", help: "Remove `column`.")
      }
      numbers = try NPYArray(file.bytes).numbers
    } else if file.bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      throw NumberFileError(
        "This is an archive, such as the `.npz` of several arrays.",
        help: "Write one of its arrays to a `.npy` file with `numpy.save`.")
    } else {
      numbers = try CommaSeparatedNumbers(file.bytes, column: column).numbers
    }
    guard !numbers.isEmpty else { throw NumberFileError("The file contains no numbers.") }
  }

  /// Checks that the count is not too large.
  static func check(count: Int) throws(NumberFileError) {
    guard count > mostNumbers else { return }
    throw NumberFileError("The file contains more than \(mostNumbers) numbers.", help: "Use only a part of them.")
  }
}

/// The reason that a file's numbers cannot be used.
struct NumberFileError: Error, Hashable {
  /// The error and its place, as a sentence.
  let reason: Message
  /// The suggested fix.
  let help: Message?

  init(_ reason: Message, help: Message? = nil) {
    (self.reason, self.help) = (reason, help)
  }
}
