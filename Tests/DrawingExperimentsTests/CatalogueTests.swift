import DrawingExperiments
import ExperimentKit
import TestSupport
import Testing

@Suite("The catalogue of the drawing experiments")
struct CatalogueTests {
  @Test("It lists every experiment that a source file declares")
  func listsEveryExperiment() throws {
    let declared = try Catalogue.namesDeclared(in: "Sources/DrawingExperiments")
    #expect(declared.count > 10)
    #expect(Catalogue.drawing.entries.map(\.name) == declared)
  }

  @Test(
    "Names are kebab-case, words are in both languages, examples run twice the same",
    arguments: Catalogue.drawing.entries.map(\.name))
  func hasNoFlaws(name: String) async throws {
    #expect(try await Catalogue.drawing.flaws(of: name) == [])
  }
}
