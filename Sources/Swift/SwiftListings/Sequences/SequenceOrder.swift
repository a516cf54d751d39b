/// The order of the elements that a sequence returns.
public enum SequenceOrder: Sendable, Hashable {
  /// An order of its own, as in an array.
  case ordered
  /// No order, as in a set, a dictionary, or a list made of one.
  case unordered
  /// An order that cannot be known without a compiler.
  case unknown

  /// Returns the order of a sequence that is made of two others.
  static func + (left: SequenceOrder, right: SequenceOrder) -> SequenceOrder {
    if left == right { return left }
    return left == .unordered || right == .unordered ? .unordered : .unknown
  }
}
