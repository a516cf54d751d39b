import LessonKit
import SourceText

/// The verdict on a run so far: the numbers of failing cells, and their kinds.
package struct RunVerdict {
  /// The ending of a run.
  package enum Ending: Sendable {
    /// Every outcome is as expected or tolerated.
    case good
    /// An outcome differs from its document.
    case failed
    /// A cell could not run, or a file could not be read.
    case couldNotRun
  }

  /// The rules for failures.
  package let rules: FailureRules
  private var baseline: Baseline?
  /// The number of failing cells of each kind, by its word.
  package private(set) var failures: [String: Int] = [:]
  /// The number of tolerated cells.
  package private(set) var tolerated = 0
  /// The number of errors that concern no cell.
  private var errors = 0
  /// The number of documents with warnings that fail.
  private var warnings = 0
  /// The number of cells that could not run.
  private var erred = 0
  /// The number of cells that fail in another way.
  private var failed = 0

  /// Creates a verdict on an empty run.
  ///
  /// - Parameters:
  ///   - rules: the rules for failures.
  ///   - baseline: the tolerated faults; nil for none.
  package init(_ rules: FailureRules, baseline: Baseline? = nil) {
    (self.rules, self.baseline) = (rules, baseline)
  }

  /// The ending of the run so far.
  package var ending: Ending {
    if errors + erred > 0 { return .couldNotRun }
    return failed + warnings > 0 ? .failed : .good
  }

  /// The number of failures.
  package var count: Int { errors + warnings + erred + failed }

  /// Takes errors that concern no cell.
  package mutating func take(_ findings: [Finding]) { errors += findings.count }

  /// Tolerates the cells that fail now, because they were just written into the baseline.
  package mutating func tolerateCells() { (erred, failed) = (0, 0) }

  /// Takes the findings on links to symbols, which fail only if the rules say so.
  package mutating func take(links: [Finding]) {
    guard rules.linksFail, !links.isEmpty else { return }
    failed += links.count
    failures[FailureKind.links.word, default: 0] += links.count
  }

  /// Takes the outcomes of a document.
  ///
  /// - Returns: the verdict on each cell; none for a document whose cells were not run again.
  package mutating func take(_ document: DocumentOutcome) -> [CellVerdict] {
    take(document.findings)
    if !document.warnings.isEmpty, rules.warningsFail(in: document.path) { warnings += 1 }
    if let verdict = document.verdict {
      for verdict in rules.verdicts(of: verdict) { count(verdict) }
      return []
    }
    let failing = document.cells.map(rules.failure)
    let isTolerated = baseline?.take(document, failing) ?? []
    return document.cells.enumerated().map { index, outcome in
      let verdict = rules.verdict(
        of: outcome, isTolerated: isTolerated.indices.contains(index) && isTolerated[index] && failing[index] != nil)
      if verdict == .tolerated { tolerated += 1 }
      if verdict == .failed || verdict == .erred { failures[failing[index]?.word ?? "skipped", default: 0] += 1 }
      count(verdict)
      return verdict
    }
  }

  /// Takes saved outcomes.
  package mutating func take(_ record: RunRecord) {
    take(record.findings)
    for document in record.documents {
      take(document.findings)
      if !rules.failingWarnings(of: document).isEmpty { warnings += 1 }
      for cell in document.cells { count(rules.verdict(of: cell)) }
    }
  }

  private mutating func count(_ verdict: CellVerdict) {
    switch verdict {
    case .erred: erred += 1
    case .failed: failed += 1
    case .passed, .skipped, .tolerated: break
    }
  }

  /// The lines at the end of a run with `--fail-on` or a baseline.
  package var lines: [String] {
    var lines: [String] = []
    if !failures.isEmpty {
      let counts = failures.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
      lines.append("Failed: \(counts.joined(separator: ", ")).")
    }
    if tolerated > 0 { lines.append("Tolerated by the baseline: \(tolerated).") }
    return lines
  }

  /// Reports the entries of the baseline that can be removed.
  ///
  /// - Parameter exists: whether a document exists.
  /// - Returns: a finding for each, at its line.
  package func outdated(exists: (String) -> Bool) -> [Finding] {
    guard let baseline else { return [] }
    return baseline.outdated(exists: exists).map { entry in
      Finding(
        Place(file: baseline.path, line: entry.line),
        "Outdated baseline entry: `\(entry.fault.code.abbreviated)` in `\(entry.document)` no longer fails.",
        help: "Remove the entry, or run with `--write-baseline`.")
    }
  }

  /// Returns the text of a baseline with the current failures.
  ///
  /// - Parameter exists: whether a document exists.
  /// - Returns: the text; nil without a baseline.
  package func newBaseline(exists: (String) -> Bool) -> String? { baseline?.text(exists: exists) }
}
