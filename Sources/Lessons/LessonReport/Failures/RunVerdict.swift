import LessonKit
import SourceText

/// What is decided of a run so far: how many cells fail, and in which ways.
package struct RunVerdict {
  /// How a run ends.
  package enum Ending: Sendable {
    /// All is as it should be, or tolerated.
    case good
    /// Something is otherwise than a document says.
    case failed
    /// Something could not run, or could not be read.
    case couldNotRun
  }

  /// What fails.
  package let rules: FailureRules
  private var baseline: Baseline?
  /// How many cells fail in each way, by its word.
  package private(set) var failures: [String: Int] = [:]
  /// How many cells are tolerated.
  package private(set) var tolerated = 0
  /// How many errors there are that concern no cell.
  private var errors = 0
  /// How many documents have warnings that fail.
  private var warnings = 0
  /// How many cells could not run.
  private var erred = 0
  /// How many cells fail in another way.
  private var failed = 0

  /// - Parameters:
  ///   - rules: what fails.
  ///   - baseline: what is tolerated; nil for nothing.
  package init(_ rules: FailureRules, baseline: Baseline? = nil) {
    (self.rules, self.baseline) = (rules, baseline)
  }

  /// How the run ends, if nothing more comes.
  package var ending: Ending {
    if errors + erred > 0 { return .couldNotRun }
    return failed + warnings > 0 ? .failed : .good
  }

  /// How many things fail.
  package var count: Int { errors + warnings + erred + failed }

  /// Takes errors that concern no cell.
  package mutating func take(_ findings: [Finding]) { errors += findings.count }

  /// Tolerates the cells that fail now, as they were written into the baseline.
  package mutating func tolerateCells() { (erred, failed) = (0, 0) }

  /// Takes the outcomes of a document.
  ///
  /// - Returns: what is decided of each cell; nothing for a document whose cells were not run again.
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

  /// What is to be said at the end of a run that names kinds or a baseline.
  package var lines: [String] {
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
  package func outdated(exists: (String) -> Bool) -> [Finding] {
    guard let baseline else { return [] }
    return baseline.outdated(exists: exists).map { entry in
      Finding(
        Place(file: baseline.path, line: entry.line),
        "Outdated baseline entry: `\(entry.fault.code.abbreviated)` in `\(entry.document)` no longer fails.",
        help: "Remove the entry, or run with `--write-baseline`.")
    }
  }

  /// Makes the text of the baseline with what fails now.
  ///
  /// - Parameter exists: whether there is a document.
  /// - Returns: the text; nil without a baseline.
  package func newBaseline(exists: (String) -> Bool) -> String? { baseline?.text(exists: exists) }
}
