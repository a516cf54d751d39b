import ArgumentParser
import LessonKit
import LessonReport
import LessonRunner
import SourceText

/// What fails a run: kinds of failures, but for those that a baseline tolerates.
struct FailurePolicy {
  private let kinds: Set<FailureKind>
  private var baseline: Baseline?
  private(set) var failures: [String: Int] = [:]
  private(set) var tolerated = 0
  /// What the outcomes of cells mean that are not as they should be.
  private(set) var verdicts: [VerdictRules.CellKey: CellVerdict] = [:]

  /// - Parameters:
  ///   - kinds: what fails.
  ///   - baseline: what is tolerated; nil for nothing.
  init(_ kinds: [FailureKind], baseline: Baseline?) {
    (self.kinds, self.baseline) = (Set(kinds), baseline)
  }

  /// The kinds that fail where nothing else is asked for.
  static let standard: [FailureKind] = [.differs, .couldNotRun]

  /// Takes the outcomes of a document.
  mutating func take(_ document: DocumentOutcome) {
    let all = document.cells.map { FailureKind($0) }
    let failing = all.map { kind in kind.flatMap { kinds.contains($0) ? $0 : nil } }
    let isTolerated = baseline?.take(document, failing) ?? []
    for (index, outcome) in document.cells.enumerated() {
      guard let kind = all[index] else { continue }
      let key = VerdictRules.CellKey(path: document.reportPath, line: outcome.cell.lines.lowerBound)
      guard failing[index] != nil else {
        let reason = outcome.reason ?? "\(kind.word), which does not fail this run"
        verdicts[key] = .skipped(reason)
        continue
      }
      if isTolerated.indices.contains(index), isTolerated[index] {
        tolerated += 1
        verdicts[key] = .skipped("\(kind.word), which the baseline tolerates")
      } else {
        failures[kind.word, default: 0] += 1
        verdicts[key] = kind == .couldNotRun ? .erred : .failed
      }
    }
  }

  /// What is to be told at the end.
  var lines: [String] {
    var lines: [String] = []
    if !failures.isEmpty {
      let counts = failures.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      lines.append("Failed: \(counts.joined(separator: ", ")).")
    }
    if tolerated > 0 { lines.append("Tolerated by the baseline: \(tolerated).") }
    return lines
  }

  /// Reports the entries of the baseline that can go.
  ///
  /// - Parameter exists: whether there is a document.
  /// - Returns: a finding for each, at its line.
  func outdated(exists: (String) -> Bool) -> [Finding] {
    guard let baseline else { return [] }
    return baseline.outdated(exists: exists).map { entry in
      Finding(
        Place(file: baseline.path, line: entry.line),
        "Nothing fails here any more: `\(entry.fault.code.abbreviated)` in `\(entry.document)`.",
        help: "Remove the entry, or let `--write-baseline` do it.")
    }
  }

  /// Makes the text of the baseline with what fails now.
  ///
  /// - Parameter exists: whether there is a document.
  /// - Returns: the text; nil where there is no baseline.
  func newBaseline(exists: (String) -> Bool) -> String? { baseline?.text(exists: exists) }
}
