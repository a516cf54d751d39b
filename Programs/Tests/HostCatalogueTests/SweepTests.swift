import ConcurrencyExperiments
import DrawingExperiments
import ExperimentKit
import FoundationExperiments
import HostTestSupport
import NetworkExperiments
import TestSupport
import Testing

@Suite("Experiments of the hosts over the values of their parameters", .patient)
struct SweepTests {
  private static let seed: UInt64 = 46
  static let programs: [String: Catalogue] = [
    "lesson-concurrency": .concurrency, "lesson-drawing": .drawing, "lesson-foundation": .foundation,
    "lesson-network": .network,
  ]

  @Test("Every value of each parameter, and two of them together, have a result or a rejection", arguments: programs)
  func neverTraps(name: String, catalogue: Catalogue) async throws {
    let sweep = Sweep(catalogue)
    let calls = sweep.single + sweep.pairs(500, seed: Self.seed)
    let flaws = try await SweptProgram(BuiltProgram.path(name)).flaws(of: calls, width: 8)
    #expect(flaws == [], "seed \(Self.seed)")
  }
}
