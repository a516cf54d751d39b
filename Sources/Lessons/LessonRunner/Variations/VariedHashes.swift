import LessonKit
import Results
import SourceText

/// The hashes of a cell's results for other values, and the values without a result.
struct VariedHashes: Sendable {
  /// The record of the results.
  private(set) var record = VariedRecord([])
  /// The number of results that are refusals.
  private(set) var refusals = 0
  /// The values that readers cannot choose, with the reasons.
  private(set) var missing: [VariedCellResult] = []
  /// The number of results that reach the goal of the cell.
  private(set) var goals = 0
  /// Whether the result in the document reaches it.
  private(set) var isGoalRecorded = false
  private var dependsOnFiles = false
  private var goal: VariationGoal?

  /// Creates an empty record of the results of a cell, which can have a goal.
  init(_ goal: VariationGoal?) { self.goal = goal }

  /// Takes a state with its result.
  mutating func take(_ state: VariedState, _ result: VariedResult, holdsFiles: Bool) {
    dependsOnFiles = dependsOnFiles || holdsFiles
    if case .result(let result) = result, goal?.isMet(by: result) == true {
      goals += 1
      isGoalRecorded = isGoalRecorded || state.isRecorded
    }
    guard let hash = result.hash else {
      missing.append(VariedCellResult(state: state, result: result))
      return
    }
    record.entries.append(VariedRecord.Entry(state: state.text, hash: hash))
    if case .refusal = result { refusals += 1 }
  }

  /// The hashes in the form of a result, as the cache holds it; nil if they may differ next time.
  var result: CellResult? {
    guard missing.isEmpty, !dependsOnFiles else { return nil }
    let numbers = LocalizedText("\(refusals) \(goals) \(isGoalRecorded ? 1 : 0)")
    return .lines(Lines([numbers] + record.entries.map { LocalizedText("\($0.hash) \($0.state)") }))
  }

  /// Reads hashes from the cache; nil for another result.
  init?(_ result: CellResult) {
    guard case .lines(let lines) = result,
      let numbers = lines.lines.first.map({ $0.en.split(separator: " ").compactMap { Int($0) } }), numbers.count == 3
    else { return nil }
    (refusals, goals, isGoalRecorded) = (numbers[0], numbers[1], numbers[2] == 1)
    for line in lines.lines.dropFirst() {
      let words = line.en.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return nil }
      record.entries.append(VariedRecord.Entry(state: String(words[1]), hash: String(words[0])))
    }
  }
}
