import ConcurrencyExperiments
import ExperimentKit
import HostTestSupport
import TestSupport
import Testing

@Suite("The catalogue of the concurrency experiments", .patient)
struct CatalogueTests {
  @Test("It lists every experiment that a source file declares")
  func listsEveryExperiment() throws {
    let declared = try Catalogue.namesDeclared(in: "Programs/Sources/ConcurrencyExperiments")
    #expect(declared.count > 2)
    #expect(Catalogue.concurrency.entries.map(\.name) == declared)
  }

  @Test(
    "Names are kebab-case, words are in both languages, examples run twice the same",
    arguments: Catalogue.concurrency.entries.map(\.name))
  func hasNoFlaws(name: String) async throws {
    let flaws = try await Catalogue.concurrency.flaws(of: name)
    #expect(flaws == [])
  }
}
