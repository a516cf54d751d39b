/// The meaning of a cell's outcome for a run.
public enum CellVerdict: String, Sendable, Hashable, Codable {
  /// The outcome is as expected.
  case passed
  /// A comparison or a request failed.
  case failed
  /// The cell could not run, so nothing was compared.
  case erred
  /// The outcome is not as expected, but does not fail the run.
  case skipped
  /// The outcome is not as expected, but the baseline tolerates it.
  case tolerated
}
