import ExperimentKit
import NumberExperiments
import TestSupport
import Testing

@Suite("The catalogue of the experiments on numbers")
struct CatalogueTests {
  @Test("It lists every experiment that a source file declares")
  func listsEveryExperiment() throws {
    let declared = try Catalogue.namesDeclared(in: "Sources/Course/NumberExperiments")
    #expect(declared.count > 10)
    #expect(Catalogue.number.entries.map(\.name) == declared)
  }

  @Test(
    "Names are kebab-case, words are in both languages, examples run twice the same",
    arguments: Catalogue.number.entries.map(\.name))
  func hasNoFlaws(name: String) async throws {
    let flaws = try await Catalogue.number.flaws(of: name)
    #expect(flaws == [])
  }

  @Test("Other parameters make another experiment")
  func parametersTellExperimentsApart() throws {
    let five = try prepare("integer.table", "encoding: unsigned").get()
    #expect(five.isSame(as: try prepare("integer.table", "{bits: 5, encoding: unsigned, fold: 1}").get()))
    #expect(!five.isSame(as: try prepare("integer.table", "{encoding: unsigned, bits: 6}").get()))
    #expect(!five.isSame(as: try prepare("integer.table", "{encoding: unsigned, fold: 4}").get()))
    #expect(!five.isSame(as: try prepare("integer.negation", "encoding: unsigned").get()))
  }
}
