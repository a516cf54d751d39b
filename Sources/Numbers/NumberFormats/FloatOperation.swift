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
  /// What is left when the nearest multiple of the right number is taken away from the left one, as IEEE 754 has it.
  case remainder
}
