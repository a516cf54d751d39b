import LessonKit

/// How many outcomes of a document, or of a run, have which verdict; each error outside cells counts as one that erred.
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
    case .skipped, .tolerated: skipped += 1
    }
  }

  static func += (left: inout VerdictCounts, right: VerdictCounts) {
    left.tests += right.tests
    left.failures += right.failures
    left.errors += right.errors
    left.skipped += right.skipped
  }
}
