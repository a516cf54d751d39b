import Drawing
import ExperimentKit
import Results
import SourceText
import TestSupport
import Testing

@testable import DrawingExperiments

@Suite("The effects of the drawing class on pixels and state")
struct DrawingContextTableTests {
  @Test("Filling last hides the inner half of a border", arguments: [1, 2, 3, 8, 20])
  func order(width: Int) async throws {
    let half = width.isMultiple(of: 2) ? "\(width / 2)" : "\(width / 2).5"
    #expect(
      try await table("drawing-context.fill-order", "line-width: \(width)").lines() == [
        "fill, then stroke|\(half)|\(half)|\(width)", "stroke, then fill|\(half)|0|\(half)",
      ])
  }

  @Test("The picture shows both orders")
  func orderPicture() async throws {
    let image = try await picture("drawing-context.fill-order-picture", "line-width: 8").pixels()
    #expect([46, 326].map { image.color($0, 100) } == ["#1A1AFF", "#E6E6FF"])
    #expect([34, 314].map { image.color($0, 100) } == ["#1A1AFF", "#1A1AFF"])
  }

  @Test("An unrestored setting reaches the next shape")
  func state() async throws {
    #expect(
      try await table("drawing-context.saved-state").lines() == [
        "saved and restored|1|#000000|1|#000000", "not restored|9|#ff0000|9|#ff0000",
      ])
    let image = try await picture("drawing-context.saved-state-picture").pixels()
    #expect([40, 320].map { image.color($0, 105) } == ["#000000", "#FF0000"])
  }

  @Test("Components are clamped")
  func values() async throws {
    #expect(
      try await table("drawing-context.color-values", "values: [-1000, -0.001, 0, 0.2, 1, 1.001, 1000]").column("byte")
        == ["0", "0", "0", "51", "255", "255", "255"])
    #expect(try refusals("drawing-context.color-values", "values: [nan]").count == 1)
  }

  @Test("The types none, stroke, fill and both draw their parts")
  func types() async throws {
    let (none, blue, yellow) = ("#00000000", "#0000FFFF", "#FFFF00FF")
    #expect(
      try await table("drawing-context.draw-types").lines() == [
        "none|\(none)|\(none)|\(none)", "stroke|\(blue)|\(none)|\(none)", "fill|\(yellow)|\(yellow)|\(none)",
        "both|\(blue)|\(yellow)|\(none)",
      ])
  }

  @Test(
    "The claims about the first form are tested", arguments: [(-1, "false"), (0, "false"), (1, "true"), (7, "true")])
  func claims(count: Int, verdict: String) async throws {
    let table = try await table("drawing-context.claim", "count: \(count)")
    #expect(table.column("verdict") == [verdict, "false", "true"])
    #expect(table.column("computed")[1] == "1 of 2: the second prints ERROR:DIOS_GI:Disabled and returns nil")
    for component in [-9, -0.1, 0, 0.3, 1, 2.5] {
      #expect(
        try await DrawingExperimentsTests.table("drawing-context.claim", "component: \(component)").column("verdict")
          .last == "true")
    }
  }
}
