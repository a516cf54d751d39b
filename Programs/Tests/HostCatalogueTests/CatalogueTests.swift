import ConcurrencyExperiments
import DrawingExperiments
import ExperimentKit
import FoundationExperiments
import HostTestSupport
import NetworkExperiments
import TestSupport
import Testing

@Suite("The catalogs of the hosts", .patient)
struct CatalogueTests {
  static let catalogues: [String: Catalogue] = [
    "Programs/Sources/ConcurrencyExperiments": .concurrency, "Programs/Sources/DrawingExperiments": .drawing,
    "Programs/Sources/FoundationExperiments": .foundation, "Programs/Sources/NetworkExperiments": .network,
  ]
  static let all = Catalogue(joining: .concurrency, .drawing, .foundation, .network)

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
