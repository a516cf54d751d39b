import AppExperiments
import ExperimentKit
import NumberExperiments
import TestSupport
import Testing

@Suite("The catalogues of the course")
struct CatalogueTests {
  static let catalogues: [String: Catalogue] = [
    "Sources/Course/AppExperiments": .app, "Sources/Course/NumberExperiments": .number,
  ]
  static let all = Catalogue(joining: .app, .number)

  @Test("It lists every experiment that a source file declares", arguments: catalogues)
  func listsEveryExperiment(folder: String, catalogue: Catalogue) throws {
    let declared = try Catalogue.namesDeclared(in: folder)
    #expect(declared.count > 2)
    #expect(catalogue.entries.map(\.name) == declared)
  }

  @Test(
    "Names are kebab-case, words are in both languages, examples run twice the same",
    arguments: all.entries.map(\.name))
  func hasNoFlaws(name: String) async throws {
    let flaws = try await Self.all.flaws(of: name)
    #expect(flaws == [])
  }
}
