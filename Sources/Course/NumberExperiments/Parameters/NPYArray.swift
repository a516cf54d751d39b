import ExperimentKit
import NumberFormats

/// An array in NumPy's format NPY, of floating-point numbers of 16, 32 or 64 bits, integers or truth values.
///
/// Integers beyond 2⁵³ become the nearest double, and truth values 0 and 1.
///
/// Source: NumPy Enhancement Proposal 1; `numpy.lib.format`, versions 1.0, 2.0 and 3.0.
struct NPYArray: Sendable, Hashable {
  private static let magic: [UInt8] = [0x93] + Array("NUMPY".utf8)
  private static let help: Message =
    "Write it with `numpy.save` from an array of `float16`, `float32`, `float64` or integers."
  /// The help for arrays of types that NumPy itself does not have, such as those of `ml_dtypes`.
  private static let helpForOpaque: Message =
    "NumPy does not store which type this is. Write it with `numpy.save(name, array.astype(numpy.float32))`."

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
    guard let (kind, size) = header.numbers else {
      throw NumberFileError(
        "Byte \(header.typeOffset): unsupported type `\(header.type.abbreviated)`.",
        help: header.type.dropFirst().first == "V" ? Self.helpForOpaque : Self.help)
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
    let codes = Self.codes(bytes[header.end...], size: size, isBigEndian: header.type.hasPrefix(">"))
    let stored = Self.numbers(codes, kind, size: size)
    numbers = header.isFortranOrder && count > 0 ? Self.inCOrder(stored, shape) : stored
  }

  /// Returns numbers in C order whose first index changes fastest.
  private static func inCOrder(_ numbers: [Double], _ shape: [Int]) -> [Double] {
    var strides: [Int] = []
    _ = shape.reduce(1) { stride, length in
      strides.append(stride)
      return stride * length
    }
    var indices = [Int](repeating: 0, count: shape.count)
    var place = 0
    return numbers.indices.map { _ in
      defer {
        for axis in shape.indices.reversed() {
          indices[axis] += 1
          place += strides[axis]
          guard indices[axis] == shape[axis] else { break }
          place -= strides[axis] * shape[axis]
          indices[axis] = 0
        }
      }
      return numbers[place]
    }
  }

  private static func codes(_ bytes: ArraySlice<UInt8>, size: Int, isBigEndian: Bool) -> [UInt64] {
    stride(from: bytes.startIndex, to: bytes.endIndex, by: size).map { start in
      (0..<size).reduce(UInt64(0)) { code, place in
        code << 8 | UInt64(bytes[start + (isBigEndian ? place : size - 1 - place)])
      }
    }
  }

  private static func numbers(_ codes: [UInt64], _ kind: NPYHeader.Kind, size: Int) -> [Double] {
    switch (kind, size) {
    case (.float, 2): FloatArithmetic(.binary16).decode(codes.map { UInt16(truncatingIfNeeded: $0) })
    case (.float, 4): codes.map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
    case (.float, _): codes.map { Double(bitPattern: $0) }
    case (.signed, _): codes.map { Double(Int64(bitPattern: $0 << UInt64(64 - 8 * size)) >> Int64(64 - 8 * size)) }
    case (.unsigned, _): codes.map { Double($0) }
    case (.truth, _): codes.map { $0 == 0 ? 0 : 1 }
    }
  }
}
