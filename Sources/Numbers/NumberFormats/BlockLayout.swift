/// The blocks of an array: rows of numbers, each of which begins a new block.
struct BlockLayout: Sendable, Hashable {
  /// The number of numbers.
  let count: Int
  /// The number of numbers of a block; the last one of a row can have fewer.
  let size: Int
  /// The number of numbers of a row; all of them if no row ends within a block.
  private let rowLength: Int

  /// Creates the layout of a number of numbers in rows of as many columns, or in one row.
  ///
  /// - Precondition: The rows are full.
  init(count: Int, size: Int, columns: Int?) {
    precondition(Self.areFull(count, columns), "each row has as many numbers as there are columns")
    let columns = columns ?? count
    (self.count, self.size, rowLength) = (count, size, columns >= count || columns % size == 0 ? count : columns)
  }

  /// Returns whether numbers fill rows of as many columns.
  static func areFull(_ count: Int, _ columns: Int?) -> Bool {
    guard let columns, count > 0 else { return true }
    return columns > 0 && count % columns == 0
  }

  /// The number of blocks.
  var blockCount: Int { count == 0 ? 0 : count / rowLength * ((rowLength + size - 1) / size) }

  /// Calls a function with the places of each row, and the number of blocks before it.
  @inline(__always) func forEachRow(_ body: (_ places: Range<Int>, _ block: Int) -> Void) {
    var (first, block) = (0, 0)
    while first < count {
      body(first..<first &+ rowLength, block)
      first &+= rowLength
      block &+= (rowLength &+ size &- 1) / size
    }
  }

  /// Calls a function with the places of each block and its number.
  @inline(__always) func forEachBlock(_ body: (_ places: Range<Int>, _ block: Int) -> Void) {
    forEachRow { row, firstBlock in
      var (first, block) = (row.lowerBound, firstBlock)
      while first < row.upperBound {
        body(first..<min(first &+ size, row.upperBound), block)
        first &+= size
        block &+= 1
      }
    }
  }

  /// Returns the value of its block for each number.
  func spread(_ values: [Double]) -> [Double] {
    [Double](unsafeUninitializedCapacity: count) { all, filled in
      forEachBlock { places, block in all[places].initialize(repeating: values[block]) }
      filled = count
    }
  }
}
