/// Whether a sequence gives its elements in an order of their own.
public enum SequenceOrder: Sendable, Hashable {
  /// It does, as an array does.
  case ordered
  /// It does not, as a set, a dictionary, and a list made of one.
  case unordered
  /// Nobody can tell without a compiler.
  case unknown

  /// The order of what is made of two sequences.
  static func + (left: SequenceOrder, right: SequenceOrder) -> SequenceOrder {
    if left == right { return left }
    return left == .unordered || right == .unordered ? .unordered : .unknown
  }
}
