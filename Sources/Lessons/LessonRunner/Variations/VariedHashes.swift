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
  private var dependsOnFiles = false

  /// Creates an empty record.
  init() {}

  /// Takes a state with its result.
  mutating func take(_ state: VariedState, _ result: VariedResult, holdsFiles: Bool) {
    dependsOnFiles = dependsOnFiles || holdsFiles
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
    return .lines(
      Lines([LocalizedText("\(refusals)")] + record.entries.map { LocalizedText("\($0.hash) \($0.state)") }))
  }

  /// Reads hashes from the cache; nil for another result.
  init?(_ result: CellResult) {
    guard case .lines(let lines) = result, let refusals = lines.lines.first.flatMap({ Int($0.en) }) else { return nil }
    self.refusals = refusals
    for line in lines.lines.dropFirst() {
      let words = line.en.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { return nil }
      record.entries.append(VariedRecord.Entry(state: String(words[1]), hash: String(words[0])))
    }
  }
}
