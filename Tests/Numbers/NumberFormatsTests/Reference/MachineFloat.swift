import NumberFormats
import TestSupport

/// A floating-point type of the processor, with its format here.
protocol MachineFloat: BinaryFloatingPoint, LosslessStringConvertible, Sendable {
  associatedtype Bits: FixedWidthInteger & UnsignedInteger
  static var format: FloatFormat { get }
  var bitPattern: Bits { get }
  init(bitPattern: Bits)
}

extension Double: MachineFloat {
  static let format = FloatFormat.binary64
}

extension Float: MachineFloat {
  static let format = FloatFormat.binary32
}

#if !(os(macOS) && arch(x86_64))
  extension Float16: MachineFloat {
    static let format = FloatFormat.binary16
  }
#endif

extension MachineFloat {
  var code: FloatFormat.Code { FloatFormat.Code(bitPattern) }

  /// Returns whether a result is this number; every NaN is equal to any other.
  func isSame(_ result: FloatFormat.Code?) -> Bool {
    guard let result, result <= Self.format.largestCode else { return false }
    return isNaN ? Self.format.value(of: result) == .nan : result == code
  }

  /// Both zeros, infinities and NaN, the ends of the subnormal and the normal numbers, 1 and its neighbors.
  static var specials: [Self] {
    let positive: [Self] = [
      0, .leastNonzeroMagnitude, .leastNormalMagnitude.nextDown, .leastNormalMagnitude, .leastNormalMagnitude.nextUp,
      Self(0.5).nextDown, 0.5, Self(1).nextDown, 1, Self(1).nextUp, 1.5, 2, 2.5, 3, .greatestFiniteMagnitude.nextDown,
      .greatestFiniteMagnitude, .infinity, .nan, .signalingNaN,
    ]
    return positive + positive.map { -$0 }
  }

  /// Returns random bits.
  static func random(_ random: inout SplitMix64) -> Self {
    Self(bitPattern: Bits(truncatingIfNeeded: random.next()))
  }

  /// Returns random bits, or bits similar to another number: nearly the same exponent, or all but the low ones.
  static func random(near other: Self, _ random: inout SplitMix64) -> Self {
    let (bits, draw) = (Bits(truncatingIfNeeded: random.next()), random.next())
    switch draw & 3 {
    case 0: return Self(bitPattern: bits)
    case 1: return Self(bitPattern: other.bitPattern ^ (bits >> Bits(draw >> 2 & 0xFFFF) % Bits(Bits.bitWidth)))
    default:
      let distance = Bits(draw >> 8 & 0xF) &- 8
      let fractionMask = (1 as Bits) << Bits(significandBitCount) - 1
      let near = other.bitPattern &+ distance << Bits(significandBitCount)
      return Self(bitPattern: near & ~fractionMask | bits & fractionMask)
    }
  }
}
