extension NPYArray {
  static let magic: [UInt8] = [0x93] + Array("NUMPY".utf8)

  /// Returns whether bytes begin like an array.
  public static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  /// Reads an array, in C or Fortran order and with any byte first.
  ///
  /// - Parameters:
  ///   - bytes: the content of a file that NumPy's `save` wrote.
  ///   - limit: the largest number of elements.
  /// - Throws: ``NumberFileError`` with the place.
  /// - Complexity: O(*n*), a few nanoseconds each.
  public init(bytes: [UInt8], limit: Int = .max) throws(NumberFileError) {
    guard Self.begins(bytes) else { throw .notAnArray }
    let header = try NPYHeader(bytes)
    guard let type = NPYType(descriptor: header.type) else {
      throw .unsupportedType(header.type, byte: header.typeOffset)
    }
    let count = Self.count(of: header.shape)
    guard count <= limit else { throw .tooManyNumbers(limit: limit) }
    let found = bytes.count - header.end
    guard found % type.size == 0, found / type.size == count else {
      throw .wrongByteCount(found, numbers: count, size: type.size, byte: header.end)
    }
    let isBigEndian = header.type.hasPrefix(">")
    let codes =
      switch type.size {
      case 1: bytes[header.end...].map(UInt64.init)
      case 2: Self.codes(bytes, from: header.end, as: UInt16.self, isBigEndian)
      case 4: Self.codes(bytes, from: header.end, as: UInt32.self, isBigEndian)
      default: Self.codes(bytes, from: header.end, as: UInt64.self, isBigEndian)
      }
    self.init(
      type, header.shape, header.isFortranOrder && count > 0 ? Self.inCOrder(codes, header.shape) : codes)
  }

  private static func codes<Code: FixedWidthInteger & UnsignedInteger>(
    _ bytes: [UInt8], from start: Int, as type: Code.Type, _ isBigEndian: Bool
  ) -> [UInt64] {
    bytes.withUnsafeBytes { bytes in
      stride(from: start, to: bytes.count, by: Code.bitWidth / 8).map { place in
        let code = bytes.loadUnaligned(fromByteOffset: place, as: Code.self)
        return UInt64(isBigEndian ? Code(bigEndian: code) : Code(littleEndian: code))
      }
    }
  }

  /// Returns elements in C order whose first index changes fastest.
  private static func inCOrder(_ codes: [UInt64], _ shape: [Int]) -> [UInt64] {
    var strides: [Int] = []
    _ = shape.reduce(1) { stride, length in
      strides.append(stride)
      return stride * length
    }
    var indices = [Int](repeating: 0, count: shape.count)
    var place = 0
    return codes.indices.map { _ in
      defer {
        for axis in shape.indices.reversed() {
          indices[axis] += 1
          place += strides[axis]
          guard indices[axis] == shape[axis] else { break }
          place -= strides[axis] * shape[axis]
          indices[axis] = 0
        }
      }
      return codes[place]
    }
  }
}
