/// An operation on two numbers of a tapered format.
public enum TaperedOperation: Sendable, Hashable, CaseIterable {
  /// The sum.
  case add
  /// The difference.
  case subtract
  /// The product.
  case multiply
  /// The quotient.
  case divide
}

extension TaperedFormat {
  /// Returns the result of an operation on two codes.
  ///
  /// - Precondition: The codes are at most ``largestCode``.
  /// - Complexity: O(1).
  @inline(__always)
  public func perform(_ operation: TaperedOperation, _ left: Code, _ right: Code) -> Code {
    switch operation {
    case .add: add(left, right)
    case .subtract: subtract(left, right)
    case .multiply: multiply(left, right)
    case .divide: divide(left, right)
    }
  }
}
