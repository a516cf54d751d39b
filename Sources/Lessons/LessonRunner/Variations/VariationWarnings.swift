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
        place, missing.result.message(missing.state.text.abbreviated),
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

/// The warning about a goal that readers cannot reach, or that is reached from the start.
struct GoalWarning {
  /// The warning, if there is one.
  let all: [Finding]

  /// Creates the warning about the goal of a cell.
  init(_ goal: VariationGoal?, _ hashes: VariedHashes, at place: Place) {
    guard let goal, goal != .all else {
      all = []
      return
    }
    if hashes.goals == 0 {
      all = [
        Finding(
          place, "No result reaches the goal.",
          help: "Write the id of a column and a value in it, or add values to `vary`. A figure has the column `value`.")
      ]
    } else if hashes.isGoalRecorded {
      all = [
        Finding(
          place, "The result in the lesson already reaches the goal.", help: "Choose another goal, or other parameters."
        )
      ]
    } else {
      all = []
    }
  }
}

extension VariedResult {
  /// Returns the reason that there is no result for a choice of values.
  fileprivate func message(_ state: String) -> Message {
    switch self {
    case .undecided(let reason): return "There is no result for `\(state)`: \(reason)."
    case .refusal(let findings), .failure(let findings):
      guard let reason = findings.first?.message else { return "There is no result for `\(state)`." }
      return "There is no result for `\(state)`. \(reason)"
    case .result: return "There is no result for `\(state)`."
    }
  }
}
