import ExperimentKit
import FoundationExperiments
import TestSupport
import Testing

@Suite("The catalogue of the Foundation experiments")
struct CatalogueTests {
  @Test("It lists every experiment that a source file declares")
  func listsEveryExperiment() throws {
    let declared = try Catalogue.namesDeclared(in: "Programs/Sources/FoundationExperiments")
    #expect(declared.count > 2)
    #expect(Catalogue.foundation.entries.map(\.name) == declared)
  }

  @Test(
    "Names are kebab-case, words are in both languages, examples run twice the same",
    arguments: Catalogue.foundation.entries.map(\.name))
  func hasNoFlaws(name: String) async throws {
    let flaws = try await Catalogue.foundation.flaws(of: name)
    #expect(flaws == [])
  }
}
