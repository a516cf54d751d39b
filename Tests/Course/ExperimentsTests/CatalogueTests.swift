import AppExperiments
import ExperimentKit
import NumberExperiments
import TestSupport
import Testing

@Suite("The catalogs of the course")
struct CatalogueTests {
  static let catalogues: [String: Catalogue] = [
    "Sources/Course/AppExperiments": .app, "Sources/Course/NumberExperiments": .number,
  ]
  static let all = Catalogue(joining: .app, .number)

  @Test("The catalog lists every experiment that a source file declares", arguments: catalogues)
  func listsEveryExperiment(folder: String, catalogue: Catalogue) throws {
    let declared = try Catalogue.namesDeclared(in: folder)
    #expect(declared.count > 2)
    #expect(catalogue.entries.map(\.name) == declared)
  }

  @Test(
    "Names are in kebab case, words are in both languages, and examples have the same result twice",
    arguments: all.entries.map(\.name))
  func hasNoFlaws(name: String) async throws {
    let flaws = try await Self.all.flaws(of: name)
    #expect(flaws == [])
  }
}
