import AppExperiments
import ExperimentKit
import TestSupport
import Testing

@Suite("The catalogue of the systems of apps")
struct CatalogueTests {
  @Test("It lists every experiment that a source file declares")
  func listsEveryExperiment() throws {
    let declared = try Catalogue.namesDeclared(in: "Sources/Course/AppExperiments")
    #expect(declared.count > 10)
    #expect(Catalogue.app.entries.map(\.name) == declared)
  }

  @Test(
    "Names are kebab-case, words are in both languages, examples run twice the same",
    arguments: Catalogue.app.entries.map(\.name))
  func hasNoFlaws(name: String) async throws {
    let flaws = try await Catalogue.app.flaws(of: name)
    #expect(flaws == [])
  }
}
