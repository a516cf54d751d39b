import LessonKit
import SourceText

/// What a cell's outcome means for a run, as CI programs count it.
package enum CellVerdict: Sendable, Hashable {
  /// All is as it should be.
  case passed
  /// Something was compared, or asked for, and is otherwise.
  case failed
  /// There was nothing to compare, as the cell could not run.
  case erred
  /// Nothing was compared, and that is no mistake: why, as the end of a sentence.
  case skipped(String)
}

/// Which outcomes fail.
package struct VerdictRules: Sendable {
  /// A cell of a document.
  package struct CellKey: Sendable, Hashable {
    /// The path of the document, as reports have it.
    package var path: String
    /// The line of the cell.
    package var line: Int

    /// Names a cell.
    package init(path: String, line: Int) {
      (self.path, self.line) = (path, line)
    }
  }

  /// Whether cells without a transcript, skipped cells and warnings in lessons fail too.
  package var isStrict: Bool
  /// The cells whose verdict is another, as a baseline or the kinds that fail say.
  package var exceptions: [CellKey: CellVerdict] = [:]

  /// Differences and what could not run fail; with `isStrict`, what was not compared does too.
  package init(isStrict: Bool = false) {
    self.isStrict = isStrict
  }

  /// Whether the warnings of a document fail; documents that are no lessons have other readers in mind.
  package func warningsFail(in path: String) -> Bool {
    isStrict && DocumentName(path: path).isLesson
  }

  /// The warnings of a document that fail.
  func failingWarnings(of document: DocumentRecord) -> [Finding] {
    warningsFail(in: document.path) ? document.warnings ?? [] : []
  }

  /// The warnings of a document that fail nothing.
  func plainWarnings(of document: DocumentRecord) -> [Finding] {
    warningsFail(in: document.path) ? [] : document.warnings ?? []
  }

  /// Whether a warning of a record fails.
  package func hasFailingWarning(_ record: RunRecord) -> Bool {
    record.documents.contains { !failingWarnings(of: $0).isEmpty }
  }

  /// What a cell's outcome means.
  package func verdict(of cell: CellRecord, in document: DocumentRecord) -> CellVerdict {
    if let verdict = exceptions[CellKey(path: document.path, line: cell.line)] { return verdict }
    switch cell.status {
    case .agrees: return .passed
    case .differs: return .failed
    case .couldNotRun: return .erred
    case .noTranscript: return isStrict ? .failed : .skipped("it has no transcript")
    case .skipped: return isStrict ? .failed : .skipped(cell.reason ?? CellOutcome.wasNotRun)
    }
  }
}

/// How many outcomes of a document, or of a run, have which verdict; each mistake outside cells counts as one that erred.
struct VerdictCounts: Hashable {
  var tests = 0
  var failures = 0
  var errors = 0
  var skipped = 0

  mutating func count(_ verdict: CellVerdict) {
    tests += 1
    switch verdict {
    case .passed: break
    case .failed: failures += 1
    case .erred: errors += 1
    case .skipped: skipped += 1
    }
  }

  static func += (left: inout VerdictCounts, right: VerdictCounts) {
    left.tests += right.tests
    left.failures += right.failures
    left.errors += right.errors
    left.skipped += right.skipped
  }
}
