/// What a cell's outcome means for a run.
public enum CellVerdict: String, Sendable, Hashable, Codable {
  /// All is as it should be.
  case passed
  /// Something was compared, or asked for, and is otherwise.
  case failed
  /// There was nothing to compare, as the cell could not run.
  case erred
  /// It is not as it should be, and that fails nothing.
  case skipped
  /// It is not as it should be, and the baseline tolerates that.
  case tolerated
}
