import NumberFormats
import TestSupport
import Testing

/// Rows of matrices in blocks, compared with the same rows filled up with zeros.
@Suite("Rows of matrices in blocks") struct BlockColumnTests {
  private func numbers(_ count: Int, seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    return (0..<count).map { _ in
      Double(sign: .plus, exponent: Int(random.next() % 20) - 10, significand: .random(in: -2...2, using: &random))
    }
  }

  /// Returns rows with zeros at their ends, so that blocks fill each.
  private func filled<Number>(_ numbers: [Number], columns: Int, size: Int, with zero: Number) -> [Number] {
    let zeros = [Number](repeating: zero, count: (size - columns % size) % size)
    return stride(from: 0, to: numbers.count, by: columns).flatMap { numbers[$0..<$0 + columns] + zeros }
  }

  @Test(
    "With columns, each row begins a new block, as if zeros filled it up", arguments: BlockFormat.named.map(\.name),
    [1, 5, 16, 33, 40, 64, 600])
  func rows(name: String, columns: Int) throws {
    let format = try #require(BlockFormat.named.first { $0.name == name }?.format)
    let numbers = numbers(3 * columns, seed: 41)
    let blocks = format.encode(numbers, columns: columns)
    let whole = format.encode(filled(numbers, columns: columns, size: format.size, with: 0))
    #expect(blocks.scales == whole.scales && blocks.arrayScale == whole.arrayScale && blocks.columns == columns)
    let elements: [UInt8] = filled(blocks.elements, columns: columns, size: format.size, with: 0)
    #expect(elements == whole.elements)
    #expect(filled(blocks.numbers, columns: columns, size: format.size, with: 0) == whole.numbers)
    let units = blocks.unitsInTheLastPlace(around: numbers)
    let unitsOfWhole = whole.unitsInTheLastPlace(
      around: filled(numbers, columns: columns, size: format.size, with: 0))
    #expect(
      units
        == zip(unitsOfWhole, filled(numbers.map { _ in 1.0 }, columns: columns, size: format.size, with: 0))
        .filter { $1 == 1 }.map { $0.0 })
  }

  @Test("Without columns, blocks do not end with the rows")
  func flat() {
    let numbers = [Double](repeating: 1, count: 40) + [Double](repeating: 1_024, count: 40)
    #expect(BlockFormat.mxfp4.encode(numbers).scaleNumbers == [0.25, 256, 256])
    #expect(BlockFormat.mxfp4.encode(numbers, columns: 40).scaleNumbers == [0.25, 0.25, 256, 256])
    // Blocks that fill the rows are the same with or without columns.
    let even = BlockFormat.nvfp4.encode(numbers, columns: 16)
    #expect(even.scales == BlockFormat.nvfp4.encode(numbers).scales)
  }

  @Test("The dot product of rows in blocks is that of rows filled up with zeros")
  func dotProduct() {
    let wide = FloatArithmetic(.binary32)
    let (left, right) = (numbers(120, seed: 42), numbers(120, seed: 43))
    func product(_ left: BlockArray, _ right: BlockArray) -> FloatResult { wide.dotProduct(left, right) }
    let rows = product(
      BlockFormat.mxfp4.encode(left, columns: 40), BlockFormat.mxfp8e4m3.encode(right, columns: 40))
    let whole = product(
      BlockFormat.mxfp4.encode(filled(left, columns: 40, size: 32, with: 0)),
      BlockFormat.mxfp8e4m3.encode(filled(right, columns: 40, size: 32, with: 0)))
    #expect(rows == whole)
    // Rows that blocks fill are like a single row.
    let mixed = product(BlockFormat.mxfp4.encode(left, columns: 120), BlockFormat.mxfp4.encode(right))
    #expect(mixed == product(BlockFormat.mxfp4.encode(left), BlockFormat.mxfp4.encode(right)))
  }

  @Test("Stored rows are read again with their number of columns, and others are errors")
  func stored() throws {
    let blocks = BlockFormat.mxfp4.encode(numbers(120, seed: 44), columns: 40)
    let again = try BlockArray(
      format: .mxfp4, scales: blocks.scales, packedElements: blocks.packedElements, columns: 40)
    #expect(again == blocks && again.numbers == blocks.numbers)
    #expect(throws: BlockFormatError.wrongScaleCount(6, expected: 4)) {
      try BlockArray(format: .mxfp4, scales: blocks.scales, elements: blocks.elements)
    }
    for columns in [0, -40, 50] {
      let error = #expect(throws: BlockFormatError.self) {
        try BlockArray(format: .mxfp4, scales: blocks.scales, elements: blocks.elements, columns: columns)
      }
      #expect(error?.description == "120 numbers do not fill rows of \(columns) columns")
    }
    #expect(BlockFormat.mxfp4.encode([Float](), columns: 0).scales.isEmpty)
  }
}
