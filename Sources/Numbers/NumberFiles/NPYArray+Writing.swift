extension NPYArray {
  /// The content of a file that NumPy's `load` reads, with the bytes that its `save` would write.
  ///
  /// - Complexity: O(*n*), a few nanoseconds each.
  public var bytes: [UInt8] {
    var bytes = header
    let size = type.size
    bytes.reserveCapacity(bytes.count + codes.count * size)
    for code in codes {
      for place in 0..<size { bytes.append(UInt8(truncatingIfNeeded: code &>> UInt64(8 &* place))) }
    }
    return bytes
  }

  /// The bytes before the elements, a multiple of 64.
  private var header: [UInt8] {
    let lengths = shape.map(String.init)
    let tuple = lengths.count == 1 ? "(\(lengths[0]),)" : "(\(lengths.joined(separator: ", ")))"
    var text = Array("{'descr': '\(type.descriptor)', 'fortran_order': False, 'shape': \(tuple), }".utf8)
    // NumPy leaves room for a first dimension of 21 digits, to which it can append.
    if let first = lengths.first { text += Self.spaces(21 - first.utf8.count) }
    func length(_ sizeOfLength: Int) -> Int {
      let end = Self.magic.count + 2 + sizeOfLength + text.count + 1
      return text.count + 1 + (end % 64 == 0 ? 0 : 64 - end % 64)
    }
    let isShort = length(2) <= Int(UInt16.max)
    let sizeOfLength = isShort ? 2 : 4
    let total = length(sizeOfLength)
    return Self.magic + [isShort ? 1 : 2, 0]
      + (0..<sizeOfLength).map { UInt8(truncatingIfNeeded: total >> (8 * $0)) }
      + text + Self.spaces(total - text.count - 1) + [UInt8(ascii: "\n")]
  }

  private static func spaces(_ count: Int) -> [UInt8] { [UInt8](repeating: UInt8(ascii: " "), count: max(count, 0)) }
}
