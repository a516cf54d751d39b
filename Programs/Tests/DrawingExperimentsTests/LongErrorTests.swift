import DrawingExperiments
import ExperimentKit
import TestSupport
import Testing

@Suite("Long errors in drawings")
struct LongErrorTests {
  /// The longest help lists the forms of all calls of a drawing; the written text is cut to its beginning.
  @Test(
    "An error of 3000 letters has a short message, for every parameter and every place in a line",
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
