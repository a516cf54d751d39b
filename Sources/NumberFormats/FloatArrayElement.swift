/// A number that is rounded to codes of an array, and that codes of an array stand for: `Float` or `Double`.
public protocol FloatArrayElement: Sendable {
  /// The number as a double, exactly.
  var double: Double { get }
  /// The number nearest to a double.
  init(nearestTo double: Double)
}

extension Double: FloatArrayElement {
  /// The number itself.
  @inline(__always)
  public var double: Double { self }

  /// The number itself.
  @inline(__always)
  public init(nearestTo double: Double) {
    self = double
  }
}

extension Float: FloatArrayElement {
  /// The number as a double, exactly.
  @inline(__always)
  public var double: Double { Double(self) }

  /// The number nearest to a double.
  @inline(__always)
  public init(nearestTo double: Double) {
    self = Float(double)
  }
}

/// What comes of the elements of an array besides their codes.
public struct FloatArrayOutcome: Sendable, Hashable {
  /// The exceptions that at least one element signaled.
  public internal(set) var flags: FloatFlags = []
  /// The places whose result would be NaN in a format without NaN, in their order; the code there is 0.
  public internal(set) var placesWithoutCode: [Int] = []

  /// The code of a result at a place, gathering the rest.
  mutating func take(_ result: FloatResult, at place: Int) -> FloatFormat.Code {
    flags.formUnion(result.flags)
    if result.code == nil { placesWithoutCode.append(place) }
    return result.code ?? 0
  }
}

/// How the elements of an array are rounded.
enum ArrayRounding {
  /// All in the same way, and with the same number where it is stochastic.
  case same(Rounding)
  /// Stochastically, each with a number of its own: element *n* with the upper half of output *n* of SplitMix64.
  case stochastic(seed: UInt64)

  /// The rounding of the element at a place.
  @inline(__always)
  func rounding(at place: Int) -> Rounding {
    switch self {
    case .same(let rounding): rounding
    case .stochastic(let seed): .stochastic(Self.random(seed, place))
    }
  }

  /// The random number of the element at a place.
  ///
  /// Source: G. L. Steele, D. Lea and C. H. Flood, *Fast splittable pseudorandom number generators*, 2014.
  @inline(__always)
  static func random(_ seed: UInt64, _ place: Int) -> UInt32 {
    let state = seed &+ UInt64(truncatingIfNeeded: place &+ 1) &* 0x9E37_79B9_7F4A_7C15
    let mixed = (state ^ state &>> 30) &* 0xBF58_476D_1CE4_E5B9
    let again = (mixed ^ mixed &>> 27) &* 0x94D0_49BB_1331_11EB
    return UInt32(truncatingIfNeeded: (again ^ again &>> 31) &>> 32)
  }
}
