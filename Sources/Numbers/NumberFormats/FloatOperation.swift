/// An operation on two numbers of a floating-point format.
public enum FloatOperation: Sendable, Hashable, CaseIterable {
  /// The sum.
  case add
  /// The difference.
  case subtract
  /// The product.
  case multiply
  /// The quotient.
  case divide
  /// The remainder after subtracting the nearest multiple of the right number from the left one, as in IEEE 754.
  case remainder
}
