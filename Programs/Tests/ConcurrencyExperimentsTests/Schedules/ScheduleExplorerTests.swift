import ExperimentKit
import HostTestSupport
import TestSupport
import Testing

@testable import ConcurrencyExperiments

@Suite("Every order in which steps can happen", .patient)
struct ScheduleExplorerTests {
  /// Rows of steps, each of which happens in order.
  final class Rows: SteppedSystem {
    private var left: [Int]
    private(set) var taken: [Int] = []
    let ended: EventLog<Void>?

    init(_ counts: [Int], ended: EventLog<Void>? = nil) { (left, self.ended) = (counts, ended) }

    var steps: [Int] { left.indices.filter { left[$0] > 0 } }

    func take(_ step: Int) {
      left[step] -= 1
      taken.append(step)
    }

    func end() { ended?.add(()) }
  }

  /// Returns the number of ways to riffle rows: the multinomial coefficient.
  static func riffles(_ counts: [Int]) -> Int {
    let factorial = { (number: Int) in (1...max(number, 1)).reduce(1, *) }
    return counts.reduce(factorial(counts.reduce(0, +))) { $0 / factorial($1) }
  }

  @Test("Rows are riffled once in each way", arguments: [[], [3], [1, 1], [2, 3], [1, 1, 1, 1], [2, 2, 2]])
  func riffles(counts: [Int]) throws {
    let all = try ScheduleExplorer { Rows(counts) }.all(\.taken)
    #expect(all.count == Self.riffles(counts))
    #expect(Set(all.map(\.steps)).count == all.count)
    #expect(all.allSatisfy { $0.steps == $0.outcome })
    #expect(zip(all, all.dropFirst()).allSatisfy { $0.steps.lexicographicallyPrecedes($1.steps) })
  }

  @Test("Every system is ended")
  func ends() throws {
    let ended = EventLog<Void>()
    let all = try ScheduleExplorer { Rows([2, 2], ended: ended) }.all { _ in }
    #expect(ended.entries.count == all.count)
  }

  @Test("Too many schedules and too long ones are refused")
  func limits() {
    #expect(throws: ExperimentError("There are more than 5 schedules.")) {
      try ScheduleExplorer(limit: 5) { Rows([2, 2]) }.all { _ in }
    }
    #expect(throws: ExperimentError("A schedule has more than 9 steps.")) {
      try ScheduleExplorer(longest: 9) { Rows([10]) }.all { _ in }
    }
  }

  @Test("A system that differs each time is refused")
  func changing() {
    var made = 0
    #expect(throws: ExperimentError("The same choices led to different steps the second time.")) {
      try ScheduleExplorer {
        made += 1
        return Rows(made == 1 ? [2, 1] : [1, 0])
      }.all { _ in }
    }
  }
}
