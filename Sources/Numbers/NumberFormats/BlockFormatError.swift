/// An error in the parts of a block format, or in stored blocks.
public enum BlockFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The number of numbers that share a scale is not in ``BlockFormat/supportedSizes``.
  case unsupportedSize(Int)
  /// A format of elements or scales has more than 8 bits.
  case unsupportedBits(Int)
  /// The elements have no zero.
  case noZero
  /// The scales have no NaN for a block with an infinity or NaN.
  case noNaN
  /// The number of scales does not match the number of elements.
  case wrongScaleCount(Int, expected: Int)
  /// The numbers do not fill rows with this number of columns.
  case incompleteRow(Int, columns: Int)
  /// The packed elements have another number of bits than those of the format.
  case wrongElementBits(Int, expected: Int)
  /// A code of a scale or an element has too many bits.
  case codeTooLarge(CodeTooLarge)

  /// The error message with the allowed values, in one line.
  public var description: String {
    switch self {
    case .unsupportedSize(let size):
      "\(size) numbers in a block are not supported; a block can have \(BlockFormat.supportedSizes.lowerBound) to \(BlockFormat.supportedSizes.upperBound)"
    case .unsupportedBits(let bits): "\(bits) bits are not supported; elements and scales have at most 8"
    case .noZero: "the elements have no zero"
    case .noNaN: "the scales have no NaN"
    case .wrongScaleCount(let count, let expected): "there are \(count) scales; expected \(expected)"
    case .incompleteRow(let count, let columns): "\(count) numbers do not fill rows of \(columns) columns"
    case .wrongElementBits(let bits, let expected): "the packed elements have \(bits) bits; expected \(expected)"
    case .codeTooLarge(let error): error.description
    }
  }
}
