import LessonKit

/// The numbers of outcomes by verdict, in a document or a run; an error outside cells counts as an error.
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
