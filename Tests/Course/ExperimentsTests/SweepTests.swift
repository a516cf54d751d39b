import ExperimentKit
import TestSupport
import Testing

@Suite("Experiments over the values of their parameters")
struct SweepTests {
  private static let seed: UInt64 = 46

  @Test("Every value of each parameter, and two of them together, have a result or a rejection")
  func neverTraps() async throws {
    let sweep = Sweep(CatalogueTests.all)
    let program = SweptProgram(BuiltProgram.path("lesson"), ["experiments", "--host"])
    let flaws = try await program.flaws(of: sweep.single + sweep.pairs(2_000, seed: Self.seed))
    #expect(flaws == [], "seed \(Self.seed)")
  }
}
