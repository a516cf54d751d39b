import ExperimentKit
import LessonKit
import LessonRunner
import Synchronization
import TestSupport
import Testing

private final class Reports: Sendable {
  private let reports = Mutex<[[Int]]>([])

  var all: [[Int]] { reports.withLock { $0 } }

  func add(_ report: [Int]) {
    reports.withLock { $0.append(report) }
  }
}

@Suite("The progress of a run")
struct ProgressTests {
  @Test("The progress of several documents counts finished documents, and a single document reports its experiments")
  func documents() async throws {
    let folder = try TemporaryFolder()
    let paths = try (1...3).map { try folder.write("```experiment sample.lines\n```\n", to: "\($0)/a.md") }
    #expect(await reports(of: paths) == [[0, 3], [1, 3], [2, 3], [3, 3]])
    #expect(await reports(of: [paths[0]]) == [])
  }

  private func reports(of paths: [String]) async -> [[Int]] {
    let reports = Reports()
    let watcher = Progress.Watcher { reports.add([$0, $1]) }
    await Progress.$watcher.withValue(watcher) {
      await Runner(catalogue: sampleCatalogue).run(Selection(paths), keepsResults: false) { _ in }
    }
    return Array(Set(reports.all)).sorted { $0[0] < $1[0] }
  }
}
