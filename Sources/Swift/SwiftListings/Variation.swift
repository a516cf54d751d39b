/// What of a listing's output and values can be another with each run, as far as its source tells.
public enum Variation: Sendable, Hashable {
  /// Nothing.
  case nothing
  /// The order of lines, perhaps: something is mentioned that could have none. What is merely in another order is not told.
  case perhapsOrder
  /// The order of lists and lines that come out of a set or a dictionary, so that another order is not wrong.
  case order
  /// Anything, so that a comment counts only where it agrees.
  case everything
}
