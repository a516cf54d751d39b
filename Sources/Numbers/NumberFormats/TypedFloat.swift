import ExactNumbers

/// A type that represents a floating-point format, so that ``TypedFloat`` has numbers of it.
///
/// ```swift
/// enum Mine: FloatKind {
///   static let arithmetic = FloatArithmetic(.float5)
/// }
/// typealias Small = TypedFloat<Mine>
/// ```
///
/// Make the arithmetic a stored property: to create one takes about a microsecond.
public protocol FloatKind {
  /// The arithmetic of the format.
  static var arithmetic: FloatArithmetic { get }
}

/// The format ``FloatFormat/e4m3fn``.
public enum E4M3FN: FloatKind {
  /// The arithmetic of the format.
  public static let arithmetic = FloatArithmetic(.e4m3fn)
}

/// The format ``FloatFormat/e5m2``.
public enum E5M2: FloatKind {
  /// The arithmetic of the format.
  public static let arithmetic = FloatArithmetic(.e5m2)
}

/// The format ``FloatFormat/e2m1fn``.
public enum E2M1FN: FloatKind {
  /// The arithmetic of the format.
  public static let arithmetic = FloatArithmetic(.e2m1fn)
}

/// A number of a floating-point format with operators, for teaching: `let x: Small = 1.5; x + y`.
///
/// Every operation rounds to nearest, with ties to even, and ignores the exceptions. It takes about three times as long
/// as a call of ``FloatArithmetic``, some 20 to 50 nanoseconds, and a value takes 32 bytes, while `Float` takes less
/// than one nanosecond and 4 bytes. For many numbers, use arrays of codes. A literal with a point is a `Double` first,
/// so that one such as `0.1` is rounded twice; `Small("0.1")` is rounded once.
///
/// Comparisons follow IEEE 754: −0 is equal to 0, and NaN is equal to nothing.
public struct TypedFloat<Kind: FloatKind>: Sendable {
  /// The code, or nil if an operation has no result because the format has no NaN.
  ///
  /// A result that depends on such a number has no code either.
  public let code: FloatFormat.Code?

  /// Creates the number of a code.
  ///
  /// - Precondition: `code` is at most ``FloatFormat/largestCode``.
  public init(code: FloatFormat.Code) {
    Kind.arithmetic.check(code)
    self.code = code
  }

  init(result: FloatResult) {
    code = result.code
  }

  /// Creates the number of the format nearest to a number.
  public init(_ number: some FloatArrayElement) {
    self.init(result: Kind.arithmetic.encode(number))
  }

  /// The value; ``FloatValue/nan`` if there is no result.
  public var value: FloatValue {
    code.map { Kind.arithmetic.format.value(of: $0) } ?? .nan
  }

  /// The double nearest to the number.
  public var double: Double {
    code.map { Kind.arithmetic.double($0) } ?? .nan
  }

  /// Returns the sum, rounded.
  public static func + (left: TypedFloat, right: TypedFloat) -> TypedFloat {
    perform(.add, left, right)
  }

  /// Returns the difference, rounded.
  public static func - (left: TypedFloat, right: TypedFloat) -> TypedFloat {
    perform(.subtract, left, right)
  }

  /// Returns the product, rounded.
  public static func * (left: TypedFloat, right: TypedFloat) -> TypedFloat {
    perform(.multiply, left, right)
  }

  /// Returns the quotient, rounded.
  public static func / (left: TypedFloat, right: TypedFloat) -> TypedFloat {
    perform(.divide, left, right)
  }

  /// Returns the square root, rounded.
  public func squareRoot() -> TypedFloat {
    TypedFloat(result: code.map { Kind.arithmetic.squareRoot($0) } ?? FloatResult(code: nil))
  }

  /// Returns this number plus a product, rounded once.
  public func addingProduct(_ left: TypedFloat, _ right: TypedFloat) -> TypedFloat {
    guard let code, let left = left.code, let right = right.code else {
      return TypedFloat(result: FloatResult(code: nil))
    }
    return TypedFloat(result: Kind.arithmetic.fusedMultiplyAdd(left, right, code))
  }

  private static func perform(_ operation: FloatOperation, _ left: TypedFloat, _ right: TypedFloat) -> TypedFloat {
    guard let left = left.code, let right = right.code else { return TypedFloat(result: FloatResult(code: nil)) }
    return TypedFloat(result: Kind.arithmetic(operation, left, right))
  }

  private static func order(_ left: TypedFloat, _ right: TypedFloat) -> FloatOrder {
    guard let left = left.code, let right = right.code else { return .unordered }
    return Kind.arithmetic.format.compare(left, right).order
  }
}

extension TypedFloat: Comparable, Hashable {
  /// Returns whether the numbers are equal; −0 equals 0, and NaN equals nothing.
  public static func == (left: TypedFloat, right: TypedFloat) -> Bool {
    order(left, right) == .equal
  }

  /// Returns whether the left number is less than the right one.
  public static func < (left: TypedFloat, right: TypedFloat) -> Bool {
    order(left, right) == .less
  }

  /// Returns whether the left number is less than or equal to the right one.
  public static func <= (left: TypedFloat, right: TypedFloat) -> Bool {
    [.less, .equal].contains(order(left, right))
  }

  /// Returns whether the left number is greater than or equal to the right one.
  public static func >= (left: TypedFloat, right: TypedFloat) -> Bool {
    right <= left
  }

  /// Feeds the code to the hasher, with the code of 0 for −0.
  public func hash(into hasher: inout Hasher) {
    // Both zeros are equal.
    hasher.combine(value.exact == 0 ? 0 : code)
  }
}
