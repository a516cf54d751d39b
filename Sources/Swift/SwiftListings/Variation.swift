/// The parts of a listing's output and values that can differ between runs, judged by its source.
public enum Variation: Sendable, Hashable {
  /// Nothing.
  case nothing
  /// Perhaps the order of lines, because the source mentions something that could have no order.
  ///
  /// A difference that is only in the order is not reported.
  case perhapsOrder
  /// The order of lists and lines from a set or a dictionary, so that another order is not wrong.
  case order
  /// Anything, so that a comment counts only if it agrees.
  case everything
}
