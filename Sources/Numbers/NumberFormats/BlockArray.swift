/// An array in blocks.
public struct BlockArray: Sendable, Hashable {
  /// The format.
  public let format: BlockFormat
  /// The scale of the whole array; 1 unless the format has such a scale.
  public let arrayScale: Float
  /// The codes of the scales, one per block, row by row.
  public let scales: [UInt8]
  /// The codes of the elements, one per byte, in the order of the numbers.
  ///
  /// The last block of a row may have fewer elements than the others.
  public let elements: [UInt8]
  /// The number of numbers in a row, which begins a new block; nil for a single row.
  public let columns: Int?

  /// Creates an array without any check.
  init(_ format: BlockFormat, arrayScale: Float, scales: [UInt8], elements: [UInt8], columns: Int?) {
    (self.format, self.arrayScale, self.scales, self.elements) = (format, arrayScale, scales, elements)
    self.columns = columns
  }

  /// Creates an array from stored codes.
  ///
  /// - Parameters:
  ///   - format: the format.
  ///   - scales: the codes of the scales, one per block.
  ///   - elements: the codes of the elements, one per byte.
  ///   - arrayScale: the scale of the whole array.
  ///   - columns: the number of numbers in a row, which begins a new block; nil for a single row.
  /// - Throws: ``BlockFormatError`` if there are too few or too many scales, a row is not full, or a code has too many
  ///   bits.
  public init(
    format: BlockFormat, scales: [UInt8], elements: [UInt8], arrayScale: Float = 1, columns: Int? = nil
  ) throws(BlockFormatError) {
    guard BlockLayout.areFull(elements.count, columns) else {
      throw .incompleteRow(elements.count, columns: columns ?? 0)
    }
    let expected = BlockLayout(count: elements.count, size: format.size, columns: columns).blockCount
    guard scales.count == expected else { throw .wrongScaleCount(scales.count, expected: expected) }
    do throws(CodeTooLarge) {
      try format.scaleFormat.check(scales.span)
      if case .float(let format) = format.elements { try format.check(elements.span) }
    } catch {
      throw .codeTooLarge(error)
    }
    self.init(format, arrayScale: arrayScale, scales: scales, elements: elements, columns: columns)
  }

  /// Creates an array from stored codes, with the elements packed as in ``packedElements``.
  ///
  /// - Throws: ``BlockFormatError`` as for codes in bytes, and if the elements have another number of bits.
  public init(
    format: BlockFormat, scales: [UInt8], packedElements: PackedCodes, arrayScale: Float = 1, columns: Int? = nil
  ) throws(BlockFormatError) {
    guard packedElements.bits == format.elementBits else {
      throw .wrongElementBits(packedElements.bits, expected: format.elementBits)
    }
    try self.init(
      format: format, scales: scales, elements: packedElements.codes, arrayScale: arrayScale, columns: columns)
  }

  /// The number of numbers.
  public var count: Int { elements.count }

  /// The numbers of the scales, one per block, without the scale of the whole array.
  ///
  /// The scale of a block with an infinity or NaN is NaN.
  public var scaleNumbers: [Double] {
    FloatArithmetic(format.scaleFormat).decode(scales)
  }

  /// The blocks.
  var layout: BlockLayout { BlockLayout(count: count, size: format.size, columns: columns) }
}
