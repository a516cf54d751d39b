/// A number type of the language that codes convert to and from.
///
/// The types are `Float`, `Double`, `Float16` if the platform has it, and ``BFloat16``.
public protocol FloatArrayElement: Sendable {
  /// The arithmetic of the format of the type's bits.
  static var arithmetic: FloatArithmetic { get }
  /// The bits of the number, a code of the format.
  var code: FloatFormat.Code { get }
  /// Creates the number of a code of the format.
  init(code: FloatFormat.Code)
  /// The number as a double, exactly.
  var double: Double { get }
  /// Creates the number nearest to a double.
  init(nearestTo double: Double)
}

extension FloatArrayElement {
  /// Returns numbers as doubles.
  @specialized(where Self == Double)
  @specialized(where Self == Float)
  @specialized(where Self == BFloat16)
  static func doubles(_ numbers: [Self]) -> [Double] {
    numbers.map { $0.double }
  }
}

extension Double: FloatArrayElement {
  /// The arithmetic of ``FloatFormat/binary64``.
  public static let arithmetic = FloatArithmetic(.binary64)

  /// The bits of the number.
  public var code: FloatFormat.Code { FloatFormat.Code(bitPattern) }

  /// Creates a number from its bits.
  public init(code: FloatFormat.Code) {
    self.init(bitPattern: UInt64(truncatingIfNeeded: code))
  }

  /// The number itself.
  @inline(__always)
  public var double: Double { self }

  /// Creates the number itself.
  @inline(__always)
  public init(nearestTo double: Double) {
    self = double
  }
}

extension Float: FloatArrayElement {
  /// The arithmetic of ``FloatFormat/binary32``.
  public static let arithmetic = FloatArithmetic(.binary32)

  /// The bits of the number.
  public var code: FloatFormat.Code { FloatFormat.Code(bitPattern) }

  /// Creates a number from its bits.
  public init(code: FloatFormat.Code) {
    self.init(bitPattern: UInt32(truncatingIfNeeded: code))
  }

  /// The number as a double, exactly.
  @inline(__always)
  public var double: Double { Double(self) }

  /// Creates the number nearest to a double.
  @inline(__always)
  public init(nearestTo double: Double) {
    self = Float(double)
  }
}

#if !(os(macOS) && arch(x86_64))
  extension Float16: FloatArrayElement {
    /// The arithmetic of ``FloatFormat/binary16``.
    public static let arithmetic = FloatArithmetic(.binary16)

    /// The bits of the number.
    public var code: FloatFormat.Code { FloatFormat.Code(bitPattern) }

    /// Creates a number from its bits.
    public init(code: FloatFormat.Code) {
      self.init(bitPattern: UInt16(truncatingIfNeeded: code))
    }

    /// The number as a double, exactly.
    @inline(__always)
    public var double: Double { Double(self) }

    /// Creates the number nearest to a double.
    @inline(__always)
    public init(nearestTo double: Double) {
      self = Float16(double)
    }
  }
#endif

/// The exceptions and the places without a code of an operation on an array.
public struct FloatArrayOutcome: Sendable, Hashable {
  /// The exceptions that at least one element signaled.
  public internal(set) var flags: FloatFlags = []
  /// The places whose result would be NaN in a format without NaN, in their order; the code there is 0.
  public internal(set) var placesWithoutCode: [Int] = []

  /// Returns the code of a result at a place, and records its exceptions.
  mutating func take(_ result: FloatResult, at place: Int) -> FloatFormat.Code {
    flags.formUnion(result.flags)
    if result.code == nil { placesWithoutCode.append(place) }
    return result.code ?? 0
  }
}

/// The rounding of the elements of an array.
enum ArrayRounding {
  /// The same rounding for all, with the same random number if it is stochastic.
  case same(Rounding)
  /// Stochastic rounding with a random number for each element.
  case stochastic(StochasticSequence)

  /// Returns the rounding of the element at a place.
  @inline(__always)
  func rounding(at place: Int) -> Rounding {
    switch self {
    case .same(let rounding): rounding
    case .stochastic(let sequence): sequence.rounding(at: place)
    }
  }
}
