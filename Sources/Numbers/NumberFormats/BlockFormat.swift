/// Numbers in blocks that share a scale, so that few bits a number are enough.
///
/// A number is its element times the scale of its block. Source: Open Compute Project, *Microscaling Formats (MX)
/// Specification*, version 1.0, 5 and 6; NVIDIA, *Pretraining Large Language Models with NVFP4*, 2025, for ``nvfp4``.
public struct BlockFormat: Sendable, Hashable {
  /// The type of the numbers of a block before they are scaled.
  public enum Elements: Sendable, Hashable {
    /// Codes of a floating-point format.
    case float(FloatFormat)
    /// Integers of 8 bits in two's complement, in units of 2⁻⁶, from −127 to 127.
    case int8
  }

  /// The type of the numbers of a block before they are scaled.
  public let elements: Elements
  /// The rule that chooses a scale.
  public let scaling: Scaling
  /// The number of numbers that share a scale.
  public let size: Int

  /// The numbers of numbers that can share a scale.
  public static let supportedSizes = 1...65_536

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - elements: the type of the elements; a format has at most 8 bits and a zero.
  ///   - scaling: the rule that chooses a scale; its format has at most 8 bits and a NaN.
  ///   - size: the number of numbers that share a scale.
  /// - Throws: ``BlockFormatError`` for parts that are not supported.
  public init(elements: Elements, scaling: Scaling, size: Int) throws(BlockFormatError) {
    guard Self.supportedSizes.contains(size) else { throw .unsupportedSize(size) }
    if case .float(let format) = elements {
      guard format.bits <= 8 else { throw .unsupportedBits(format.bits) }
      guard format.hasZero else { throw .noZero }
    }
    guard scaling.format.bits <= 8 else { throw .unsupportedBits(scaling.format.bits) }
    guard scaling.format.nan != nil else { throw .noNaN }
    self.init(elements, scaling, size)
  }

  /// Creates a format without any check.
  private init(_ elements: Elements, _ scaling: Scaling, _ size: Int) {
    (self.elements, self.scaling, self.size) = (elements, scaling, size)
  }

  /// MXFP8 with 4 exponent bits.
  public static let mxfp8e4m3 = BlockFormat(.float(.e4m3fn), .powerOfTwo, 32)
  /// MXFP8 with 5 exponent bits.
  public static let mxfp8e5m2 = BlockFormat(.float(.e5m2), .powerOfTwo, 32)
  /// MXFP6 with 2 exponent bits.
  public static let mxfp6e2m3 = BlockFormat(.float(.e2m3fn), .powerOfTwo, 32)
  /// MXFP6 with 3 exponent bits.
  public static let mxfp6e3m2 = BlockFormat(.float(.e3m2fn), .powerOfTwo, 32)
  /// MXFP4.
  public static let mxfp4 = BlockFormat(.float(.e2m1fn), .powerOfTwo, 32)
  /// MXINT8.
  public static let mxint8 = BlockFormat(.int8, .powerOfTwo, 32)
  /// NVFP4: FP4 in blocks of 16.
  public static let nvfp4 = BlockFormat(.float(.e2m1fn), .e4m3WithArrayScale, 16)

  /// The formats with their names, by falling number of bits per number.
  public static let named: [(name: String, format: BlockFormat)] = [
    ("mxint8", mxint8), ("mxfp8e4m3", mxfp8e4m3), ("mxfp8e5m2", mxfp8e5m2), ("mxfp6e2m3", mxfp6e2m3),
    ("mxfp6e3m2", mxfp6e3m2), ("nvfp4", nvfp4), ("mxfp4", mxfp4),
  ]

  /// Creates the format with a name in ``named``; nil for other names.
  public init?(named name: String) {
    guard let format = Self.named.first(where: { $0.name == name })?.format else { return nil }
    self = format
  }

  /// The number of bits of an element.
  public var elementBits: Int {
    switch elements {
    case .float(let format): format.bits
    case .int8: 8
    }
  }

  /// The number of bits per number, including its part of the scale of its block.
  public var bitsPerNumber: Double {
    Double(elementBits) + Double(scaleFormat.bits) / Double(size)
  }

  /// The format of the scales.
  public var scaleFormat: FloatFormat {
    scaling.format
  }

  /// The largest element, before it is scaled.
  ///
  /// The largest number of a block is this times the scale of the block and that of the array.
  public var largestElement: Double {
    switch elements {
    case .float(let format): FloatArithmetic(format).double(format.largestFiniteCode)
    case .int8: 127 / 64
    }
  }
}
