import ExperimentKit
import HostTestSupport
import NetworkExperiments
import TestSupport
import Testing

@Suite("The catalogue of the network experiments", .patient)
struct CatalogueTests {
  @Test("It lists every experiment that a source file declares")
  func listsEveryExperiment() throws {
    let declared = try Catalogue.namesDeclared(in: "Programs/Sources/NetworkExperiments")
    #expect(declared.count > 2)
    #expect(Catalogue.network.entries.map(\.name) == declared)
  }

  @Test(
    "Names are kebab-case, words are in both languages, examples run twice the same",
    arguments: Catalogue.network.entries.map(\.name))
  func hasNoFlaws(name: String) async throws {
    let flaws = try await Catalogue.network.flaws(of: name)
    #expect(flaws == [])
  }
}
