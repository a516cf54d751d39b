import LessonKit
import SourceText

/// The warnings about values that readers cannot choose, because they have no result.
struct VariationWarnings {
  /// The largest number of values of a cell to name.
  private static let most = 10

  /// The warnings.
  private(set) var all: [Finding]

  /// Creates the warnings of a cell.
  init(_ missing: [VariedCellResult], at place: Place) {
    all = missing.prefix(Self.most).map { missing in
      Finding(
        place, missing.message,
        help: "Readers cannot choose these values. Remove them from `vary`, or correct the experiment.")
    }
    let rest = missing.count - Self.most
    if rest > 0 {
      all.append(
        Finding(
          place, "There is no result for \(rest) more combinations of values.",
          help: "Readers cannot choose these values. Write fewer in `vary`."))
    }
  }
}

extension VariedCellResult {
  /// The reason that there is no result for the choice of values.
  package var message: Message {
    let state = state.text.abbreviated
    switch result {
    case .undecided(let reason), .unavailable(let reason): return "There is no result for `\(state)`: \(reason)."
    case .refusal(let findings), .failure(let findings):
      guard let reason = findings.first?.message else { return "There is no result for `\(state)`." }
      return "There is no result for `\(state)`. \(reason)"
    case .result: return "There is no result for `\(state)`."
    }
  }
}
