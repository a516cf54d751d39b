/// A number of ``FloatFormat/bfloat16`` as its bits, since the language has no type for it.
public struct BFloat16: FloatArrayElement, Hashable {
  /// The upper half of the bits of a `Float`.
  public var bitPattern: UInt16

  /// Creates a number from its bits.
  public init(bitPattern: UInt16) {
    self.bitPattern = bitPattern
  }

  /// The arithmetic of ``FloatFormat/bfloat16``.
  public static let arithmetic = FloatArithmetic(.bfloat16)

  /// The bits of the number.
  public var code: FloatFormat.Code { FloatFormat.Code(bitPattern) }

  /// Creates a number from its bits.
  public init(code: FloatFormat.Code) {
    bitPattern = UInt16(truncatingIfNeeded: code)
  }

  /// The number as a `Float`, exactly.
  @inline(__always)
  public var float: Float { Float(bitPattern: UInt32(bitPattern) << 16) }

  /// The number as a double, exactly.
  @inline(__always)
  public var double: Double { Double(float) }

  /// Creates the number nearest to a double; ties go to the even code.
  @inline(__always)
  public init(nearestTo double: Double) {
    let float = Float(double)
    var bits = float.bitPattern
    if double.isNaN {
      bitPattern = UInt16(truncatingIfNeeded: bits >> 16) | 0x40
      return
    }
    // Rounded to odd first, so that the second rounding does no harm.
    let back = Double(float)
    if back != double, bits & 1 == 0 { bits = double.magnitude > back.magnitude ? bits &+ 1 : bits &- 1 }
    bitPattern = UInt16(truncatingIfNeeded: (bits &+ 0x7FFF &+ (bits >> 16 & 1)) >> 16)
  }
}
