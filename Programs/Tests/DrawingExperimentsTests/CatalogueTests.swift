import DrawingExperiments
import ExperimentKit
import TestSupport
import Testing

@Suite("The catalogue of the drawing experiments")
struct CatalogueTests {
  @Test("It lists every experiment that a source file declares")
  func listsEveryExperiment() throws {
    let declared = try Catalogue.namesDeclared(in: "Programs/Sources/DrawingExperiments")
    #expect(declared.count > 10)
    #expect(Catalogue.drawing.entries.map(\.name) == declared)
  }

  @Test(
    "Names are kebab-case, words are in both languages, examples run twice the same",
    arguments: Catalogue.drawing.entries.map(\.name))
  func hasNoFlaws(name: String) async throws {
    let flaws = try await Catalogue.drawing.flaws(of: name)
    #expect(flaws == [])
  }

  /// The longest help lists the forms of all calls of a drawing; what was written is cut to its beginning.
  @Test(
    "A mistake of 3000 letters is told in a short message, for every parameter and every place in a line",
    arguments: Catalogue.drawing.entries)
  func toldShortly(entry: CatalogueEntry) throws {
    let long = String(repeating: "z", count: 3_000)
    let starts = [
      "", "drag ", "began ", "tool ", "add ", "stop ", "line 0 ", "1 ", "circle ", "circle 60 60 30 ", "view 0 0 ",
      "main ", "main stroke ",
    ]
    for parameter in entry.parameters {
      for start in starts {
        for finding in try refusals(entry.name, "\(parameter.name): [\(start)\(long)]") {
          #expect(finding.count < 1_200, "\(parameter.name): [\(start)…]")
        }
      }
    }
  }
}
