import LessonKit
import SourceText

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
