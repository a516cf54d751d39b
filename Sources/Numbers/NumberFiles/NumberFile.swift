/// The numbers of a file: an array of NumPy, or comma-separated values.
public struct NumberFile: Sendable, Hashable {
  /// The numbers, in the order of the file, with the last index of an array changing fastest.
  public let numbers: [Double]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file.
  ///   - name: the name of the file; a file that ends in `.npy` is an array, whatever it contains.
  ///   - column: the title of the column to take from comma-separated values; nil for all of them, row by row.
  ///   - limit: the largest number of numbers, so that reading takes little time and memory.
  /// - Throws: ``NumberFileError`` with the place in the file, even for a file without numbers.
  public init(
    _ bytes: [UInt8], name: String = "", column: String? = nil, limit: Int = .max
  ) throws(NumberFileError) {
    if NPYArray.begins(bytes) || name.hasSuffix(".npy") {
      guard column == nil else { throw .titlesOfArray }
      numbers = try NPYArray(bytes: bytes, limit: limit).numbers
    } else if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) {
      throw .archive
    } else {
      numbers = try CommaSeparatedNumbers(bytes: bytes, column: column, limit: limit).numbers
    }
    guard !numbers.isEmpty else { throw .noNumbers }
  }
}
