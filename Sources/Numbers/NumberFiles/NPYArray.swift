import NumberFormats

/// An array in NumPy's format NPY, of floating-point numbers of 16, 32 or 64 bits, integers or truth values.
///
/// ```swift
/// let array = NPYArray([0.5, -1.5, 3], shape: [3])
/// print(try NPYArray(bytes: array.bytes).numbers)
/// // Prints "[0.5, -1.5, 3.0]"
/// ```
///
/// With Foundation, `try NPYArray(bytes: [UInt8](Data(contentsOf: url)))` reads a file, and
/// `try Data(array.bytes).write(to: url)` writes one.
///
/// Source: NumPy Enhancement Proposal 1; `numpy.lib.format`, versions 1.0, 2.0 and 3.0.
public struct NPYArray: Sendable, Hashable {
  /// The type of the elements.
  public let type: NPYType
  /// The size of each dimension; empty for a single number.
  public let shape: [Int]
  /// The bits of the elements, in the low bits of each, in C order: the last index changes fastest.
  public let codes: [UInt64]

  init(_ type: NPYType, _ shape: [Int], _ codes: [UInt64]) {
    (self.type, self.shape, self.codes) = (type, shape, codes)
  }

  /// Creates an array of ``NPYType/float64``.
  ///
  /// - Parameters:
  ///   - numbers: the numbers in C order.
  ///   - shape: the size of each dimension; nil for one dimension.
  /// - Precondition: The sizes multiply to the number of numbers.
  public init(_ numbers: [Double], shape: [Int]? = nil) {
    self.init(codes: numbers.map(\.bitPattern), type: .float64, shape: shape)
  }

  /// Creates an array of ``NPYType/float32``.
  ///
  /// - Parameters:
  ///   - numbers: the numbers in C order.
  ///   - shape: the size of each dimension; nil for one dimension.
  /// - Precondition: The sizes multiply to the number of numbers.
  public init(_ numbers: [Float], shape: [Int]? = nil) {
    self.init(codes: numbers.map(\.bitPattern), type: .float32, shape: shape)
  }

  /// Creates an array of codes, such as those of a format of few bits.
  ///
  /// NumPy reads the codes as integers; `array.view(ml_dtypes.float8_e4m3fn)` makes them numbers there. Codes of
  /// binary16 are numbers with the type ``NPYType/float16``.
  ///
  /// - Parameters:
  ///   - codes: the codes in C order.
  ///   - type: the type of the elements; nil for integers without a sign that are as wide as the codes.
  ///   - shape: the size of each dimension; nil for one dimension.
  /// - Precondition: The sizes multiply to the number of codes, and the codes have at most as many bits as an element.
  public init<Code: FixedWidthInteger & UnsignedInteger>(codes: [Code], type: NPYType? = nil, shape: [Int]? = nil) {
    let integers: [Int: NPYType] = [8: .uint8, 16: .uint16, 32: .uint32, 64: .uint64]
    guard let type = type ?? integers[Code.bitWidth] else {
      preconditionFailure("codes of an array have at most 64 bits")
    }
    let most = UInt64.max >> UInt64(64 - 8 * type.size)
    precondition(codes.allSatisfy { $0 <= most }, "a code has more bits than an element")
    let shape = shape ?? [codes.count]
    precondition(Self.count(of: shape) == codes.count, "the shape has as many elements as there are codes")
    self.init(type, shape, codes.map { UInt64(truncatingIfNeeded: $0) })
  }

  /// Returns the bits of the elements in narrow integers, such as the codes of a format of few bits.
  ///
  /// - Parameter type: the type of the integers.
  /// - Returns: the bits in C order; nil if the elements are wider than the integers.
  public func codes<Code: FixedWidthInteger & UnsignedInteger>(as type: Code.Type) -> [Code]? {
    self.type.size * 8 <= Code.bitWidth ? codes.map { Code(truncatingIfNeeded: $0) } : nil
  }

  /// The elements as numbers, in C order.
  ///
  /// Integers beyond 2⁵³ become the nearest double, and truth values 0 and 1.
  ///
  /// - Complexity: O(*n*), a few nanoseconds each.
  public var numbers: [Double] {
    let unused = UInt64(64 - 8 * type.size)
    return switch type {
    case .float16: FloatArithmetic(.binary16).decode(codes.map { UInt16(truncatingIfNeeded: $0) })
    case .float32: codes.map { Double(Float(bitPattern: UInt32(truncatingIfNeeded: $0))) }
    case .float64: codes.map { Double(bitPattern: $0) }
    case .int8, .int16, .int32, .int64: codes.map { Double(Int64(bitPattern: $0 << unused) >> Int64(unused)) }
    case .uint8, .uint16, .uint32, .uint64: codes.map { Double($0) }
    case .bool: codes.map { $0 == 0 ? 0 : 1 }
    }
  }

  /// Returns the number of elements, or the largest integer if it is beyond that or a size is negative.
  static func count(of shape: [Int]) -> Int {
    // A dimension of length 0 leaves nothing, for any other dimensions.
    if shape.contains(0) { return 0 }
    var count = 1
    for length in shape {
      let (product, overflow) = count.multipliedReportingOverflow(by: length)
      count = overflow || length < 0 ? .max : product
    }
    return count
  }
}

extension NPYArray: CustomStringConvertible {
  /// The type and the shape, such as `float32 [2, 32]`.
  public var description: String { "\(type) \(shape)" }
}
