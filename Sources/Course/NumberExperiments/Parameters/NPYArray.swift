import ExperimentKit
import NumberFormats

/// An array in NumPy's format NPY, of binary floating-point numbers of 16, 32 or 64 bits.
///
/// Source: NumPy Enhancement Proposal 1; `numpy.lib.format`, versions 1.0, 2.0 and 3.0.
struct NPYArray: Sendable, Hashable {
  private static let magic: [UInt8] = [0x93] + Array("NUMPY".utf8)
  private static let help: Message = "Write it with `numpy.save` from an array of `float16`, `float32` or `float64`."

  /// The size of each dimension; empty for a single number.
  let shape: [Int]
  /// The numbers in C order: the last index changes fastest.
  let numbers: [Double]

  /// Returns whether bytes begin like an array.
  static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  /// Reads an array.
  ///
  /// - Throws: a ``NumberFileError`` with the place, a byte counted from 0.
  init(_ bytes: [UInt8]) throws(NumberFileError) {
    guard Self.begins(bytes) else {
      throw NumberFileError("Byte 0: this is not the beginning of a NumPy array.", help: Self.help)
    }
    let header = try NPYHeader(bytes)
    guard let size = header.size else {
      throw NumberFileError(
        "Byte \(header.typeOffset): unsupported type `\(header.type.abbreviated)`.", help: Self.help)
    }
    if header.isFortranOrder, header.shape.filter({ $0 > 1 }).count > 1 {
      throw NumberFileError(
        "The array is in Fortran order.",
        help: "Save it in C order: `numpy.save(name, numpy.ascontiguousarray(array))`."
      )
    }
    shape = header.shape
    var count = 1
    for length in shape {
      let (product, overflow) = count.multipliedReportingOverflow(by: length)
      count = overflow ? .max : product
    }
    // A dimension of length 0 leaves nothing, for any other dimensions.
    if shape.contains(0) { count = 0 }
    try NumberFile.check(count: count)
    let found = bytes.count - header.end
    guard found == count * size else {
      throw NumberFileError(
        "Byte \(header.end): expected \(count) numbers of \(size) bytes, found \(found) bytes.",
        help: "The file is damaged: write it again.")
    }
    numbers = Self.numbers(bytes[header.end...], size: size, isBigEndian: header.type.hasPrefix(">"))
  }

  private static func numbers(_ bytes: ArraySlice<UInt8>, size: Int, isBigEndian: Bool) -> [Double] {
    let codes = stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
      (0..<size).reduce(UInt64(0)) { code, place in
        code << 8 | UInt64(bytes[start + (isBigEndian ? place : size - 1 - place)])
      }
    }
    switch size {
    case 2: return FloatArithmetic(.binary16).decode(codes.map { UInt16(truncatingIfNeeded: $0) })
    case 4: return codes.map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
    default: return codes.map { Double(bitPattern: $0) }
    }
  }
}
