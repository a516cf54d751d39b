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

  /// The rule that chooses a scale.
  public enum Scaling: Sendable, Hashable {
    /// A power of two: that of the largest magnitude of the block over the largest power of two of the elements.
    case powerOfTwo
    /// A code of ``FloatFormat/e4m3fn`` that takes the largest magnitude of the block to the largest element.
    ///
    /// The whole array has one more scale, in binary32.
    case e4m3WithArrayScale
  }

  /// The type of the numbers of a block before they are scaled.
  public let elements: Elements
  /// The rule that chooses a scale.
  public let scaling: Scaling
  /// The number of numbers that share a scale.
  public let size: Int

  /// MXFP8 with 4 exponent bits.
  public static let mxfp8e4m3 = BlockFormat(elements: .float(.e4m3fn), scaling: .powerOfTwo, size: 32)
  /// MXFP8 with 5 exponent bits.
  public static let mxfp8e5m2 = BlockFormat(elements: .float(.e5m2), scaling: .powerOfTwo, size: 32)
  /// MXFP6 with 2 exponent bits.
  public static let mxfp6e2m3 = BlockFormat(elements: .float(.e2m3fn), scaling: .powerOfTwo, size: 32)
  /// MXFP6 with 3 exponent bits.
  public static let mxfp6e3m2 = BlockFormat(elements: .float(.e3m2fn), scaling: .powerOfTwo, size: 32)
  /// MXFP4.
  public static let mxfp4 = BlockFormat(elements: .float(.e2m1fn), scaling: .powerOfTwo, size: 32)
  /// MXINT8.
  public static let mxint8 = BlockFormat(elements: .int8, scaling: .powerOfTwo, size: 32)
  /// NVFP4: FP4 in blocks of 16.
  public static let nvfp4 = BlockFormat(elements: .float(.e2m1fn), scaling: .e4m3WithArrayScale, size: 16)

  /// The formats with their names, by falling number of bits per number.
  public static let named: [(name: String, format: BlockFormat)] = [
    ("mxint8", mxint8), ("mxfp8e4m3", mxfp8e4m3), ("mxfp8e5m2", mxfp8e5m2), ("mxfp6e2m3", mxfp6e2m3),
    ("mxfp6e3m2", mxfp6e3m2), ("nvfp4", nvfp4), ("mxfp4", mxfp4),
  ]

  /// The number of bits of an element.
  public var elementBits: Int {
    switch elements {
    case .float(let format): format.bits
    case .int8: 8
    }
  }

  /// The number of bits per number, including its part of the scale of its block.
  public var bitsPerNumber: Double {
    Double(elementBits) + 8 / Double(size)
  }

  /// The format of the scales.
  public var scaleFormat: FloatFormat {
    scaling == .powerOfTwo ? .e8m0fnu : .e4m3fn
  }

  /// The largest element.
  var largestElement: Double {
    switch elements {
    case .float(let format): FloatArithmetic(format).double(format.largestFinite)
    case .int8: 127 / 64
    }
  }
}

/// An array in blocks.
public struct BlockArray: Sendable, Hashable {
  /// The format.
  public let format: BlockFormat
  /// The scale of the whole array; 1 unless the format has such a scale.
  public let arrayScale: Float
  /// The codes of the scales, one per block.
  public let scales: [UInt8]
  /// The codes of the elements, one per byte, in the order of the numbers.
  ///
  /// The last block may have fewer elements than the others.
  public let elements: [UInt8]

  /// The number of numbers.
  public var count: Int { elements.count }
}
